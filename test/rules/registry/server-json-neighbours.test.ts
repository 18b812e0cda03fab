import family from '../../../src/rules/registry/server-json-neighbours.js'
import { cases } from '../../support/cases.js'
import { entry, pack, ruleOf } from '../../support/server-json.js'

const name = 'io.github.example-org/demo'
const manifest = (more: object) =>
  JSON.stringify({ name: '@example-org/demo', version: '1.0.0', mcpName: name, ...more })
const beside = (more: object) => ({ 'package.json': manifest(more) })

cases(ruleOf(family, 'PACKAGE_JSON_MCP_NAME'), {
  quiet: [
    entry(),
    { ...entry(), siblings: beside({}) },
    { ...entry(), siblings: beside({ name: 'other', mcpName: undefined }) },
    { ...entry(), siblings: { 'package.json': '{' } },
    { ...pack({ registryType: '"pypi"' }), siblings: beside({ mcpName: undefined }) },
  ],
  loud: [
    { ...pack({ identifier: '«"@example-org/demo"»' }), siblings: beside({ mcpName: undefined }), says: 'missing' },
    { ...entry({ name: '«"io.github.Example-Org/demo"»' }), siblings: beside({}), says: 'differs', pointer: '/name' },
    {
      ...pack(
        { identifier: '«"@example-org/demo"»' },
        { repository: '{"url":"https://github.com/example-org/mono","source":"github","subfolder":"servers/demo"}' },
      ),
      siblings: { 'servers/demo/package.json': manifest({ mcpName: undefined }) },
      says: 'missing',
    },
  ],
})
cases(ruleOf(family, 'PACKAGE_JSON_VERSION'), {
  quiet: [
    { ...entry(), siblings: beside({}) },
    { ...entry(), siblings: beside({ version: undefined }) },
  ],
  loud: [{ ...pack({ version: '«"1.0.0"»' }), siblings: beside({ version: '1.1.0' }), says: 'differs' }],
})

const pypi = (mark = '"demo"') => pack({ registryType: '"pypi"', identifier: mark })
const cargo = (mark = '"demo"') => pack({ registryType: '"cargo"', identifier: mark })
const pyproject = '[project]\nname = "Demo"\n'
cases(ruleOf(family, 'README_MCP_NAME'), {
  quiet: [
    { ...pypi(), siblings: { 'pyproject.toml': pyproject, 'README.md': `# Demo\n<!-- mcp-name: ${name} -->\n` } },
    { ...pypi(), siblings: { 'pyproject.toml': pyproject, 'README.md': `mcp-name: ${name}.` } },
    { ...pypi(), siblings: { 'README.md': '# Demo\n' } },
    { ...pypi(), siblings: { 'pyproject.toml': '[project]\nname = "other"\n', 'README.md': '# Demo\n' } },
    { ...pypi(), siblings: { 'pyproject.toml': pyproject } },
    { ...cargo(), siblings: { 'Cargo.toml': '[package]\nname = "demo"\n', 'README.md': `mcp-name: ${name}\n` } },
  ],
  loud: [
    { ...pypi('«"demo"»'), siblings: { 'pyproject.toml': pyproject, 'README.md': '# Demo\n' }, says: 'missing' },
    // .NET projects keep the file one folder further in.
    {
      text: pack({ registryType: '"nuget"', identifier: '«"Example.Demo"»' }).text,
      file: 'src/.mcp/server.json',
      siblings: { '../Example.Demo.csproj': '<Project />', '../README.md': '# Demo\n' },
      says: 'missing',
    },
    // The name of another server that begins alike.
    {
      ...pypi('«"demo"»'),
      siblings: { 'pyproject.toml': pyproject, 'README.md': `mcp-name: ${name}-pro\n` },
      says: 'missing',
    },
    {
      ...cargo('«"demo"»'),
      siblings: { 'Cargo.toml': '[package]\nname = "demo"\n', 'README.md': `<!-- mcp-name: ${name} -->` },
      says: 'hidden',
    },
  ],
})
