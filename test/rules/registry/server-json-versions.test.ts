import family from '../../../src/rules/registry/server-json-versions.js'
import { cases } from '../../support/cases.js'
import { entry, image, pack, ruleOf } from '../../support/server-json.js'

const good = ['1.0.0', '2.1.0-beta.1', '2025.11.25', 'v1.0', 'snapshot - 2025.09', '1.0.0+x', '1.0.0.0', 'Xenial'].map(
  version => entry({ version: `"${version}"` }),
)

cases(ruleOf(family, 'VERSION_LATEST'), {
  quiet: good,
  loud: [
    { ...pack({ version: '«"latest"»' }), says: 'latest', severity: 'error', pointer: '/packages/0/version' },
    { ...entry({ version: '«"Latest"»' }), says: 'other-case', severity: 'warning' },
  ],
})
cases(ruleOf(family, 'VERSION_RANGE'), {
  quiet: good,
  loud: [
    ...['^1.2.3', '~1.2', '>= 1.2.3', '1.2.3 - 2.0.0', '1.2 || 1.3', '1.x', '1.2.*', 'v1.X.0'].map(version => ({
      ...entry({ version: `«"${version}"»` }),
      says: 'range',
      severity: 'error' as const,
    })),
    { ...entry({ version: '«"1.0.0-next.1"»' }), says: 'letter', severity: 'error' },
    ...['*', 'x', '>=1.0.0 <2.0.0', '^1 || ^2', '==1.0', '>=1,<2'].map(version => ({
      ...pack({ version: `«"${version}"»` }),
      says: 'missed',
      severity: 'warning' as const,
    })),
  ],
})
cases(ruleOf(family, 'VERSION_LENGTH'), {
  quiet: good,
  loud: [
    { ...entry({ version: `«"1.0.0-${'a'.repeat(250)}"»` }), says: 'long' },
    { ...pack({ version: '«""»' }), says: 'empty' },
  ],
})
cases(ruleOf(family, 'VERSION_NOT_SEMVER'), {
  quiet: [
    entry(),
    entry({ version: '"1.0.0-rc.1+build.5"' }),
    entry({ version: '"latest"' }),
    entry({ version: '"^1.0.0"' }),
  ],
  loud: ['v1.0', '2021.03.15', '1.0', 'one'].map(version => ({
    ...entry({ version: `«"${version}"»` }),
    says: 'other',
  })),
})
cases(ruleOf(family, 'VERSION_MISMATCH'), {
  quiet: [
    entry(),
    entry({ version: '"1.0.0-1"' }),
    image(),
    image({ identifier: '"example/demo:v1.0.0"' }),
    image({ identifier: '"example/demo:stable"' }),
    pack({ version: '"^1.1.0"' }),
    // With several packages nobody knows which one the server stands for.
    entry({
      packages:
        '[{"registryType":"npm","identifier":"a","version":"2.0.0","transport":{"type":"stdio"}},{"registryType":"npm","identifier":"b","version":"3.0.0","transport":{"type":"stdio"}}]',
    }),
  ],
  loud: [
    { ...pack({ version: '«"1.1.0"»' }), says: 'differs', severity: 'info' },
    { ...image({ identifier: '«"example/demo:1.1.0"»' }), says: 'differs' },
  ],
})
