import type { ObjectNode } from '../../document/document.js'
import { objectItems, textField } from '../../kinds/server-json/fields.js'
import { variablesOf } from '../../kinds/server-json/read.js'
import { variablesIn } from '../../registry/templated-url.js'
import { nearest } from '../../text/near.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { withEnvironment, withRemote } from './shared-examples.js'
import { source } from './shared-sources.js'

const unused = defineRule({
  code: 'MCP_SERVER_JSON_VARIABLE_UNUSED',
  on: 'registry-object',
  title: 'A variable that nothing refers to',
  severity: 'warning',
  basis: 'advice',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    url: ({ name }: { name: string }) => ({
      what: `No ${quote(`{${name}}`)} stands in the url of this remote.`,
      todo: 'Put it there or take the variable out: clients would ask for it, and nothing would be done with the answer.',
    }),
    value: ({ name }: { name: string }) => ({
      what: `No ${quote(`{${name}}`)} stands in the value of this input.`,
      todo: 'Put it there or take the variable out: clients would ask for it, and nothing would be done with the answer.',
    }),
  },
  check({ node, object }, report) {
    if (object !== 'Argument' && object !== 'KeyValue' && object !== 'RemoteTransport') return
    const isRemote = object === 'RemoteTransport'
    const members = variablesOf(node, object)
    if (members.length === 0) return
    const used = new Set(textsWith(node, object).flatMap(text => variablesIn(text).map(one => one.name)))
    for (const member of members) {
      const { name } = member.key
      if (!used.has(name)) report(isRemote ? 'url' : 'value', { member, at: 'key' }, { name })
    }
  },
})

/** Where variables may be referred to. Those of a remote may also have been meant for its headers, which has a rule of its own. */
function textsWith(node: ObjectNode, object: 'Argument' | 'KeyValue' | 'RemoteTransport'): string[] {
  const own = (object === 'RemoteTransport' ? ['url'] : ['value', 'default']).map(name => textField(node, object, name))
  const headers = object === 'RemoteTransport' ? objectItems(node, object, 'headers') : []
  return [...own, ...headers.map(one => textField(one, 'KeyValue', 'value'))].flatMap(one => one?.value ?? [])
}

const undefinedVariable = defineRule({
  code: 'MCP_SERVER_JSON_INPUT_VARIABLE_UNDEFINED',
  on: 'registry-input',
  title: 'A variable in a value that is defined nowhere',
  severity: 'warning',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    near: ({ variable, near }: { variable: string; near: string }) => ({
      what: `${quote(`{${variable}}`)} stands for nothing here; there is a variable ${quote(near)}.`,
      todo: `Write ${quote(`{${near}}`)}: otherwise the braces reach the server as they are.`,
    }),
    undefined: ({ variable }: { variable: string }) => ({
      what: `${quote(`{${variable}}`)} stands for nothing here.`,
      todo: 'Define it in "variables" of this input: otherwise the braces reach the server as they are.',
    }),
  },
  check({ node, object }, report) {
    const text = textField(node, object, 'value')
    if (!text || /^\s*[[{]\s*(?:["'[{]|[}\]])/.test(text.value)) return // JSON
    const known = new Set(object === 'Input' ? [] : variablesOf(node, object).map(one => one.key.name))
    const told = new Set<string>()
    for (const { name, from, to } of variablesIn(text.value)) {
      if (!/^[A-Za-z_][\w-]*$/.test(name) || text.value[from - 1] === '{' || known.has(name) || told.has(name)) continue
      told.add(name)
      const near = nearest(name, known)
      const at = { inside: text, from, to }
      if (near === undefined) report('undefined', at, { variable: name })
      else report('near', at, { variable: name, near })
    }
  },
})

export default [unused, undefinedVariable]

const good = [
  withRemote({ url: 'https://{tenant}.example.com/mcp', variables: { tenant: { description: 'Your tenant' } } }),
  withEnvironment({ value: 'level={level}', variables: { level: { default: 'info' } } }),
]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_VARIABLE_UNUSED: {
    why: 'Variables are asked for and put in place of the braces of the same name. One that stands nowhere in braces is asked for in vain, and often a misspelt name is behind it.',
    sources: [source.own, source.schema],
    examples: {
      bad: [withEnvironment({ value: 'main', variables: { level: {} } }), withRemote({ variables: { tenant: {} } })],
      good,
    },
  },
  MCP_SERVER_JSON_INPUT_VARIABLE_UNDEFINED: {
    why: 'In a value, a name in braces is replaced by the variable of that name. The registry does not look whether there is one; without it the server gets the braces.',
    sources: [source.schema],
    examples: {
      bad: [withRemote({ headers: [{ name: 'Authorization', value: 'Bearer {token}', isSecret: true }] })],
      good,
    },
  },
}
