/** Programs that start other programs or run scripts: a path that ends in one of them is the program, what follows are arguments. */
const LAUNCHERS = new Set(
  (
    'npx npm node nodejs tsx ts-node python py pypy uv uvx pip pipx poetry conda docker podman nerdctl finch deno bun bunx pnpm pnpx ' +
    'yarn java dotnet go cargo ruby bundle php composer perl lua bash sh zsh fish dash ksh cmd pwsh powershell make env sudo nix wsl ssh'
  ).split(' '),
)
const PROGRAM_SUFFIX = /\.(?:exe|cmd|bat|com|ps1)$/

/**
 * The bare name of a program in small letters, without folder and without the ending that Windows lets one leave out. A packed
 * command line (`npx -y @x/npx`) has none: "".
 */
export function programName(command: string): string {
  const text = command.trim()
  const blank = text.search(/[ \t\r\n]/)
  if (blank >= 0 && !/[/\\]/.test(text.slice(0, blank))) return ''
  const slash = Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\'))
  return text
    .slice(slash + 1)
    .toLowerCase()
    .replace(PROGRAM_SUFFIX, '')
}

/** Whether a program's bare name is that of a well-known launcher. */
export function isLauncher(name: string): boolean {
  return LAUNCHERS.has(name) || /^(?:python|node|ruby|php|perl|lua|java|go)\d{1,2}(?:\.\d{1,2})?$/.test(name)
}

/** The program that really runs, and the index of its first argument. */
export interface Started {
  readonly name: string
  readonly first: number
}

/** Looks behind `cmd /c`; every other program is itself. */
export function startedProgram(command: string, args: readonly string[]): Started {
  const name = programName(command)
  if (name !== 'cmd') return { name, first: 0 }
  const word = cmdText(args)
  return word < 0 ? { name, first: 0 } : { name: programName(args[word] ?? ''), first: word + 1 }
}

/** cmd has fewer options than this; it bounds the walk. */
const MOST_OPTIONS = 24

/** The index in the arguments of cmd where its text starts: behind `/c`, `/k` and their neighbours; -1 without them. */
export function cmdText(args: readonly string[]): number {
  let runs = false
  for (const [at, arg] of args.slice(0, MOST_OPTIONS).entries()) {
    if (!/^\/[A-Za-z](?::\w+)?$/.test(arg)) return runs ? at : -1
    if (/^\/[ckr]$/i.test(arg)) runs = true
  }
  return runs ? Math.min(args.length, MOST_OPTIONS) : -1
}
