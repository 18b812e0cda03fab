import { MASK, maskPlaceholders } from './mask.js'
import { startedProgram } from './program.js'

/** How to find the script among the arguments of a program that runs scripts. */
interface Interpreter {
  /** Options that take the next word. */
  readonly values: ReadonlySet<string>
  /** Options that mean: no script follows, or the current folder is settled elsewhere. */
  readonly none: RegExp
  /** Options, or a subcommand, whose next word is code. */
  readonly code: RegExp
  /** Subcommands that stand before the script. */
  readonly verbs?: ReadonlySet<string>
  /** One of the subcommands has to be there. */
  readonly verbNeeded?: true
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const node: Interpreter = {
  values: words(
    '-r --require --import --loader --experimental-loader --env-file --env-file-if-exists -C --conditions --input-type --title ' +
      '-P --project --tsconfig -O --compilerOptions --compiler-options --cwd-mode',
  ),
  none: /^(?:-e|-p|-pe|--eval|--print|--run|--test|--cwd)(?:=|$)/,
  code: /^(?:-e|-p|-pe|--eval|--print)$/,
  verbs: words('watch'),
}
const shell: Interpreter = {
  values: words('-o +o -O +O --rcfile --init-file'),
  none: /^-[A-Za-z]*[cs]/,
  code: /^-[A-Za-z]*c$/,
}
const python: Interpreter = {
  values: words('-W -X --check-hash-based-pycs'),
  none: /^-[bBdEiIOPqRsSuvx]*[mc]/,
  code: /^-[bBdEiIOPqRsSuvx]*c$/,
}
const interpreters: Readonly<Record<string, Interpreter>> = {
  node,
  nodejs: node,
  tsx: node,
  'ts-node': node,
  bun: {
    values: words('-r --preload --require --import -c --config --env-file --tsconfig-override --define -d'),
    none: /^(?:-e|-p|--eval|--print|--cwd)(?:=|$)/,
    code: /^(?:-e|-p|--eval|--print)$/,
    verbs: words('run'),
  },
  deno: {
    values: words('-c --config --import-map --lock -L --log-level --cert --location --seed'),
    none: /^(?!)/,
    code: /^eval$/,
    verbs: words('run serve'),
  },
  uv: {
    values: words(
      '--with --with-editable --with-requirements -p --python --extra --group --only-group --no-group --package --env-file -i ' +
        '--index --index-url --extra-index-url --default-index --find-links -f --config-file --cache-dir --refresh-package ' +
        '--python-platform --link-mode --color',
    ),
    none: /^(?:-m|--module|--directory|--project)(?:=|$)/,
    code: /^(?!)/,
    verbs: words('run'),
    verbNeeded: true,
  },
  ruby: { values: words('-I -r -C -E --encoding'), none: /^-[A-Za-z]*e$/, code: /^-[A-Za-z]*e$/ },
  perl: { values: words('-I'), none: /^-[A-Za-z]*[eE]$/, code: /^-[A-Za-z]*[eE]$/ },
  php: { values: words('-d -c --define --php-ini'), none: /^(?:-r|--run|-S|--server|-B|-R)$/, code: /^(?:-r|--run)$/ },
  bash: shell,
  sh: shell,
  zsh: shell,
}

/** The index of the script that an interpreter is asked to run (`node server.js`, `deno run -A main.ts`), also behind `cmd /c`. */
export function scriptIndex(command: string, args: readonly string[]): number | undefined {
  const found = firstWord(command, args)
  return found && !found.isCode ? found.index : undefined
}

/** The index of the code that an interpreter is handed (`node -e CODE`), in which `${…}` means something of its own. */
export function codeIndex(command: string, args: readonly string[]): number | undefined {
  const found = firstWord(command, args)
  return found?.isCode ? found.index : undefined
}

/** The first argument that is no option or subcommand, or the code behind the first option that takes some. */
function firstWord(command: string, args: readonly string[]): { index: number; isCode: boolean } | undefined {
  const { name, first } = startedProgram(command, args)
  const known = interpreterOf(name)
  if (!known) return undefined
  let verb = false
  for (let at = first; at < args.length; at++) {
    const arg = args[at] ?? ''
    if (known.code.test(arg)) return { index: at + 1, isCode: true }
    if (arg === '-' || known.none.test(arg)) return undefined
    if (known.values.has(arg)) at++
    else if (/^[-+]/.test(arg)) continue
    else if (!verb && known.verbs?.has(arg)) verb = true
    else return known.verbNeeded && !verb ? undefined : { index: at, isCode: false }
  }
  return undefined
}

function interpreterOf(name: string): Interpreter | undefined {
  if (/^(?:pythonw?|pypy|py)(?:\d(?:\.\d{1,2})?)?$/.test(name)) return python
  return Object.hasOwn(interpreters, name) ? interpreters[name] : undefined
}

/** A path that means something else in every folder. Placeholders, addresses and `~/` at its start make it none. */
export function isRelativePath(text: string): boolean {
  const masked = maskPlaceholders(text)
  if (masked[0] === MASK || /^(?:[/\\~]|[A-Za-z][A-Za-z0-9+.-]*:)/.test(masked)) return false
  return /[/\\]/.test(masked) || masked === '.' || masked === '..'
}

/** A relative path, or a file without a folder in front of it (`server.js`). */
export function isRelativeFile(text: string): boolean {
  return isRelativePath(text) || /^[^/\\:~${}<>%\s][^/\\:${}<>%]*\.[A-Za-z][A-Za-z0-9]{0,4}$/.test(text)
}
