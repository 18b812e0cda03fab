import rule from '../../../src/rules/portability/portable-strict-limit.js'
import { cases } from '../../support/cases.js'

const withSchema = (schema: string): string =>
  `{"tools":[{"name":"a_b","description":"Reads a note.","inputSchema":${schema}}]}`
const object = (name: string, value: string): string =>
  `{"type":"object","properties":{"${name}":${value}},"required":["${name}"],"additionalProperties":false}`
/** An object in an object, so many in all. */
const nested = (levels: number): string => (levels === 0 ? '{"type":"string"}' : object('a', nested(levels - 1)))
/** An enum of so many different values of so many characters. */
const choices = (count: number, length: number): string =>
  object(
    'a',
    `{"type":"string","enum":[${Array.from({ length: count }, (_, i) => `"${`${i}`.padStart(length, '0')}"`).join()}]}`,
  )
/** An object of so many properties whose names have so many characters. */
const properties = (count: number, length: number): string => {
  const names = Array.from({ length: count }, (_, i) => `${i}`.padStart(length, 'a'))
  return `{"type":"object","properties":{${names.map(name => `"${name}":{"type":"string"}`).join()}},"required":[${names.map(name => `"${name}"`).join()}],"additionalProperties":false}`
}

cases(rule, {
  quiet: [
    { file: 'tools.json', targets: ['openai-strict'], text: withSchema(nested(10)) },
    { file: 'tools.json', targets: ['openai-strict'], text: withSchema(choices(1000, 1)) },
    { file: 'tools.json', targets: ['openai'], text: withSchema(choices(1001, 1)) },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'large',
      severity: 'error',
      targets: ['openai-strict'],
      text: withSchema(`«${nested(11)}»`),
    },
    {
      file: 'tools.json',
      says: 'large',
      severity: 'error',
      targets: ['openai-strict'],
      text: withSchema(`«${choices(1001, 1)}»`),
    },
    {
      file: 'tools.json',
      says: 'large',
      severity: 'error',
      targets: ['openai-strict'],
      text: withSchema(`«${choices(251, 60)}»`),
    },
    {
      file: 'tools.json',
      says: 'large',
      severity: 'error',
      targets: ['openai-strict'],
      text: withSchema(`«${properties(5001, 1)}»`),
    },
    {
      file: 'tools.json',
      says: 'large',
      severity: 'error',
      targets: ['openai-strict'],
      text: withSchema(`«${properties(1000, 130)}»`),
    },
  ],
})
