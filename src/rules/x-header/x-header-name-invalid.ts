import { headerNameFrom } from '../../headers/names.js'
import { characterName } from '../../text/characters.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { faultsThatAre } from './shared-faults.js'
import { constraints, drops, propertiesExample } from './shared-words.js'

export const page: RulePage = {
  why: 'The name of an HTTP header is a token: letters and digits of ASCII and a few signs. A space, a colon, a line end or an accent in it would break the request or smuggle in another header, so clients of 2026-07-28 leave the tool out of the list.',
  sources: [constraints, 'RFC 9110, section 5.6.2 (token) and 5.1 (field names)'],
  examples: {
    bad: [
      propertiesExample('"region": { "type": "string", "x-mcp-header": "Sales Region" }'),
      propertiesExample('"region": { "type": "string", "x-mcp-header": "Region:" }'),
    ],
    good: [propertiesExample('"region": { "type": "string", "x-mcp-header": "Sales-Region" }')],
  },
}

export default defineRule({
  code: 'MCP_X_HEADER_NAME_INVALID',
  on: 'schema',
  title: 'The name of a header has a character that no header may have',
  severity: 'error',
  basis: 'spec',
  drops: 'tool',
  tags: ['headers'],
  since: '0.1.0',
  messages: {
    character: ({ name, character }: { name: string; character: string }) => ({
      what: `${quote(name)} has ${character}, which the name of a header may not have.`,
      todo: `Keep to letters, digits and !#$%&'*+-.^_\`|~ in it: ${drops}.`,
    }),
  },
  check(subject, report) {
    for (const { name, at } of faultsThatAre(subject, 'invalid name')) {
      const character = String.fromCodePoint(name.value.codePointAt(at) ?? 0)
      const better = headerNameFrom(name.value)
      const place = { inside: name, from: at, to: at + character.length }
      report(
        'character',
        place,
        { name: name.value, character: characterName(character) },
        better === undefined
          ? {}
          : {
              fixes: [
                {
                  title: `Name the header ${quote(better)}`,
                  safety: 'suggested',
                  edits: edit => edit.replace(name, better),
                },
              ],
            },
      )
    }
  },
})
