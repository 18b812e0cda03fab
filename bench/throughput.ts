/**
 * What linting costs beside reading: CPU time of reading and linting generated configs, as a multiple of reading and
 * JSON.parse. `npm run bench:throughput`, with `-- --gate 3` a higher ratio is an error. `--files 2000` is the default.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { inTemporaryFolder } from '../scripts/sample.js'
import { cpuOf, numbers } from './measure.js'

const PASSES = 5
const { lintText } = (await import(
  new URL('../dist/index.js', import.meta.url).href
)) as typeof import('../src/index.js')

const PATHS = ['.cursor/mcp.json', '.vscode/mcp.json', '.mcp.json', 'claude_desktop_config.json', 'mcp_config.json']
const WORDS = ['docs', 'search', 'git', 'files', 'mail', 'tickets', 'notes', 'deploy', 'metrics', 'calendar', 'wiki']

/** A config of 1 to 5 KB, as people write them; about one server in eight has a fault. */
function config(random: (below: number) => number, path: string): string {
  const word = () => WORDS[random(WORDS.length)] as string
  const server = () => {
    if (random(4) === 0)
      return { type: 'http', url: `https://${word()}.example.com/mcp`, headers: { 'X-Team': word(), 'X-Area': word() } }
    const args = ['-y', `@example/${word()}-server`, ...Array.from({ length: random(6) }, () => `--${word()}`)]
    const env = Object.fromEntries(
      Array.from({ length: random(8) }, () => [`${word()}_HOME`.toUpperCase(), `/srv/${word()}`]),
    )
    return random(8) === 0 ? { command: `npx ${args.join(' ')}`, env } : { command: 'npx', args, env }
  }
  const servers = Object.fromEntries(Array.from({ length: 2 + random(14) }, (_, i) => [`${word()}-${i}`, server()]))
  return `${JSON.stringify({ [path.startsWith('.vscode') ? 'servers' : 'mcpServers']: servers }, null, 2)}\n`
}

function write(folder: string, count: number): { path: string; uri: string }[] {
  const random = numbers(1)
  return Array.from({ length: count }, (_, index) => {
    const uri = `project-${index}/${PATHS[index % PATHS.length]}`
    const path = join(folder, uri)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, config(random, uri.slice(uri.indexOf('/') + 1)))
    return { path, uri }
  })
}

const { values } = parseArgs({ options: { gate: { type: 'string' }, files: { type: 'string', default: '2000' } } })
const gate = values.gate === undefined ? Number.POSITIVE_INFINITY : Number(values.gate)
const count = Number(values.files)
if (Number.isNaN(gate) || !(count >= 1)) throw new Error('--gate and --files want numbers.')

await inTemporaryFolder(async folder => {
  const files = write(folder, count)
  const bytes = files.reduce((sum, { path }) => sum + readFileSync(path).length, 0)
  let findings = 0
  const read = () => {
    for (const { path } of files) JSON.parse(readFileSync(path, 'utf8'))
  }
  const lint = async () => {
    findings = 0
    for (const { path, uri } of files) {
      const result = await lintText({ uri, text: readFileSync(path, 'utf8'), named: true })
      findings += result?.findings.length ?? 0
    }
  }
  const passes: { read: number; lint: number }[] = []
  for (let pass = 0; pass <= PASSES; pass++) passes.push({ read: await cpuOf(read), lint: await cpuOf(lint) })
  passes.shift() // the first pass warms up the compiler and the file cache
  const sorted = passes.map(({ read, lint }) => lint / read).sort((a, b) => a - b)
  const ratio = sorted[Math.floor(PASSES / 2)] as number
  const seconds = Math.min(...passes.map(({ lint }) => lint)) / 1000
  console.log(
    `node ${process.versions.node}: ${count} configs, ${(bytes / 1e6).toFixed(1)} MB, ${findings} findings: ` +
      `${ratio.toFixed(2)} x reading and JSON.parse, ${Math.round(count / seconds)} files/s (median of ${PASSES} passes, CPU)`,
  )
  if (ratio > gate) {
    console.error(`Linting may cost ${gate} x reading and JSON.parse.`)
    process.exitCode = 1
  }
})
