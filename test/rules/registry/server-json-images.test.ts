import family from '../../../src/rules/registry/server-json-images.js'
import { cases } from '../../support/cases.js'
import { bundle, entry, image, ruleOf } from '../../support/server-json.js'

const digest = `@sha256:${'0f'.repeat(32)}`
const good = [
  'demo:1.0.0',
  'example/demo:1.0.0',
  'europe-docker.pkg.dev/a/b/demo:1',
  `example/demo:1.0.0${digest}`,
  `demo${digest}`,
].map(name => image({ identifier: `"${name}"` }))

cases(ruleOf(family, 'OCI_REFERENCE_INVALID'), {
  quiet: [...good, entry()],
  loud: [
    {
      ...image({ identifier: '«"https://images.azurecr.io/demo:1.0.0"»' }),
      says: 'scheme',
      fixed: image({ identifier: '"images.azurecr.io/demo:1.0.0"' }).text,
    },
    { ...image({ identifier: '«"Example/demo:1.0.0"»' }), says: 'upper-case', fixed: image().text },
    { ...image({ identifier: '«"example//demo:1.0.0"»' }), says: 'repository' },
    { ...image({ identifier: '«"example/demo:1.0.0+build"»' }), says: 'tag' },
    { ...image({ identifier: '«"example/demo@sha256:abc"»' }), says: 'digest' },
  ],
})
cases(ruleOf(family, 'OCI_REGISTRY_UNSUPPORTED'), {
  quiet: good,
  loud: [
    { ...image({ identifier: '"«images.example.com»/demo:1.0.0"' }), says: 'other' },
    { ...image({ identifier: '"«localhost:5000»/demo:1.0.0"' }), says: 'other' },
    // A name that only ends alike.
    { ...image({ identifier: '"«evilpkg.dev»/demo:1.0.0"' }), says: 'other' },
  ],
})
cases(ruleOf(family, 'OCI_NOT_PINNED'), {
  quiet: [...good, image({ identifier: '"example/demo"', version: '"1.0.0"' })],
  loud: [
    { ...image({ identifier: '«"example/demo:latest"»' }), says: 'latest' },
    { ...image({ identifier: '«"example/demo"»' }), says: 'untagged' },
  ],
})

const at = (url: string) => bundle({ identifier: `«"${url}"»` })
cases(ruleOf(family, 'MCPB_URL_INVALID'), {
  quiet: [
    bundle(),
    bundle({ identifier: '"https://gitlab.com/group/sub/demo-mcp/-/releases/v1.0.0/downloads/demo.mcpb"' }),
    bundle({ identifier: '"https://gitlab.com/group/demo-mcp/-/package_files/12345/download"' }),
  ],
  loud: [
    { ...at('demo.mcpb'), says: 'no-address' },
    { ...at('http://github.com/example-org/demo/releases/download/v1.0.0/demo.mcpb'), says: 'scheme' },
    { ...at('https://example.com/demo.mcpb'), says: 'host' },
    { ...at('https://github.com/example-org/demo/raw/main/demo.mcpb'), says: 'path' },
    { ...at('https://github.com/example-org/demo/releases/download/v1.0.0/demo.zip'), says: 'word' },
  ],
})
