import { isDateTime } from '../../schema/formats.js'
import { quote } from '../../text/words.js'
import { ofOwner, textOf } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'
import { withAnnotations } from './shared-annotations.js'

/** ISO 8601 lets the seconds out, which RFC 3339 does not. */
const NO_SECONDS = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(Z|[+-]\d\d:\d\d)$/

export const page: RulePage = {
  why: 'Clients sort resources by this time. The TypeScript library checks its form when a list arrives, and refuses the whole list over a date without a time or an offset.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-06-18/schema.ts: Annotations.lastModified should be an ISO 8601 string',
    'modelcontextprotocol/typescript-sdk, AnnotationsSchema: a date and time with an offset',
  ],
  examples: {
    bad: [{ file: 'resources.json', text: withAnnotations('{ "lastModified": "2026-01-12" }') }],
    good: [{ file: 'resources.json', text: withAnnotations('{ "lastModified": "2026-01-12T15:00:58Z" }') }],
  },
}

export default defineRule({
  code: 'MCP_ANNOTATION_LAST_MODIFIED_INVALID',
  on: 'annotations',
  title: 'A lastModified is no date with a time and an offset',
  severity: 'warning',
  basis: 'spec',
  tags: ['annotations'],
  since: '0.1.0',
  messages: {
    form: ({ owner, is }: { owner: string; is: string }) => ({
      what: `The lastModified${owner} is ${is}.`,
      todo: 'Write date, time and offset as in 2026-01-12T15:00:58Z: TypeScript clients refuse the whole list over any other form.',
    }),
  },
  check({ node, revision: { objects } }, report) {
    const value = textOf(node, 'lastModified')
    if (!objects.Annotations || !Object.hasOwn(objects.Annotations, 'lastModified') || !value) return
    const whole = value.value.replace(NO_SECONDS, '$1:00$2')
    // The format takes a blank between date and time as well, which ISO 8601 does not.
    if (!/^\S+$/.test(whole) || !isDateTime(whole))
      report('form', value, { owner: ofOwner(node), is: quote(value.value) })
  },
})
