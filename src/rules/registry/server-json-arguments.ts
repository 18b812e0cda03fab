import type { StringNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { field, textField } from '../../kinds/server-json/fields.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withArgument, withPackage } from './shared-examples.js'
import { gatesWithout } from './shared-gates.js'
import { source } from './shared-sources.js'

const base = {
  on: 'registry-argument',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
} as const
const WRONG = /[<> $]/

const typeInvalid = defineRule({
  ...base,
  code: 'MCP_SERVER_JSON_ARGUMENT_TYPE_INVALID',
  title: 'An argument that is neither positional nor named',
  official: { gates: ['schema'] },
  messages: {
    other: ({ type }: { type: string }) => ({
      what: `There is no argument of the type ${quote(type)}.`,
      todo: 'Write positional or named (a flag is a named one): validating refuses any other.',
    }),
  },
  check({ type }, report) {
    if (!type || type.value === 'positional' || type.value === 'named') return
    const better = ['flag', 'option'].includes(type.value.toLowerCase()) ? 'named' : undefined
    const fixes: FixDraft[] = better
      ? [{ title: `Write ${better}`, safety: 'suggested', edits: edit => edit.replace(type, better) }]
      : []
    report('other', type, { type: type.value }, { fixes })
  },
})

const nameRequired = defineRule({
  ...base,
  code: 'MCP_SERVER_JSON_ARGUMENT_NAME_REQUIRED',
  title: 'A named argument without a name',
  official: { gates: ['semantic', 'schema'], reference: 'named-argument-name-required' },
  messages: {
    missing: () => ({
      what: 'The argument is named and has no "name".',
      todo: 'Add the flag with its dashes, such as "--port", or make it positional: the registry refuses it without a name.',
    }),
    empty: () => ({
      what: 'The name of the argument is empty.',
      todo: 'Write the flag with its dashes, such as "--port", or make the argument positional: the registry refuses an empty name.',
    }),
  },
  check({ node, type, name }, report) {
    if (type?.value !== 'named') return
    if (name?.value === '') report('empty', name, {})
    else if (!field(node, 'Argument', 'name')) {
      const official = {
        gates: gatesWithout(node, 'name', ['semantic', 'schema']),
        reference: 'named-argument-name-required',
      }
      report('missing', node, {}, { official })
    }
  },
})

const nameInvalid = defineRule({
  ...base,
  code: 'MCP_SERVER_JSON_ARGUMENT_NAME_INVALID',
  title: 'More than a name in the name of an argument',
  official: { gates: ['semantic'], reference: 'invalid-named-argument-name' },
  messages: {
    value: ({ name, flag, value }: { name: string; flag: string; value: string }) => ({
      what: `The name ${quote(name)} has the value in it.`,
      todo: `Write ${quote(flag)} as name and ${quote(value)} as value: the registry refuses a name with a space.`,
    }),
    form: ({ name }: { name: string }) => ({
      what: `The name ${quote(name)} has signs in it that a flag does not have.`,
      todo: 'Write the flag alone; what it takes is said by "valueHint", "description" or "default". The registry refuses <, >, $ and spaces.',
    }),
  },
  check({ node, type, name }, report) {
    if (type?.value !== 'named' || !name || !WRONG.test(name.value)) return
    const split = /^(-[^<> $=]*)[ ]+([^<> $]+)$/.exec(name.value)
    if (!split) return report('form', name, { name: name.value })
    const [, flag = '', value = ''] = split
    const { holder } = name
    const free = !member(node, 'value') && !member(node, 'default')
    const fix: FixDraft = {
      title: 'Write the value as value',
      safety: 'safe',
      edits: edit => [
        ...edit.replace(name, flag),
        ...(holder?.in === 'member' ? edit.insert(node, 'value', value, holder.member) : []),
      ],
    }
    report('value', name, { name: name.value, flag, value }, { fixes: free ? [fix] : [] })
  },
})

const repeatsName = defineRule({
  ...base,
  code: 'MCP_SERVER_JSON_ARGUMENT_VALUE_REPEATS_NAME',
  title: 'The value of an argument begins with its name',
  messages: {
    flag: ({ name, member }: { name: string; member: string }) => ({
      what: `${quote(member)} begins with the name of the argument, ${quote(name)}.`,
      todo: 'Write the value alone: the client puts the name in front of it, and the registry refuses a value that begins with it.',
    }),
    word: ({ name, member }: { name: string; member: string }) => ({
      what: `${quote(member)} begins with ${quote(name)}, the name of the argument.`,
      todo: 'Write the name with its dashes if it is a flag: the registry refuses every value that begins with the name, meant or not.',
    }),
  },
  check({ node, type, name }, report) {
    if (type?.value !== 'named' || !name || name.value === '' || WRONG.test(name.value)) return
    for (const where of ['value', 'default'] as const) {
      const text = textField(node, 'Argument', where)
      if (!text?.value.startsWith(name.value)) continue
      const official = { gates: ['semantic'] as const, reference: `argument-${where}-starts-with-name` }
      const dashed = name.value.startsWith('-')
      const fixes = dashed ? restFix(text, name.value) : []
      report(dashed ? 'flag' : 'word', text, { name: name.value, member: where }, { official, fixes })
    }
  },
})

function restFix(text: StringNode, name: string): FixDraft[] {
  const rest = text.value.slice(name.length)
  if (!/^[= ][^= ]/.test(rest)) return []
  return [
    { title: 'Take out the name', safety: 'safe', edits: edit => edit.replaceInside(text, 0, name.length + 1, '') },
  ]
}

const needsValue = defineRule({
  ...base,
  code: 'MCP_SERVER_JSON_POSITIONAL_NEEDS_VALUE',
  title: 'A positional argument without value and valueHint',
  official: { gates: ['schema'] },
  messages: {
    neither: () => ({
      what: 'The positional argument has neither "value" nor "valueHint".',
      todo: 'Add value where it is always the same, or valueHint to say what the user fills in: validating refuses it otherwise.',
    }),
  },
  check({ node, type }, report) {
    if (type?.value !== 'positional') return
    const filled = ['value', 'valueHint'].some(name => {
      const found = field(node, 'Argument', name)?.value
      return found && !(found.type === 'string' && found.value === '')
    })
    if (filled) return
    const gates = gatesWithout(node, 'value', gatesWithout(node, 'valueHint', ['schema']))
    report('neither', node, {}, { official: { gates } })
  },
})

const noDash = defineRule({
  ...base,
  code: 'MCP_SERVER_JSON_ARGUMENT_NAME_NO_DASH',
  title: 'The name of an argument has no dash',
  severity: 'info',
  messages: {
    bare: ({ name }: { name: string }) => ({
      what: `The name ${quote(name)} has no dash in front of it.`,
      todo: 'Write the flag as it stands on the command line, with its dashes: clients put nothing in front of it.',
    }),
  },
  check({ type, name }, report) {
    if (type?.value !== 'named' || !name || name.value === '' || WRONG.test(name.value)) return
    if (!/^[-/+]/.test(name.value)) report('bare', name, { name: name.value })
  },
})

const ignored = defineRule({
  ...base,
  code: 'MCP_SERVER_JSON_ARGUMENT_FIELD_IGNORED',
  title: 'A member that this type of argument has no use for',
  severity: 'info',
  messages: {
    name: () => ({
      what: 'A positional argument has no name.',
      todo: 'Make the argument named if it is a flag; valueHint says what a positional one is.',
    }),
    hint: () => ({
      what: 'A named argument has no valueHint.',
      todo: 'Take it out: the name says what the argument is, and description or placeholder what belongs there.',
    }),
  },
  check({ node, type }, report) {
    const [name, hint] = [member(node, 'name'), field(node, 'Argument', 'valueHint')]
    if (type?.value === 'positional' && name) report('name', { member: name, at: 'key' }, {})
    if (type?.value === 'named' && hint) report('hint', { member: hint, at: 'key' }, {})
  },
})

export default [typeInvalid, nameRequired, nameInvalid, repeatsName, needsValue, noDash, ignored]

const good = [withArgument({ default: '8080' })]
const positional = (members: object) => withPackage({ packageArguments: [{ type: 'positional', ...members }] })

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_ARGUMENT_TYPE_INVALID: {
    why: 'Clients build the command line from the arguments: a named one is a flag with its value, a positional one the value alone. There is no third type.',
    sources: [source.schema],
    examples: { bad: [withArgument({ type: 'flag' })], good },
  },
  MCP_SERVER_JSON_ARGUMENT_NAME_REQUIRED: {
    why: 'The name of a named argument is the flag that is written in front of its value. Without it there is nothing to write.',
    sources: [source.validators, source.schema],
    examples: { bad: [withArgument({ name: undefined, value: '8080' })], good },
  },
  MCP_SERVER_JSON_ARGUMENT_NAME_INVALID: {
    why: 'The usage line of a program often reads --port <number>. As a name, that would be handed to the program word for word, so the registry refuses it.',
    sources: [source.validators],
    examples: { bad: [withArgument({ name: '--port 8080' }), withArgument({ name: '--port <number>' })], good },
  },
  MCP_SERVER_JSON_ARGUMENT_VALUE_REPEATS_NAME: {
    why: 'The client writes name and value one after the other. A value that has the flag in it would repeat it, and the registry refuses any value that begins with the name.',
    sources: [source.validators],
    examples: {
      bad: [withArgument({ value: '--port=8080' }), withArgument({ name: 'config', value: 'config.json' })],
      good,
    },
  },
  MCP_SERVER_JSON_POSITIONAL_NEEDS_VALUE: {
    why: 'A positional argument is its value. The schema wants either the value itself or a hint at what the user fills in.',
    sources: [source.schema],
    examples: { bad: [positional({ description: 'Folder' })], good: [positional({ valueHint: 'folder' })] },
  },
  MCP_SERVER_JSON_ARGUMENT_NAME_NO_DASH: {
    why: 'Clients write the name on the command line as it stands here. A flag without its dashes reaches the program as a word.',
    sources: [source.schema],
    examples: { bad: [withArgument({ name: 'port' })], good },
  },
  MCP_SERVER_JSON_ARGUMENT_FIELD_IGNORED: {
    why: 'Name and valueHint belong to one type of argument each. On the other one the registry lets them pass, and no client reads them.',
    sources: [source.schema],
    examples: { bad: [positional({ name: '--port', valueHint: 'port' }), withArgument({ valueHint: 'port' })], good },
  },
}
