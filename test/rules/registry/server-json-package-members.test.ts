import family from '../../../src/rules/registry/server-json-package-members.js'
import { cases } from '../../support/cases.js'
import { bundle, entry, image, pack, ruleOf } from '../../support/server-json.js'

const hash = '0f'.repeat(32)

cases(ruleOf(family, 'PACKAGE_VERSION_REQUIRED'), {
  quiet: [entry(), image(), bundle(), pack({ version: '""' })],
  loud: [
    {
      ...entry({ packages: '[«{"registryType":"pypi","identifier":"demo","transport":{"type":"stdio"}}»]' }),
      says: 'missing',
      pointer: '/packages/0',
    },
  ],
})
cases(ruleOf(family, 'PACKAGE_VERSION_FORBIDDEN'), {
  quiet: [entry(), image(), image({ version: '""' })],
  loud: [
    { ...image({ version: '«"1.0.0"»' }), says: 'same', fixed: image().text },
    { ...image({ identifier: '"example/demo:v1.0.0"', version: '«"1.0.0"»' }), says: 'same' },
    { ...image({ identifier: '"example/demo"', version: '«"1.0.0"»' }), says: 'move', fixed: image().text },
    { ...image({ version: '«"1.1.0"»' }), says: 'differs' },
    { ...image({ identifier: `"example/demo@sha256:${hash}"`, version: '«"1.1.0"»' }), says: 'differs' },
  ],
})
cases(ruleOf(family, 'FILE_SHA256_REQUIRED'), {
  quiet: [bundle(), entry(), bundle({ fileSha256: '""' })],
  loud: [
    {
      ...bundle({ fileSha256: undefined }),
      text: bundle({ fileSha256: undefined }).text.replace(/\[(\{.*\})\]/, '[«$1»]'),
      says: 'missing',
    },
  ],
})
cases(ruleOf(family, 'FILE_SHA256_FORBIDDEN'), {
  quiet: [bundle(), entry()],
  loud: [
    { ...pack({ fileSha256: `«"${hash}"»` }), says: 'forbidden', fixed: pack({}).text },
    { ...image({ fileSha256: '«"abc"»' }), says: 'forbidden', fixed: image().text },
  ],
})
cases(ruleOf(family, 'FILE_SHA256_INVALID'), {
  quiet: [bundle(), pack({ fileSha256: '"abc"' })],
  loud: [
    { ...bundle({ fileSha256: `«"${hash.toUpperCase()}"»` }), says: 'form', fixed: bundle().text },
    { ...bundle({ fileSha256: `«"sha256:${hash}"»` }), says: 'form', fixed: bundle().text },
    { ...bundle({ fileSha256: '«"abc123"»' }), says: 'form' },
  ],
})
cases(ruleOf(family, 'IDENTIFIER_HAS_SPACES'), {
  quiet: [entry()],
  loud: [{ ...pack({ identifier: '«"demo server"»' }), says: 'space' }],
})
cases(ruleOf(family, 'IDENTIFIER_HAS_VERSION'), {
  quiet: [
    entry(),
    pack({ identifier: '"demo"' }),
    image(),
    pack({ registryType: '"pypi"', identifier: '"demo[extra]"' }),
  ],
  loud: [
    { ...pack({ identifier: '«"@example-org/demo@1.0.0"»' }), says: 'version', fixed: pack({}).text },
    { ...pack({ identifier: '«"demo@2.0.0"»' }), says: 'version' },
    { ...pack({ registryType: '"pypi"', identifier: '«"demo==1.0.0"»' }), says: 'version' },
    {
      ...pack({ identifier: '«"@example-org/demo@1.0.0"»', version: undefined }),
      says: 'version',
      fixed: pack({}).text,
    },
  ],
})
