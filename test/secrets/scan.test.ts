import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entropy } from '../../src/secrets/by-name.js'
import { isPlaceholder } from '../../src/secrets/placeholder.js'
import { type SecretHit, scanArgs, scanValue } from '../../src/secrets/scan.js'
import { meansSecret, secretNameKind } from '../../src/secrets/secret-name.js'
import { expandFakes, FAKES, fake } from '../support/fakes.js'

const random = fake('random_b62_40')
const part = (value: string, hit: SecretHit | undefined) => hit && value.slice(hit.start, hit.end)

test.each([
  ...[
    'GITHUB_TOKEN',
    'apiKey',
    'X-API-Key',
    'clientSecret',
    'Authorization',
    'DB_PASSWORD',
    'PGPASSWORD_PWD',
    'SENTRY_DSN',
    'PAT',
  ],
  ...[
    'GITHUB_PERSONAL_ACCESS_TOKEN',
    'SERVICE_ROLE_KEY',
    'openaiApiKey',
    'API_KEY_2',
    'TOKEN1',
    'MY_HOST_PASSWORD',
    'HOST_API_KEY',
    'key',
  ],
])('%s means a secret', name => expect(meansSecret(name)).toBe(true))

test.each([
  ...[
    'MAX_TOKENS',
    'TOKEN_LIMIT',
    'TOKENIZER',
    'TOKENS_PER_MINUTE',
    'NEXT_TOKEN_FIELD',
    'PUBLIC_KEY',
    'KEY_PREFIX',
    'KEY_ID',
    'SECRET_NAME',
  ],
  ...[
    'SECRET_ARN',
    'TOKEN_URL',
    'AUTHOR',
    'AUTH_TYPE',
    'AUTH_PROVIDER',
    'SSH_AUTH_SOCK',
    'PRIMARY_KEY',
    'KEYBOARD',
    'MONKEY',
    'CACHE_KEY',
  ],
  ...[
    'PASSWORD_POLICY',
    'keywords',
    'selectedAuthType',
    'base_keymap',
    'WORKFLOW_AUTHOR',
    'TOKEN_FILE',
    'SUPABASE_ANON_KEY',
    '',
  ],
  ...['STRIPE_PUBLISHABLE_KEY', 'PUBLIC_API_KEY', 'DEFAULT_MINIMUM_TOKENS_COUNT', 'MIN_TOKENS'],
])('%s means none', name => {
  expect(meansSecret(name)).toBe(false)
  expect(scanValue(random, { name, place: 'variable' })).toBeUndefined()
})

test('passwords are a kind of their own', () => {
  expect(secretNameKind('dbPassword')).toBe('password')
  expect(secretNameKind('DB_PWD_2')).toBe('password')
  expect(secretNameKind('DB_TOKEN')).toBe('secret')
})

test.each([
  ...[
    '',
    '  ',
    'Bearer',
    'Bearer ',
    '${API_KEY}',
    'Bearer ${env:K}',
    '$(cat key)',
    '{{ key }}',
    '<%= key %>',
    '%API_KEY%',
    '{env:K}',
  ],
  ...[
    '{secret:x}',
    '{file:~/k}',
    '$API_KEY',
    'op://vault/item/key',
    'vault:kv/x#k',
    'keychain:x',
    'ssm:/a/b',
    'doppler:x',
    'infisical:x',
  ],
  ...[
    'os.environ["K"]',
    'process.env.K',
    'import.meta.env.K',
    'getenv("K")',
    'secrets.MY_KEY',
    '<your key>',
    '[KEY]',
    '{secret}',
  ],
  ...[
    'sk-...',
    'abc…',
    'ntn_***',
    '•••••',
    'xxxx1234',
    'a____b',
    'k00000000',
    'aaaaaaaa',
    'your-api-key',
    'my_secret_token',
    'token',
  ],
  ...[
    'key123',
    'put-it-here',
    ['AKIAIOSF', 'ODNN7EXAMPLE'].join(''),
    'YOUR_KEY_1',
    'CHANGEME42',
    'x REDACTED',
    'https://example.com/k',
    'sk-12345678',
  ],
  ...['0123456789abc', 'abcdefgh1', 'abcd1234', 'qwerty99', 'token_goes_here', 'fake-Xy7', 'PLACEHOLDER', 'insert_key'],
])('a placeholder: %s', value => {
  expect(isPlaceholder(value)).toBe(true)
  expect(scanValue(value, { name: 'API_TOKEN', place: 'variable' })).toBeUndefined()
  expect(scanValue(value, { name: 'DB_PASSWORD', place: 'variable' })).toBeUndefined()
})

test.each(FAKES.filter(id => id !== 'slack_placeholder'))('%s is no placeholder', id => {
  if (!id.endsWith('url')) expect(isPlaceholder(fake(id))).toBe(false)
})

test.each([
  ...[
    'true',
    'No',
    'on',
    '1234567',
    '3.14',
    '/run/secrets/token',
    './key.pem',
    '~/.key',
    'C:\\keys\\k',
    'https://mcp.example.dev/token',
  ],
  ...['OTHER_VARIABLE_NAME', 'words-with-dashes', 'two words 12345678x', 'short1', 'primary', 'interactive', 'cl100k'],
])('an ordinary value under a secret name: %s', value =>
  expect(scanValue(value, { name: 'AUTH_TOKEN', place: 'member' })).toBeUndefined(),
)

test('by name: how sure', () => {
  const of = (name: string, value: string) => scanValue(value, { name, place: 'variable' })?.risk
  expect(of('DB_PASSWORD', 'admin')).toBe('medium')
  expect(of('DB_PASSWORD', 'abc')).toBeUndefined()
  expect(of('DB_PASSWORD', 'Tr0ub4dor&3')).toBe('high')
  expect(of('TOKEN', random)).toBe('high')
  expect(of('TOKEN', random.slice(0, 13))).toBe('medium')
  expect(of('TOKEN', random.slice(0, 11))).toBeUndefined()
  expect(of('TOKEN', 'abababababab1')).toBeUndefined()
})

test('the scheme of a header is no part of the secret', () => {
  const value = `  Bearer ${random} `
  expect(part(value, scanValue(value, { name: 'Authorization', place: 'header' }))).toBe(random)
})

test('what is shown never gives a short secret away', () => {
  const shown = (value: string) => scanValue(value, { name: 'DB_PASSWORD', place: 'variable' })?.shown
  expect(shown('admin')).toBe('a… (5)')
  expect(shown('Hunter2!')).toBe('Hu… (8)')
  expect(shown(random)).toBe(`${random.slice(0, 4)}… (40)`)
})

test('addresses', () => {
  const url = fake('postgres_url')
  const hit = scanValue(`--db=${url}`, { place: 'argument' })
  expect(hit).toMatchObject({ kind: 'url-password', label: 'password in a postgresql url' })
  expect(url).toContain(`:${part(`--db=${url}`, hit)}@`)
  for (const quiet of ['postgres', 'user', 'password', '${PW}', '<password>', '{pw}', '%s', '****', 'app']) {
    expect(scanValue(`postgresql://app:${quiet}@127.0.0.1:5432/db`, { place: 'argument' })).toBeUndefined()
  }
  const settings = `Server=db;User Id=app;Password=${random}`
  expect(part(settings, scanValue(settings, { place: 'variable' }))).toBe(random)
  expect(scanValue(`x;Password=${random}`, { place: 'variable' })).toBeUndefined()
  expect(scanValue('Server=db;Password=password', { place: 'variable' })).toBeUndefined()
  const query = `https://mcp.example.dev/mcp?a=1&apiKey=${random}#x`
  expect(scanValue(query, { place: 'url' })).toMatchObject({
    kind: 'query-key',
    label: 'key in a query string (apiKey)',
  })
  expect(part(query, scanValue(query, { place: 'url' }))).toBe(random)
  expect(scanValue(query, { place: 'variable' })).toBeUndefined()
  const behind = `https://mcp.example.dev/mcp#access_token=${random}`
  expect(part(behind, scanValue(behind, { place: 'url' }))).toBe(random)
  const preset = `\${TOKEN:-${fake('github_pat')}}`
  expect(part(preset, scanValue(preset, { place: 'variable' }))).toBe(fake('github_pat'))
  for (const quiet of [
    'project_ref=abcdefgh1234ijkl',
    'token=${TOKEN}',
    'key=short123',
    'token=your-token-goes-here',
    'monkey1=abcdefg123456',
  ]) {
    expect(scanValue(`https://mcp.example.dev/mcp?${quiet}`, { place: 'url' })).toBeUndefined()
  }
})

test('JSON text inside a value', () => {
  const value = JSON.stringify({ Accept: 'text/plain', Authorization: `Bearer ${random}` })
  expect(part(value, scanValue(value, { name: 'HEADERS', place: 'variable' }))).toBe(random)
  const nested = JSON.stringify({ a: [{ password: 'say "hi" to' }, { password: 'p"9$kkW2' }] })
  expect(scanValue(nested, { place: 'variable' })).toMatchObject({ kind: 'name', start: 0, end: nested.length })
  const twice = JSON.stringify({ a: JSON.stringify({ token: random }) })
  expect(scanValue(twice, { place: 'variable' })).toBeUndefined()
  expect(scanValue('{"Accept":"text/plain"}', { name: 'API_KEY', place: 'variable' })).toBeUndefined()
  expect(scanValue(`{"token":"${random}"`, { place: 'variable' })).toBeUndefined()
})

test('arguments', () => {
  const args = [
    'srv',
    '--api-key',
    random,
    `--token=${random}`,
    '-e',
    `MY_TOKEN=${random}`,
    '--header',
    `X-Key: ${random}`,
  ]
  const found = scanArgs(args)
  expect(found.map(({ index }) => index)).toEqual([2, 3, 5, 7])
  for (const { index, hit } of found) expect(part(args[index] ?? '', hit)).toBe(random)
  expect(scanArgs(['-e', expandFakes('GITHUB_TOKEN={{FAKE:github_pat}}')])[0]?.hit.id).toBe('github_pat')
  expect(scanArgs([`Authorization:Bearer ${random}`])[0]?.hit).toMatchObject({ start: 21, kind: 'name' })
  expect(scanArgs([fake('postgres_url')])[0]?.hit.kind).toBe('url-password')
})

test.each([
  [['postgresql://localhost/db']],
  [['--token', '--verbose']],
  [['--token-file', '/run/secrets/abc123XYZ789def']],
  [['-e', 'GITHUB_TOKEN']],
  [['--header', 'Authorization:${AUTH}']],
  [['--key', './server.pem']],
  [['--port', '8080', '--name=some-long-Name12345']],
  [['@scope/token-server@1.2.3', '--root', '/srv/key/Abc123456789']],
  [[`images.example.com/x/y@sha256:${fake('random_hex64')}`]],
  [['https://example.dev/mcp?mode=token']],
])('quiet arguments: %s', args => expect(scanArgs(args)).toEqual([]))

test('entropy', () => {
  expect(entropy('')).toBe(0)
  expect(entropy('aaaa')).toBe(0)
  expect(entropy('abcd')).toBe(2)
})

const place = fc.constantFrom('variable', 'header', 'url', 'argument', 'member', 'input-default')
const pieces = fc.constantFrom(
  '://',
  '@',
  ':',
  '?token=',
  ';Password=',
  'Server=',
  'sk-',
  'ghp_',
  '-----BEGIN ',
  '{"',
  '${',
  '%',
  '\\',
  ' ',
)
const text = fc
  .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 6 }), fc.constant(random)), { maxLength: 8 })
  .map(all => all.join(''))

test('takes any text; offsets lie inside, the secret stays out', () => {
  fc.assert(
    fc.property(text, fc.oneof(fc.constant('TOKEN'), fc.string()), place, (value, name, where) => {
      const hit = scanValue(value, { name, place: where })
      if (!hit) return
      expect(hit.start).toBeGreaterThanOrEqual(0)
      expect(hit.end).toBeGreaterThan(hit.start)
      expect(hit.end).toBeLessThanOrEqual(value.length)
      expect(JSON.stringify(hit)).not.toContain(value.slice(hit.start, hit.end))
    }),
    { seed: 7, numRuns: 2000 },
  )
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), args => {
      for (const { index, hit } of scanArgs(args)) expect(hit.end).toBeLessThanOrEqual(args[index]?.length ?? 0)
    }),
    { seed: 7, numRuns: 500 },
  )
})

test('long hostile texts end, and only the first 64 KiB count', () => {
  const parts = [
    'ey',
    'eyAAAAAAAAAAAAAAAAA.',
    'sk-',
    'a:',
    '://a:',
    '?key=',
    'T3BlbkFJ',
    'glpat-aaaaaaaaaa.',
    '${',
    '$(',
    'x',
    '-----BEGIN A ',
    '{"a":',
    '[',
    '1/',
  ]
  for (const each of parts) {
    expect(scanValue(each.repeat(40_000), { name: 'TOKEN', place: 'url' })?.id ?? '').toBeTypeOf('string')
    expect(isPlaceholder(each.repeat(40_000))).toBeTypeOf('boolean')
  }
  expect(scanValue(' '.repeat(65_536) + fake('github_pat'), { place: 'variable' })).toBeUndefined()
})
