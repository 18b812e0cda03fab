import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sample, writeSample } from '../scripts/sample.js'
import { installPacked, npm, type Packed, packageName } from './support/package.js'

/** What may be in the package; anything else was put there by mistake. */
const ALLOWED =
  /^(bin\/(mcp-lint\.js|package\.json)|dist\/.+\.(c?js|d\.ts|json)|package\.json|README\.md|LICENSE|CHANGELOG\.md|THIRD_PARTY_NOTICES\.md)$/
/** The wish is 1.5 MB. The program's start wants its code once more as CommonJS, which is what stands above that. */
const LARGEST_INSTALL = 1_800_000
const MINUTES = 60_000

describe('the package, as npm packs and installs it', () => {
  let folder: string
  let project: string
  let packed: Packed

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mcp-lint-package-'))
    ;({ packed, project } = installPacked(folder))
  }, 3 * MINUTES)

  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))

  it('holds what users need and nothing else', () => {
    const paths = packed.files.map(({ path }) => path)
    expect(paths.filter(path => !ALLOWED.test(path))).toEqual([])
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'THIRD_PARTY_NOTICES.md'],
        ...['bin/mcp-lint.js', 'dist/cli/cli.cjs', 'dist/index.js', 'dist/node.js'],
        ...['dist/types/index.d.ts', 'dist/types/node.d.ts'],
        ...[
          'dist/schemas/baseline.schema.json',
          'dist/schemas/clients.schema.json',
          'dist/schemas/compat.schema.json',
          'dist/schemas/config.schema.json',
          'dist/schemas/headers.schema.json',
          'dist/schemas/inspect.schema.json',
          'dist/schemas/lock.schema.json',
          'dist/schemas/print-config.schema.json',
          'dist/schemas/registry.schema.json',
          'dist/schemas/report.schema.json',
          'dist/schemas/rules.schema.json',
          'dist/schemas/targets.schema.json',
        ],
      ]),
    )
  })

  it('is small', () => {
    expect(packed.unpackedSize).toBeLessThan(LARGEST_INSTALL)
  })

  it('brings no other package along', () => {
    const list = npm(project, 'npm', 'ls', '--all', '--parseable')
    const installed = list.stdout.split(/\r?\n/).filter(line => line.includes('node_modules'))
    expect(installed).toHaveLength(1)
  })

  it(
    'finds the fault of a config and says so in the exit code',
    () => {
      writeSample(project)
      const run = npm(project, 'npx', '--no-install', 'mcp-lint')
      expect(run.stdout, run.stderr).toContain(sample.code)
      expect(run.stdout).toContain(sample.path)
      expect(run.status).toBe(1)
    },
    MINUTES,
  )

  it(
    'is silent about the exit code of a config without a fault',
    () => {
      const clean = join(project, 'clean/.cursor')
      mkdirSync(clean, { recursive: true })
      writeFileSync(join(clean, 'mcp.json'), '{ "mcpServers": { "docs": { "command": "docs-server" } } }\n')
      const run = npm(join(project, 'clean'), 'npx', '--no-install', 'mcp-lint', '.cursor/mcp.json')
      expect(run.status, run.stdout + run.stderr).toBe(0)
    },
    MINUTES,
  )

  it.each(['clients', 'headers', 'inspect', 'lock', 'report', 'rules'])(
    'has the schema of %s where programs ask for it',
    of => {
      const code = `console.log(require('${packageName}/schemas/${of}.schema.json').$schema)`
      const output = execFileSync(process.execPath, ['--input-type=commonjs', '-e', code], {
        cwd: project,
        encoding: 'utf8',
      })
      expect(output.trim()).toBe('https://json-schema.org/draft/2020-12/schema')
    },
  )

  it.each([packageName, `${packageName}/node`])('can be imported as %s', name => {
    const code = `import * as api from '${name}'; console.log(typeof api.lintText)`
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: project,
      encoding: 'utf8',
    })
    expect(output.trim()).toBe('function')
  })
})
