import { Readable } from 'node:stream'
import type { Io } from '../../src/cli/io.js'
import { main } from '../../src/cli/main.js'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}
export interface World {
  readonly cwd: string
  readonly stdin?: string | Uint8Array
  readonly env?: Record<string, string>
  /** Standard output is a terminal. */
  readonly tty?: boolean
  /** How wide it is. */
  readonly columns?: number
  /** Called with each piece for standard output; what it gives back is the failure of that write. */
  readonly onWrite?: (text: string) => NodeJS.ErrnoException | undefined
}

/** Runs the program with streams of its own. */
export async function run(
  args: readonly string[],
  { cwd, stdin = '', env = {}, tty = false, columns, onWrite }: World,
): Promise<Ran> {
  const pieces = { out: [] as Uint8Array[], err: [] as Uint8Array[] }
  const stream = (to: Uint8Array[], fail?: World['onWrite']) => ({
    isTTY: tty,
    ...(columns === undefined ? {} : { columns }),
    on: () => {},
    write(data: string | Uint8Array, done: (error?: Error | null) => void) {
      const bytes = Buffer.from(data as string)
      const failure = fail?.(bytes.toString())
      if (!failure) to.push(bytes)
      done(failure)
    },
  })
  const io: Io = {
    stdout: stream(pieces.out, onWrite),
    stderr: stream(pieces.err),
    stdin: Readable.from(stdin.length === 0 ? [] : [Buffer.from(stdin as string)]),
    env: { HOME: cwd, ...env },
    cwd,
    platform: 'linux',
  }
  const code = await main(args, io)
  return { code, out: Buffer.concat(pieces.out).toString(), err: Buffer.concat(pieces.err).toString() }
}

/** A config with one error that --fix can take away. */
export const packed = '{\n  "mcpServers": {\n    "git": { "command": "uvx git-server@1.2.3 --repo ." }\n  }\n}\n'
/** What --fix leaves of it. */
export const unpacked = packed.replace(
  '"uvx git-server@1.2.3 --repo ."',
  '"uvx", "args": ["git-server@1.2.3", "--repo", "."]',
)
/** A config without findings. */
export const clean = '{\n  "mcpServers": {\n    "git": { "command": "uvx", "args": ["git-server@1.2.3"] }\n  }\n}\n'
/** A config with one warning: a member that nobody documents. */
export const warned =
  '{\n  "mcpServers": {\n    "git": { "command": "uvx", "args": ["git-server@1.2.3"], "colour": "red" }\n  }\n}\n'
