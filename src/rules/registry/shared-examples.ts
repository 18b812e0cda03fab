import { schemaAddress } from '../../registry/schema-versions.js'
import type { Example } from '../rule.js'

const root = {
  $schema: schemaAddress(),
  name: 'io.github.example-org/demo',
  description: 'Looks up demo records.',
  version: '1.0.0',
}
const stdio = { type: 'stdio' }
const npm = { registryType: 'npm', identifier: '@example-org/demo', version: '1.0.0', transport: stdio }

/** A server.json with other members at its root; undefined takes one away. */
// @__NO_SIDE_EFFECTS__
export function withRoot(members: object): Example {
  return { file: 'server.json', text: `${JSON.stringify({ ...root, packages: [npm], ...members }, null, 2)}\n` }
}

/** A server.json whose package has other members; undefined takes one away. */
// @__NO_SIDE_EFFECTS__
export function withPackage(members: object): Example {
  return withRoot({ packages: [{ ...npm, ...members }] })
}

/** A server.json whose package is an image. */
// @__NO_SIDE_EFFECTS__
export function withImage(members: object): Example {
  return withPackage({ registryType: 'oci', identifier: 'example/demo:1.0.0', version: undefined, ...members })
}

/** A server.json whose package is an MCPB file. */
// @__NO_SIDE_EFFECTS__
export function withBundle(members: object): Example {
  return withPackage({
    registryType: 'mcpb',
    identifier: 'https://github.com/example-org/demo/releases/download/v1.0.0/demo.mcpb',
    fileSha256: '0f'.repeat(32),
    version: undefined,
    ...members,
  })
}

/** A server.json with one remote that has other members. */
// @__NO_SIDE_EFFECTS__
export function withRemote(members: object): Example {
  const remote = { type: 'streamable-http', url: 'https://mcp.example.com/mcp', ...members }
  return withRoot({ packages: undefined, remotes: [remote] })
}

/** A server.json whose package asks for one environment variable. */
// @__NO_SIDE_EFFECTS__
export function withEnvironment(members: object): Example {
  return withPackage({ environmentVariables: [{ name: 'LOG_LEVEL', ...members }] })
}

/** A server.json whose package takes one argument. */
// @__NO_SIDE_EFFECTS__
export function withArgument(members: object): Example {
  return withPackage({ packageArguments: [{ type: 'named', name: '--port', ...members }] })
}
