import type { Editor } from '../../document/document.js'
import { isReadable } from '../../kinds/readable.js'
import { defineRule, type RulePage, wholeDocument } from '../rule.js'
import { source } from './shared-sources.js'

const decode = { gates: ['decode'] } as const

const syntaxError = defineRule({
  code: 'MCP_SERVER_JSON_SYNTAX_ERROR',
  on: 'registry-root',
  title: 'The server.json cannot be parsed',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: decode,
  messages: {
    broken: ({ problem }: { problem: string }) => ({
      what: `The file is not valid JSON: ${problem}.`,
      todo: 'Correct this place; until then the registry cannot read any of it, and nothing else in the file was checked.',
    }),
    empty: () => ({
      what: 'The file is empty.',
      todo: 'Write one JSON object into it; mcp-publisher init makes a first one.',
    }),
  },
  check({ document, root }, report) {
    const problem = document.problems.find(one => one.kind === 'syntax')
    if (!root && (!problem || document.text.trim() === '')) report('empty', wholeDocument(document), {})
    else if (problem) report('broken', { pointer: problem.pointer, span: problem.span }, { problem: problem.message })
  },
})

const notStrict = defineRule({
  code: 'MCP_SERVER_JSON_NOT_STRICT_JSON',
  on: 'registry-root',
  title: 'Comments or trailing commas in a server.json',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: decode,
  messages: {
    comment: () => ({
      what: 'The file has a comment.',
      todo: 'Take all comments out: mcp-publisher and the registry read plain JSON and refuse the whole file.',
    }),
    comma: () => ({
      what: 'Nothing follows this comma.',
      todo: 'Take it out: mcp-publisher and the registry read plain JSON and refuse the whole file.',
    }),
  },
  check({ document }, report) {
    if (!isReadable(document)) return
    const found = document.problems.filter(one => one.kind === 'comment' || one.kind === 'trailing-comma')
    const [first] = found
    if (!first) return
    const commas = found.filter(one => one.kind === 'trailing-comma')
    const title = commas.length > 1 ? `Take out ${commas.length} commas` : 'Take out the comma'
    const fix = { title, safety: 'safe' as const, edits: (edit: Editor) => commas.flatMap(one => edit.cut(one.span)) }
    const place = { pointer: first.pointer, span: first.span }
    report(first.kind === 'comment' ? 'comment' : 'comma', place, {}, commas.length > 0 ? { fixes: [fix] } : {})
  },
})

const notObject = defineRule({
  code: 'MCP_SERVER_JSON_NOT_OBJECT',
  on: 'registry-root',
  title: 'The server.json holds no object',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: decode,
  messages: {
    other: () => ({
      what: 'The file holds something else than an object.',
      todo: 'A server.json is one object with a name, a description and a version; mcp-publisher init makes a first one.',
    }),
  },
  check({ document, root }, report) {
    if (root && root.type !== 'object' && isReadable(document)) report('other', root, {})
  },
})

export default [syntaxError, notStrict, notObject]

const example = (text: string) => ({ file: 'server.json', text })
const head =
  '{\n  "$schema": "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",\n  "name": "io.github.example-org/demo",\n  "description": "Looks up demo records.",\n'
const tail = '  "remotes": [{ "type": "streamable-http", "url": "https://mcp.example.com/mcp" }]'
const good = [example(`${head}  "version": "1.0.0",\n${tail}\n}\n`)]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_SYNTAX_ERROR: {
    why: 'A server.json that is no JSON is refused by mcp-publisher before anything is sent, and by the registry before anything is checked.',
    sources: [source.cli],
    examples: { bad: [example(`${head}  "version": "1.0.0"\n${tail}\n}\n`)], good },
  },
  MCP_SERVER_JSON_NOT_STRICT_JSON: {
    why: 'Editors forgive comments and commas behind the last item. The JSON reader of Go, which mcp-publisher and the registry use, forgives neither.',
    sources: [source.cli],
    examples: { bad: [example(`${head}  "version": "1.0.0",\n${tail},\n}\n`)], good },
  },
  MCP_SERVER_JSON_NOT_OBJECT: {
    why: 'The registry publishes one server at a time and reads it from one object. A list of servers has to be published file by file.',
    sources: [source.cli],
    examples: { bad: [], good },
  },
}
