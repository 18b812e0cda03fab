import type { ClientProfile } from '../../clients/profile.js'
import type { Node, ObjectNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { readInputs } from '../../kinds/inputs.js'
import { checkShape, missingMembers, typeInWords } from '../../shape/check.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'An input needs an id, a type that the client knows and what that type asks for, such as a description or options. Otherwise it cannot be asked for, and servers that use it do not start.',
  sources: [
    'microsoft/vscode, configurationResolverSchema.ts: promptString, pickString and command, with their required members',
  ],
  examples: {
    bad: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  "inputs": [{ "id": "folder", "type": "promptString" }],\n  "servers": {\n    "search": { "command": "uvx", "args": ["search-server", "${input:folder}"] }\n  }\n}\n',
      },
      {
        file: '.vscode/mcp.json',
        text: '{\n  "inputs": [{ "id": "folder", "type": "prompt", "description": "Folder to search" }],\n  "servers": {\n    "search": { "command": "uvx", "args": ["search-server", "${input:folder}"] }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  "inputs": [{ "id": "folder", "type": "promptString", "description": "Folder to search" }],\n  "servers": {\n    "search": { "command": "uvx", "args": ["search-server", "${input:folder}"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_INPUT_INVALID',
  on: 'config',
  title: 'An input that the client cannot ask for',
  severity: 'error',
  basis: 'client',
  tags: ['placeholders'],
  since: '0.1.0',
  messages: {
    missing: ({ names, name }: { names: readonly string[]; name: string }) => ({
      what: `The input lacks ${list(names.map(quote), 'and')}.`,
      todo: `Add ${names.length > 1 ? 'them' : 'it'}: without ${names.length > 1 ? 'them' : 'it'} ${name} cannot ask for the input.`,
    }),
    type: ({ word, words, name }: { word: string; words: readonly string[]; name: string }) => ({
      what: `${name} has no inputs of the type ${quote(word)}.`,
      todo: `Write ${list(words.map(quote), 'or')}: an input of another type is not asked for.`,
    }),
    'no-object': ({ type, name }: { type: string; name: string }) => ({
      what: `This input is ${type}, not an object.`,
      todo: `Write an object with "id", "type" and what that type needs: ${name} cannot ask for anything else.`,
    }),
  },
  check({ layout: { root }, reader: { name, file, client } }, report) {
    for (const { node } of readInputs(root, file)?.defined ?? []) {
      if (node.type !== 'object') {
        report('no-object', node, { type: typeInWords(node), name })
        continue
      }
      const type = member(node, 'type')?.value
      if (type?.type === 'string' && !kindOf(client, type.value)) {
        report('type', type, { word: type.value, words: Object.keys(client.inputKinds ?? {}), name })
        continue
      }
      for (const [lacking, names] of missing(node, client)) report('missing', lacking, { names, name })
    }
  },
})

function kindOf({ inputKinds = {} }: ClientProfile, word: string) {
  return Object.hasOwn(inputKinds, word) ? inputKinds[word] : undefined
}

/** What each object in an input lacks. Without a type only what all types need is certain. */
function missing(node: ObjectNode, client: ClientProfile): Map<Node, string[]> {
  const type = member(node, 'type')?.value
  const kind = type?.type === 'string' ? kindOf(client, type.value) : undefined
  const problems = kind
    ? checkShape(node, kind)
    : Object.values(client.inputKinds ?? {})
        .map(one => missingMembers(node, one.members))
        .reduce((all, some) => all.filter(one => some.some(other => sameMember(one, other))))
  const found = new Map<Node, string[]>()
  for (const one of problems) {
    if (one.kind === 'missing-member') found.set(one.node, [...(found.get(one.node) ?? []), one.name])
  }
  return found
}

function sameMember(a: ReturnType<typeof missingMembers>[number], b: typeof a): boolean {
  return a.kind === 'missing-member' && b.kind === 'missing-member' && a.name === b.name
}
