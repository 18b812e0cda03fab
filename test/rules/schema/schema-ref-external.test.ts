import rule from '../../../src/rules/schema/schema-ref-external.js'
import { cases } from '../../support/cases.js'
import { toolWith } from '../../support/tools.js'

const file = 'tools.json'
const now = { file, revision: '2026-07-28' }
const withRef = (ref: string) =>
  toolWith(`{"type":"object","properties":{"a":{"$ref":${ref}}},"$defs":{"A":{"$id":"a.json"}}}`)

cases(rule, {
  quiet: [
    ...['"#/$defs/A"', '"a.json"', '"https://json-schema.org/draft/2020-12/schema"', '"#gone"', '7'].map(ref => ({
      ...now,
      text: withRef(ref),
    })),
    { ...now, text: toolWith('{"$schema":"urn:x","type":"object","properties":{"a":{"$ref":"b.json"}}}') },
  ],
  loud: [
    {
      ...now,
      says: 'external',
      severity: 'error',
      pointer: '/tools/0/inputSchema/properties/a/$ref',
      text: withRef('«"https://schemas.example/a.json"»'),
    },
    { ...now, says: 'external', severity: 'error', text: withRef('«"common.json#/x"»') },
    {
      file,
      revision: '2025-11-25',
      says: 'external',
      severity: 'warning',
      text: withRef('«"https://schemas.example/a.json"»'),
    },
    { file, says: 'external', severity: 'warning', text: withRef('«"Person"»') },
  ],
})
