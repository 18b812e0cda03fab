import family from '../../../src/rules/registry/server-json-entries.js'
import { cases } from '../../support/cases.js'
import { entry, pack, remote, ruleOf } from '../../support/server-json.js'

const npm = (more = '') =>
  `{"registryType":"npm","identifier":"demo","version":"1.0.0","transport":{"type":"stdio"}${more}}`
const http = '{"type":"streamable-http","url":"https://mcp.example.com/mcp"}'
const sse = (mark = '"sse"') => `{"type":${mark},"url":"https://mcp.example.com/sse"}`
const first = ({ file, text }: { file: string; text: string }) => ({ file, text: `«{»${text.slice(1)}` })

cases(ruleOf(family, 'NOTHING_TO_RUN'), {
  quiet: [entry(), remote()],
  loud: [
    { ...first(entry({ packages: undefined })), says: 'nothing', pointer: '' },
    { ...first(entry({ packages: '[]', remotes: '[]' })), says: 'nothing' },
  ],
})
cases(ruleOf(family, 'DUPLICATE_PACKAGE'), {
  quiet: [entry({ packages: `[${npm()},${npm().replace('1.0.0', '1.1.0')}]` })],
  loud: [
    { ...entry({ packages: `[${npm()},«${npm(',"runtimeHint":"npx"')}»]` }), says: 'twice', pointer: '/packages/1' },
  ],
})
cases(ruleOf(family, 'DUPLICATE_REMOTE'), {
  quiet: [entry({ remotes: `[${http},${sse()}]` })],
  loud: [{ ...entry({ remotes: `[${http},«${http}»]` }), says: 'twice', pointer: '/remotes/1' }],
})
cases(ruleOf(family, 'REMOTE_SSE_ONLY'), {
  quiet: [entry(), entry({ remotes: `[${sse()},${http}]` })],
  loud: [{ ...entry({ remotes: `[${sse('«"sse"»')}]` }), says: 'old', severity: 'info' }],
})
cases(ruleOf(family, 'RUNTIME_HINT_MISSING'), {
  quiet: [
    pack({ runtimeArguments: '[]' }),
    pack({ runtimeHint: '"npx"', runtimeArguments: '[{"type":"positional","value":"-y"}]' }),
  ],
  loud: [
    {
      ...entry({ packages: `[«${npm(',"runtimeArguments":[{"type":"positional","value":"-y"}]')}»]` }),
      says: 'missing',
      severity: 'info',
    },
  ],
})
