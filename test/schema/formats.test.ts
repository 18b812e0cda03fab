import { expect, it } from 'vitest'
import { isDateTime, isUri } from '../../src/schema/formats.js'

it.each(['file:///srv/a.md', 'urn:x:1', 'git://h/p?q#f', 'notes:a%20b', `data:,${'a'.repeat(1_000_000)}`])(
  'a URI: %.40s',
  text => {
    expect(isUri(text)).toBe(true)
  },
)
it.each(['', 'docs/readme.md', 'file:///a b', 'x:%zz', 'x:{a}', 'x:é', '//host/path', `a${'/'.repeat(1_000_000)}`])(
  'no URI: %.40s',
  text => {
    expect(isUri(text)).toBe(false)
  },
)
it.each(['2026-01-12T15:00:58Z', '2026-01-12T15:00:58.123+02:00', '2024-02-29t00:00:00z'])(
  'a date with time: %s',
  text => {
    expect(isDateTime(text)).toBe(true)
  },
)
it.each(['', '2026-01-12', '2026-01-12T15:00:58', '2026-02-30T00:00:00Z', '2026-01-12 15:00Z', 'yesterday'])(
  'no date with time: %s',
  text => {
    expect(isDateTime(text)).toBe(false)
  },
)
