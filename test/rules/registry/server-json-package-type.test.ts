import { baseAddress, packageTypes } from '../../../src/registry/package-types.js'
import family from '../../../src/rules/registry/server-json-package-type.js'
import { cases } from '../../support/cases.js'
import { bundle, entry, image, pack, ruleOf } from '../../support/server-json.js'

const [npm, , nuget] = packageTypes.map(one => baseAddress(one) ?? '')

cases(ruleOf(family, 'REGISTRY_TYPE_UNSUPPORTED'), {
  quiet: [entry(), image(), bundle()],
  loud: [
    { ...pack({ registryType: '«"NPM"»' }), says: 'other', fixed: pack({}).text },
    { ...image({ registryType: '«"docker"»' }), says: 'other' },
    { ...pack({ registryType: '«"constructor"»' }), says: 'other' },
    { ...pack({ registryType: '«""»' }), says: 'other' },
  ],
})
cases(ruleOf(family, 'REGISTRY_BASE_URL_INVALID'), {
  quiet: [
    pack({ registryBaseUrl: `"${npm}"` }),
    pack({ registryType: '"nuget"', registryBaseUrl: `"${nuget}"` }),
    entry(),
  ],
  loud: [
    ...[`${npm}/`, `${npm}`.replace('https', 'http')].map(url => ({
      ...pack({ registryBaseUrl: `«"${url}"»` }),
      says: 'spelling',
      fixed: pack({ registryBaseUrl: `"${npm}"` }).text,
    })),
    {
      ...pack({ registryType: '"nuget"', registryBaseUrl: `«"${nuget?.replace(/\/v3.*/, '')}"»` }),
      says: 'spelling',
      fixed: pack({ registryType: '"nuget"', registryBaseUrl: `"${nuget}"` }).text,
    },
    { ...pack({ registryBaseUrl: '«"https://npm.example.com"»' }), says: 'other' },
  ],
})
cases(ruleOf(family, 'REGISTRY_BASE_URL_FORBIDDEN'), {
  quiet: [image(), bundle(), image({ registryBaseUrl: '""' })],
  loud: [
    {
      ...image({ registryBaseUrl: '«"https://images.azurecr.io"»' }),
      says: 'image',
      fixed: image({ identifier: '"images.azurecr.io/example/demo:1.0.0"' }).text,
    },
    {
      ...image({ identifier: '"images.azurecr.io/demo:1.0.0"', registryBaseUrl: '«"https://images.azurecr.io"»' }),
      says: 'image',
      fixed: image({ identifier: '"images.azurecr.io/demo:1.0.0"' }).text,
    },
    { ...bundle({ registryBaseUrl: '«"https://github.com"»' }), says: 'bundle', fixed: bundle().text },
  ],
})
