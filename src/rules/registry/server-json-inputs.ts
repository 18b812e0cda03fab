import type { ObjectNode, StringNode } from '../../document/document.js'
import { listField, objectItems, textField } from '../../kinds/server-json/fields.js'
import type { RegistryInputSubject } from '../../kinds/server-json/subjects.js'
import { variablesIn } from '../../registry/templated-url.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withEnvironment, withPackage, withRemote } from './shared-examples.js'
import { source } from './shared-sources.js'

const base = {
  on: 'registry-input',
  severity: 'warning',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
} as const
const FORMATS = ['string', 'number', 'boolean', 'filepath']
const MEANT: Readonly<Record<string, string>> = {
  integer: 'number',
  int: 'number',
  float: 'number',
  bool: 'boolean',
  path: 'filepath',
  file: 'filepath',
  text: 'string',
}

const formatInvalid = defineRule({
  ...base,
  code: 'MCP_SERVER_JSON_INPUT_FORMAT_INVALID',
  title: 'A format of an input that the registry does not know',
  severity: 'error',
  messages: {
    other: ({ format }: { format: string }) => ({
      what: `There is no format ${quote(format)}.`,
      todo: 'Write string, number, boolean or filepath: the registry refuses any other.',
    }),
  },
  check({ node, object }, report) {
    const format = textField(node, object, 'format')
    if (!format || FORMATS.includes(format.value)) return
    const better = Object.hasOwn(MEANT, format.value) ? MEANT[format.value] : undefined
    const fixes: FixDraft[] = better
      ? [{ title: `Write ${better}`, safety: 'suggested', edits: edit => edit.replace(format, better) }]
      : []
    const gates = format.value === '' ? (['raw'] as const) : (['http', 'schema'] as const)
    report('other', format, { format: format.value }, { official: { gates }, fixes })
  },
})

/** The texts that an input starts with or offers. */
function textsOf({ node, object }: RegistryInputSubject): StringNode[] {
  const choices = listField(node, object, 'choices')?.items ?? []
  const texts = [textField(node, object, 'value'), textField(node, object, 'default'), ...choices]
  return texts.filter(one => one?.type === 'string').filter(one => one.value !== '')
}

const hasVariable = (text: string): boolean => variablesIn(text).length > 0

const valueFormat = defineRule({
  ...base,
  code: 'MCP_SERVER_JSON_INPUT_VALUE_FORMAT',
  title: 'A value that does not have the format of its input',
  messages: {
    number: ({ text }: { text: string }) => ({
      what: `${quote(text)} is no number, which is the format of this input.`,
      todo: 'Write a decimal number as text, or correct the format: a client that checks the value refuses it.',
    }),
    boolean: ({ text }: { text: string }) => ({
      what: `${quote(text)} is neither "true" nor "false", and the format of this input is boolean.`,
      todo: 'Write one of the two in small letters, or correct the format: a client that checks the value refuses it.',
    }),
  },
  check(subject, report) {
    const format = textField(subject.node, subject.object, 'format')?.value
    if (format !== 'number' && format !== 'boolean') return
    const fits = format === 'number' ? /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/ : /^(?:true|false)$/
    for (const one of textsOf(subject)) {
      if (hasVariable(one.value) || fits.test(one.value)) continue
      const lower = one.value.toLowerCase()
      const fixes: FixDraft[] =
        format === 'boolean' && fits.test(lower)
          ? [{ title: `Write ${lower}`, safety: 'safe', edits: edit => edit.replace(one, lower) }]
          : []
      report(format, one, { text: one.value }, { fixes })
    }
  },
})

const notAChoice = defineRule({
  ...base,
  code: 'MCP_SERVER_JSON_DEFAULT_NOT_IN_CHOICES',
  title: 'The default is not among the choices',
  messages: {
    other: ({ text }: { text: string }) => ({
      what: `The default ${quote(text)} is not one of the choices.`,
      todo: 'Add it to the choices or choose another default: a client cannot offer it.',
    }),
  },
  check({ node, object }, report) {
    const text = textField(node, object, 'default')
    const choices = listField(node, object, 'choices')?.items ?? []
    if (!text || text.value === '' || choices.length === 0 || hasVariable(text.value)) return
    if (!choices.some(one => one.type !== 'string' || one.value === text.value))
      report('other', text, { text: text.value })
  },
})

const noChoices = defineRule({
  ...base,
  code: 'MCP_SERVER_JSON_CHOICES_EMPTY',
  title: 'A list of choices without a choice',
  messages: {
    empty: () => ({
      what: 'The list of choices is empty.',
      todo: 'Take it out or fill it: a client that offers the choices offers nothing.',
    }),
  },
  check({ node, object }, report) {
    const list = listField(node, object, 'choices')
    if (list?.items.length === 0) report('empty', list, {})
  },
})

const overrides = defineRule({
  ...base,
  code: 'MCP_SERVER_JSON_VALUE_OVERRIDES_PROMPT',
  title: 'A fixed value beside what only a question needs',
  severity: 'info',
  messages: {
    fixed: ({ names }: { names: string }) => ({
      what: `The input has a fixed value, so nobody is asked for it, and ${names} beside it has no effect.`,
      todo: 'Write the value as default if users may change it; else take the rest out.',
    }),
  },
  check({ node, object }, report) {
    const text = textField(node, object, 'value')
    if (!text || text.value === '' || hasVariable(text.value)) return
    const beside = ['default', 'choices', 'placeholder'].filter(name => isFilled(node, object, name))
    if (beside.length > 0) report('fixed', text, { names: beside.map(quote).join(' and ') })
  },
})

function isFilled(node: ObjectNode, object: RegistryInputSubject['object'], name: string): boolean {
  return (textField(node, object, name)?.value ?? '') !== '' || listField(node, object, name) !== undefined
}

const nameInvalid = defineRule({
  ...base,
  code: 'MCP_SERVER_JSON_INPUT_NAME_INVALID',
  title: 'A name that no variable or header can have',
  basis: 'advice',
  messages: {
    environment: ({ name }: { name: string }) => ({
      what: `${quote(name)} cannot be the name of an environment variable.`,
      todo: 'Write a name without blanks and equals signs: no system can set this one.',
    }),
    header: ({ name }: { name: string }) => ({
      what: `${quote(name)} cannot be the name of a header.`,
      todo: 'Write letters, digits and hyphens, without blanks or a colon: HTTP (RFC 9110) allows no other name, and the request fails.',
    }),
  },
  check({ node, of }, report) {
    if (of !== 'environment' && of !== 'header') return
    const name = textField(node, 'KeyValue', 'name')
    if (!name) return
    const fits = of === 'environment' ? /^[^=\s\0]+$/ : /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
    if (!fits.test(name.value)) report(of, name, { name: name.value })
  },
})

const duplicate = defineRule({
  ...base,
  code: 'MCP_SERVER_JSON_DUPLICATE_INPUT',
  on: 'registry-object',
  title: 'The same variable or header twice in one list',
  basis: 'advice',
  messages: {
    environment: ({ name }: { name: string }) => ({
      what: `The variable ${quote(name)} stands twice in this list.`,
      todo: 'Keep one of them: a program has one variable of a name, and clients would ask for it twice.',
    }),
    header: ({ name }: { name: string }) => ({
      what: `The header ${quote(name)} stands twice in this list.`,
      todo: 'Keep one of them: capitals do not count in the names of headers, and clients would ask for it twice.',
    }),
  },
  check({ node, object }, report) {
    const isPackage = object === 'Package'
    if (!isPackage && object !== 'PackageTransport' && object !== 'RemoteTransport') return
    const firsts = new Map<string, ObjectNode>()
    for (const later of objectItems(node, object, isPackage ? 'environmentVariables' : 'headers')) {
      const name = textField(later, 'KeyValue', 'name')?.value
      if (!name) continue
      const key = isPackage ? name : name.toLowerCase()
      const first = firsts.get(key)
      if (!first) firsts.set(key, later)
      else {
        const related = [{ place: first, message: 'It stands here first.' }]
        report(isPackage ? 'environment' : 'header', later, { name }, { related })
      }
    }
  },
})

export default [formatInvalid, valueFormat, notAChoice, noChoices, overrides, nameInvalid, duplicate]

const good = [withEnvironment({ default: 'info', choices: ['debug', 'info'] })]
const port = (members: object) => withEnvironment({ name: 'PORT', format: 'number', ...members })

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_INPUT_FORMAT_INVALID: {
    why: 'The format tells a client how to ask for a value and how to check it. There are four, and JSON Schema names such as integer are not among them.',
    sources: [source.schema, source.types],
    examples: { bad: [port({ format: 'integer' })], good: [port({ default: '3000' })] },
  },
  MCP_SERVER_JSON_INPUT_VALUE_FORMAT: {
    why: 'All values are texts; the format says what must stand in them. The registry does not compare the two.',
    sources: [source.schema],
    examples: {
      bad: [port({ default: 'abc' }), withEnvironment({ format: 'boolean', default: 'True' })],
      good: [port({ default: '3000' })],
    },
  },
  MCP_SERVER_JSON_DEFAULT_NOT_IN_CHOICES: {
    why: 'A client that offers the choices as a list cannot show a default that is not in it.',
    sources: [source.schema],
    examples: { bad: [withEnvironment({ default: 'trace', choices: ['debug', 'info'] })], good },
  },
  MCP_SERVER_JSON_CHOICES_EMPTY: {
    why: 'Where there are choices, the user may take one of them and nothing else. An empty list leaves nothing to take.',
    sources: [source.schema],
    examples: { bad: [withEnvironment({ choices: [] })], good },
  },
  MCP_SERVER_JSON_VALUE_OVERRIDES_PROMPT: {
    why: 'An input with a value is never asked for: the value is what the server gets. Defaults, choices and placeholders are there for inputs that are.',
    sources: [source.schema],
    examples: {
      bad: [withEnvironment({ value: 'info', default: 'debug' })],
      good: [withEnvironment({ value: 'info' })],
    },
  },
  MCP_SERVER_JSON_INPUT_NAME_INVALID: {
    why: 'The registry takes any text for a name. Systems and HTTP do not, and the server then starts without the value or the request fails.',
    sources: [source.own, 'RFC 9110, section 5.1: field names'],
    examples: {
      bad: [withEnvironment({ name: 'MY VAR' }), withRemote({ headers: [{ name: 'X Region:' }] })],
      good: [withRemote({ headers: [{ name: 'X-Region' }] })],
    },
  },
  MCP_SERVER_JSON_DUPLICATE_INPUT: {
    why: 'A client that asks for each input of the list asks twice, and one of the answers is lost.',
    sources: [source.own],
    examples: {
      bad: [
        withPackage({ environmentVariables: [{ name: 'REGION' }, { name: 'REGION' }] }),
        withRemote({ headers: [{ name: 'X-Region' }, { name: 'x-region' }] }),
      ],
      good,
    },
  },
}
