import { expect, test } from 'vitest'
import { SECRET_FORMATS } from '../../src/secrets/formats.js'
import * as names from '../../src/secrets/names.js'
import { scanValue } from '../../src/secrets/scan.js'
import { FAKES, fake } from '../support/fakes.js'

test('the table is plain data with unique ids, and names a literal that is in every match', () => {
  expect(JSON.parse(JSON.stringify(SECRET_FORMATS))).toEqual(SECRET_FORMATS)
  expect(JSON.parse(JSON.stringify(names))).toEqual({ ...names })
  expect(SECRET_FORMATS).toHaveLength(98)
  expect(new Set(SECRET_FORMATS.map(({ id }) => id)).size).toBe(98)
  for (const { id, literals, shortest } of SECRET_FORMATS) {
    expect(fake(id).length).toBeGreaterThanOrEqual(shortest)
    if (literals.length > 0)
      expect(
        literals.some(word => fake(id).includes(word)),
        id,
      ).toBe(true)
  }
})

test('no pattern repeats without a bound, and every pattern compiles', () => {
  for (const { id, pattern } of SECRET_FORMATS) {
    expect(new RegExp(pattern), id).toBeInstanceOf(RegExp)
    expect(pattern.replace(/\[[^\]]*\]/g, '[]').replace(/\\./g, ''), id).not.toMatch(/[*+]|,\}/)
  }
})

const OTHER_ID: Readonly<Record<string, string>> = {
  notion_old: 'notion',
  stripe_test: 'stripe',
  mailgun_old: 'mailgun',
  sk_long: 'sk_generic',
  postgres_url: 'url_password',
  mongo_url: 'url_password',
  basic_url: 'url_password',
}
const BY_NAME = ['random_hex64', 'random_b62_40', 'random_uuid', 'password']

test.each(FAKES.filter(id => id !== 'slack_placeholder' && !BY_NAME.includes(id)))('%s is found', id => {
  const value = fake(id)
  const hit = scanValue(value, { place: 'variable' })
  expect(hit).toMatchObject({ id: OTHER_ID[id] ?? id, risk: 'high' })
  expect(hit && hit.end - hit.start).toBeGreaterThan(8)
  if (hit && id !== 'pem') {
    expect(hit.shown).toBe(`${value.slice(hit.start, hit.start + 4)}… (${hit.end - hit.start})`)
  }
})

test.each(SECRET_FORMATS.filter(({ whole }) => !whole).map(({ id }) => id))(
  '%s is found inside a text, not inside a longer word',
  id => {
    const value = fake(id)
    const hit = scanValue(`before "${value}" behind`, { place: 'argument' })
    expect(hit?.id).toBe(id)
    const { edges } = SECRET_FORMATS.find(format => format.id === id) ?? {}
    if (edges !== false) expect(scanValue(`a_${value}_a`, { place: 'argument' })?.id).not.toBe(id)
  },
)

test.each(BY_NAME)('%s is found by its name', id => {
  expect(scanValue(fake(id), { name: 'SOME_LABEL', place: 'variable' })).toBeUndefined()
  expect(scanValue(fake(id), { name: 'DB_PASSWORD', place: 'variable' })).toMatchObject({ kind: 'name', risk: 'high' })
})

test('a format that is short fits whole values only', () => {
  expect(scanValue(`Bearer ${fake('bitbucket_app')}`, { place: 'header' })?.id).toBe('bitbucket_app')
  expect(scanValue(`see ${fake('bitbucket_app')}`, { place: 'header' })).toBeUndefined()
})

test.each([
  'ghp_your_token_here',
  'sk-...',
  fake('slack_placeholder'),
  `sk_test_${'x'.repeat(24)}`,
  `ghp_${'A'.repeat(36)}`,
  `ghp_${'x'.repeat(36)}`,
  `ghp_${'0'.repeat(36)}`,
  'ntn_****',
  `AKIA${'ABCDEFGHIJ'}EXAMPLE`.slice(0, 20),
  `pk_live_${'aB3dE5gH7jK9mN2pQ4rS6tU8'}`,
  `pk_test_${'aB3dE5gH7jK9mN2pQ4rS6tU8'}`,
  `sb_publishable_${'aB3dE5gH7jK9mN2pQ4rS6tU8'}`,
  `phc_${'aB3dE5gH7jK9mN2pQ4rS6tU8'.repeat(2)}`,
  `pk-lf-${fake('random_uuid')}`,
  `https://${fake('random_hex64').slice(0, 32)}@o1.ingest.sentry.io/1`,
  `AC${fake('random_hex64').slice(0, 32)}`,
  `AROA${fake('aws_access_key').slice(4)}`,
  `AIDA${fake('aws_access_key').slice(4)}`,
  'G-ABCDEF1234',
  'UA-1234567-1',
  'ca-pub-1234567890123456',
  '-----BEGIN CERTIFICATE-----\nMIIBkTCB+wIJAKHHCgVZU6oyMA0GCSqG\n-----END CERTIFICATE-----',
  '-----BEGIN PUBLIC KEY-----\nMFwwDQYJKoZIhvcNAQEBBQADSwAwSAJB\n-----END PUBLIC KEY-----',
  '-----BEGIN RSA PRIVATE KEY-----\n...\n-----END RSA PRIVATE KEY-----',
  '-----BEGIN PRIVATE KEY-----',
])('silent, also under a name: %s', value => {
  expect(scanValue(value, { place: 'variable' })).toBeUndefined()
  expect(scanValue(value, { name: 'SERVICE_DSN', place: 'variable' })).toBeUndefined()
  expect(scanValue(value, { name: 'SERVICE_KEY', place: 'variable' })).toBeUndefined()
})

test('a PEM block is covered whole and shown by its header', () => {
  const value = `x ${fake('pem')} y`
  const hit = scanValue(value, { place: 'variable' })
  expect(hit && value.slice(hit.start, hit.end)).toBe(fake('pem'))
  expect(hit?.shown).toBe(['-----BEGIN ', 'PRIVATE KEY-----'].join(''))
  const oneLine = fake('pem').replaceAll('\n', '\\n')
  expect(scanValue(oneLine, { place: 'variable' })?.id).toBe('pem')
})
