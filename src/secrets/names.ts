/**
 * Names of variables, headers, flags and members that mean a secret, and the words that make a value a placeholder. Plain data;
 * the names are compared in small letters with `_` between the words (`clientSecret` and `Client-Secret` are `client_secret`).
 */

/** A name that ends in one of these means a secret; they are sources for RegExp. */
export const SECRET_ENDINGS: readonly string[] = [
  ...[
    'password',
    'passwd',
    'passphrase',
    'pwd',
    'secrets?',
    'tokens?',
    'pat',
    'credentials?',
    'creds',
    'bearer',
    'auth',
  ],
  ...[
    'authorization',
    'jwt',
    'cookie',
    'session',
    'dsn',
    'key',
    'sk',
    'mnemonic',
    'seed_?phrase',
    'api_?keys?',
    'access_?key',
  ],
  ...[
    'secret_?key',
    'private_?key',
    'signing_?key',
    'encryption_?key',
    'service_?key',
    'service_?role_?key',
    'auth_?key',
  ],
  ...[
    'master_?key',
    'admin_?key',
    'account_?key',
    'subscription_?key',
    'license_?key',
    'client_?secret',
    'app_?secret',
  ],
  ...['webhook_?secret'],
]

/** A word that tells of something about a secret (its place, its kind, its size) and not of the secret. */
export const HARMLESS_WORDS: readonly string[] = [
  ...[
    'max',
    'min',
    'limit',
    'count',
    'num',
    'number',
    'size',
    'length',
    'budget',
    'ttl',
    'expiry',
    'expires',
    'expiration',
  ],
  ...[
    'timeout',
    'type',
    'types',
    'name',
    'names',
    'id',
    'ids',
    'url',
    'uri',
    'urls',
    'endpoint',
    'host',
    'path',
    'file',
    'dir',
  ],
  ...[
    'format',
    'prefix',
    'suffix',
    'header',
    'headers',
    'field',
    'column',
    'algorithm',
    'alg',
    'issuer',
    'audience',
    'scope',
  ],
  ...[
    'scopes',
    'provider',
    'mode',
    'method',
    'enabled',
    'disabled',
    'required',
    'public',
    'publishable',
    'anon',
    'author',
  ],
  ...[
    'authors',
    'tokenizer',
    'tokenize',
    'tokens_per',
    'per_token',
    'context',
    'window',
    'ssh_auth_sock',
    'sock',
    'env',
    'var',
  ],
  ...[
    'ref',
    'arn',
    'version',
    'region',
    'policy',
    'rotation',
    'index',
    'partition',
    'sort',
    'primary',
    'foreign',
    'hot',
    'cache',
  ],
  ...[
    'keyboard',
    'monkey',
    'keyspace',
    'keystore',
    'lock',
    'callback',
    'redirect',
    'no',
    'skip',
    'use',
    'has',
    'is',
    'allow',
  ],
  ...['disable', 'enable'],
]

/** A name that ends in one of these means a secret whatever else is in it. */
export const SURE_ENDINGS: readonly string[] = [
  ...[
    'password',
    'passwd',
    'client_?secret',
    'api_?key',
    'access_?token',
    'secret_?key',
    'private_?key',
    'service_?role_?key',
  ],
]

/** Keys made to be seen by all. */
export const PUBLIC_ENDINGS: readonly string[] = [
  'public_?key',
  'publishable_?key',
  'anon_?key',
  '(?:public|publishable|anon)_?api_?key',
]

/** Names of what people choose themselves; such values may be short. */
export const PASSWORD_ENDINGS: readonly string[] = ['password', 'passwd', 'passphrase', 'pwd']

/** How values begin that are public by design: publishable keys, ids, certificates. */
export const PUBLIC_VALUES: readonly string[] = [
  ...[
    'pk_live_',
    'pk_test_',
    'sb_publishable_',
    'phc_',
    'pk-lf-',
    'AC[a-f0-9]{32}$',
    '(?:AROA|AIDA)[A-Z2-7]{16}$',
    'G-[A-Z0-9]{6,12}$',
  ],
  ...[
    'UA-\\d{4,10}-\\d{1,4}$',
    'ca-pub-\\d',
    '-----BEGIN (?:CERTIFICATE|[A-Z0-9 ]{0,24}PUBLIC KEY)',
    'ssh-(?:rsa|ed25519) ',
  ],
]

/** Between separators, one of these says that a value is to be replaced by the reader. */
export const MARK_WORDS: readonly string[] = [
  ...[
    'your',
    'my',
    'insert',
    'enter',
    'put',
    'paste',
    'replace',
    'changeme',
    'change[_-]?me',
    'example',
    'sample',
    'dummy',
  ],
  ...['fake', 'placeholder', 'redacted', 'todo', 'fixme', 'goes[_-]?here', 'here', 'not[_-]?real', 'xxx'],
]

/** Anywhere in a value, these say the same. */
export const MARKS_ANYWHERE: readonly string[] = [
  ...['EXAMPLE', 'PLACEHOLDER', 'REDACTED', 'CHANGEME', 'INSERT_', 'YOUR_', 'YOUR-', 'NOTREAL', 'example\\.com'],
]

/** A value made of nothing but these is filler (`your-api-key`, `my_secret_token`, `key123`). */
export const FILLER_WORDS: readonly string[] = [
  ...[
    'your',
    'my',
    'the',
    'insert',
    'enter',
    'add',
    'put',
    'paste',
    'replace',
    'change',
    'me',
    'example',
    'sample',
    'dummy',
    'fake',
  ],
  ...[
    'placeholder',
    'redacted',
    'todo',
    'fixme',
    'xxx',
    'changeme',
    'test',
    'demo',
    'here',
    'value',
    'secret',
    'token',
    'key',
    'api',
  ],
  ...[
    'access',
    'personal',
    'bot',
    'user',
    'password',
    'pass',
    'pwd',
    'foo',
    'bar',
    'baz',
    'abc',
    'none',
    'null',
    'undefined',
  ],
  ...['hidden', 'masked', 'removed', 'required', 'optional', 'string', 'from', 'env'],
]

/** Runs that no generator makes. */
export const COUNTING: readonly string[] = [
  '0?123456789',
  '12345678',
  'abcdefgh',
  'abcd1234',
  '1234abcd',
  'qwerty',
  '(?:deadbeef)+$',
]

/** What stands for a password in a sample url. */
export const SAMPLE_PASSWORDS: readonly string[] = [
  ...[
    'password',
    'pass',
    'passwd',
    'pwd',
    'pw',
    'secret',
    'root',
    'admin',
    'postgres',
    'user',
    'username',
    'guest',
    'test',
    'example',
  ],
  ...['changeme', 'mysql', 'mongo', 'redis', 'db_password', 'dbpass'],
]

/** A value that points to where the secret is kept; sources for RegExp. */
export const REFERENCES: readonly string[] = [
  '\\$\\{[^}]*\\}',
  '\\$\\([^)]*\\)',
  '\\{\\{[^}]*\\}\\}',
  '<%[^%]*%>',
  '%[A-Za-z_][A-Za-z0-9_]{1,63}%',
  '\\{(?:env|secret|vault|file|input|config):[^}]*\\}',
  '^\\$[A-Za-z_][A-Za-z0-9_]*$',
  '^(?:op|vault|secrets?|keyring|keychain|file|env|ssm|aws-sm|gcp-sm|azure-kv|doppler|infisical|bws):\\S+$',
  '(?:^|\\W)(?:os\\.environ|os\\.getenv|process\\.env|import\\.meta\\.env|secrets\\.[A-Za-z_]|env\\.[A-Z_]|getenv\\()',
]
