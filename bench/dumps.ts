/**
 * What linting dumps costs beside reading: CPU time as a multiple of reading and JSON.parse, and the memory that one large dump
 * takes as a multiple of its size. `npm run bench:dumps`; with `-- --gate 5 --memory-gate 12` a higher ratio is an error.
 * `--files 200` and `--megabytes 50` are the defaults.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { inTemporaryFolder } from '../scripts/sample.js'
import { dumpText } from './dump-texts.js'
import { cpuOf, numbers } from './measure.js'

const PASSES = 5
const { lintText } = (await import(
  new URL('../dist/index.js', import.meta.url).href
)) as typeof import('../src/index.js')

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    gate: text,
    'memory-gate': text,
    files: { ...text, default: '200' },
    megabytes: { ...text, default: '50' },
  },
})
const limit = (value: string | undefined) => (value === undefined ? Number.POSITIVE_INFINITY : Number(value))
const [gate, memoryGate, count, megabytes] = [
  limit(values.gate),
  limit(values['memory-gate']),
  Number(values.files),
  Number(values.megabytes),
]
if (Number.isNaN(gate) || Number.isNaN(memoryGate) || !(count >= 1) || !(megabytes > 0))
  throw new Error('--gate, --memory-gate, --files and --megabytes want numbers.')

/** 20 to 200 KB, most of them small. */
function sizes(): number[] {
  const random = numbers(1)
  return Array.from({ length: count }, () => Math.round(20_000 * 10 ** (random(1000) / 1000)))
}

async function throughput(folder: string): Promise<number> {
  const files = sizes().map((bytes, index) => {
    const path = join(folder, `${index}.tools.json`)
    writeFileSync(path, dumpText(index, bytes))
    return path
  })
  const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0)
  let findings = 0
  const read = () => {
    for (const path of files) JSON.parse(readFileSync(path, 'utf8'))
  }
  const lint = async () => {
    findings = 0
    for (const path of files)
      findings += (await lintText({ uri: path, text: readFileSync(path, 'utf8') }))?.findings.length ?? 0
  }
  const passes: { read: number; lint: number }[] = []
  for (let pass = 0; pass <= PASSES; pass++) passes.push({ read: await cpuOf(read), lint: await cpuOf(lint) })
  passes.shift() // the first pass warms up the compiler and the file cache
  const ratio = passes.map(one => one.lint / one.read).sort((a, b) => a - b)[Math.floor(PASSES / 2)] as number
  const seconds = Math.min(...passes.map(one => one.lint)) / 1000
  console.log(
    `node ${process.versions.node}: ${count} dumps, ${(bytes / 1e6).toFixed(1)} MB, ${findings} findings: ` +
      `${ratio.toFixed(2)} x reading and JSON.parse, ${(bytes / 1e6 / seconds).toFixed(1)} MB/s (median of ${PASSES} passes, CPU)`,
  )
  return ratio
}

/** Peak of the memory that the program holds while it judges one large dump, as a multiple of the dump's size. */
function memory(folder: string): number {
  const path = join(folder, 'big.tools.json')
  writeFileSync(path, dumpText(1, megabytes * 1e6))
  const bin = fileURLToPath(new URL('../bin/mcp-lint.js', import.meta.url))
  const program = `process.on('exit', () => console.error(process.resourceUsage().maxRSS)); process.argv.splice(1, 1); await import(${JSON.stringify(bin)})`
  const child = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', program, bin, bin, path, '--quiet', '--fail-on', 'never', '--max-size', '1000'],
    { encoding: 'utf8', maxBuffer: 1 << 30 },
  )
  const kilobytes = Number(child.stderr.trim().split('\n').at(-1))
  if (child.status !== 0 || !(kilobytes > 0)) throw new Error(`The large dump was not judged: ${child.stderr}`)
  const size = statSync(path).size
  const ratio = (kilobytes * 1024) / size
  console.log(`one dump of ${(size / 1e6).toFixed(1)} MB: at most ${ratio.toFixed(1)} x its size in memory`)
  return ratio
}

await inTemporaryFolder(async folder => {
  const ratio = await throughput(folder)
  if (ratio > gate) {
    console.error(`Linting dumps may cost ${gate} x reading and JSON.parse.`)
    process.exitCode = 1
  }
  if (memory(folder) > memoryGate) {
    console.error(`A large dump may take ${memoryGate} x its size in memory.`)
    process.exitCode = 1
  }
})
