import type { AnyRule, Messages, Rule } from '../../src/rules/rule.js'

/** Members as JSON text, which may have marks; undefined leaves one out. */
type Members = Readonly<Record<string, string | undefined>>

const objectOf = (members: Members): string =>
  `{${Object.entries(members)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${JSON.stringify(name)}:${value}`]))
    .join(',')}}`

const stdio = '{"type":"stdio"}'
const npm: Members = {
  registryType: '"npm"',
  identifier: '"@example-org/demo"',
  version: '"1.0.0"',
  transport: stdio,
}
/** The address of the current schema. */
export const schema = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'

/** A server.json with other members at its root. */
export function entry(members: Members = {}): { file: string; text: string } {
  const all = {
    $schema: `"${schema}"`,
    name: '"io.github.example-org/demo"',
    description: '"Looks up demo records."',
    version: '"1.0.0"',
    packages: `[${objectOf(npm)}]`,
  }
  return { file: 'server.json', text: objectOf({ ...all, ...members }) }
}
/** One whose package has other members. */
export const pack = (members: Members, root: Members = {}) =>
  entry({ packages: `[${objectOf({ ...npm, ...members })}]`, ...root })
/** One whose package is an image. */
export const image = (members: Members = {}) =>
  pack({ registryType: '"oci"', identifier: '"example/demo:1.0.0"', version: undefined, ...members })
/** One whose package is an MCPB file. */
export const bundle = (members: Members = {}) =>
  pack({
    registryType: '"mcpb"',
    identifier: '"https://github.com/example-org/demo/releases/download/v1.0.0/demo.mcpb"',
    version: undefined,
    fileSha256: `"${'0f'.repeat(32)}"`,
    ...members,
  })
/** One with a remote in place of packages. */
export const remote = (members: Members = {}) =>
  entry({
    packages: undefined,
    remotes: `[${objectOf({ type: '"streamable-http"', url: '"https://mcp.example.com/mcp"', ...members })}]`,
  })
/** One with a repository. */
export const repository = (members: Members) =>
  entry({
    repository: objectOf({ url: '"https://github.com/example-org/demo"', source: '"github"', ...members }),
  })
/** One whose package asks for an environment variable. */
export const environment = (members: Members) =>
  pack({ environmentVariables: `[${objectOf({ name: '"LOG_LEVEL"', ...members })}]` })
/** One whose package takes an argument. */
export const argument = (members: Members) =>
  pack({ packageArguments: `[${objectOf({ type: '"named"', name: '"--port"', ...members })}]` })
/** One whose package is reached over HTTP. */
export const served = (url: string, members: Members = {}) =>
  pack({ transport: `{"type":"streamable-http","url":${url}}`, ...members })

/** A rule of a family. */
// biome-ignore lint/suspicious/noExplicitAny: a rule of any subject.
export function ruleOf(family: readonly AnyRule[], code: string): Rule<any, Messages> {
  const rule = family.find(one => one.code === `MCP_SERVER_JSON_${code}`)
  if (!rule) throw new Error(`There is no rule ${code} in this family.`)
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  return rule as unknown as Rule<any, Messages>
}
