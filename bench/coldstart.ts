/**
 * What a start costs: the CPU time of `mcp-lint one.json` as a multiple of what Node itself needs to do nothing.
 * `npm run bench` prints it; with `-- --gate 1.6` a higher ratio is an error. `--rounds 25` is the default.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { inTemporaryFolder, writeSample } from '../scripts/sample.js'

/** bash knows the CPU time of a finished child to the millisecond; Node can ask only for its own. */
const TIMED = 'exec 4>&2 2>&3; TIMEFORMAT="%U %S"; time "$@" 2>&4'

interface Contestant {
  readonly name: string
  readonly command: readonly string[]
  /** Exit codes that mean that the work was done. */
  readonly ends: readonly number[]
}

/** Milliseconds of CPU, user and system. */
function cpuOf({ name, command, ends }: Contestant): number {
  const { error, status, output } = spawnSync('bash', ['-c', TIMED, 'bench', ...command], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  if (error) throw error
  if (status === null || !ends.includes(status)) throw new Error(`${name} ended with ${status}: ${output[2]}`)
  const [user, system] = (output[3] ?? '').trim().split(' ').map(Number)
  if (user === undefined || system === undefined) throw new Error(`bash measured nothing: ${output[3]}`)
  return (user + system) * 1000
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] as number
}

/**
 * The median of each, in interleaved rounds and in alternating order, so that other work on the machine falls on all.
 * The first run of each only fills the file cache.
 */
function race(contestants: readonly Contestant[], rounds: number): number[] {
  const times = contestants.map((): number[] => [])
  contestants.forEach(cpuOf)
  for (let round = 0; round < rounds; round++) {
    const order = contestants.map((contestant, index) => ({ contestant, index }))
    for (const { contestant, index } of round % 2 ? order.reverse() : order) times[index]?.push(cpuOf(contestant))
  }
  return times.map(median)
}

function ratio(sample: string, rounds: number): number {
  const bin = fileURLToPath(new URL('../bin/mcp-lint.js', import.meta.url))
  const [floor = 0, run = 0] = race(
    [
      { name: 'node -e 0', command: [process.execPath, '-e', '0'], ends: [0] },
      { name: 'mcp-lint', command: [process.execPath, bin, sample], ends: [0, 1] },
    ],
    rounds,
  )
  const result = run / floor
  const over = Math.round(run - floor)
  console.log(
    `node ${process.versions.node}: nothing ${Math.round(floor)} ms, one config ${Math.round(run)} ms (+${over} ms): ` +
      `${result.toFixed(2)} x (median of ${rounds} rounds, CPU)`,
  )
  return result
}

const { values } = parseArgs({ options: { gate: { type: 'string' }, rounds: { type: 'string', default: '25' } } })
const gate = values.gate === undefined ? Number.POSITIVE_INFINITY : Number(values.gate)
const rounds = Number(values.rounds)
if (Number.isNaN(gate) || !(rounds >= 1)) throw new Error('--gate and --rounds want numbers.')

await inTemporaryFolder(folder => {
  const sample = writeSample(folder)
  // One bad spell of the machine is no regression: the gate closes only when a second race agrees.
  if (ratio(sample, rounds) > gate && ratio(sample, rounds) > gate) {
    console.error(`A start may cost ${gate} x the start of Node.`)
    process.exitCode = 1
  }
})
