import { cmdText, programName } from './program.js'

/** Which kind of shell reads a text; each knows other variables. */
export type Shell = 'posix' | 'cmd' | 'powershell' | 'wsl' | 'env'

const POSIX = new Set('bash sh zsh fish dash ksh ash nu'.split(' '))
/** Options of shells whose value is the next word. */
const POSIX_VALUE = new Set(['-o', '+o', '-O', '+O', '--rcfile', '--init-file'])
const WSL_VALUE = new Set(['-d', '--distribution', '-u', '--user', '--cd', '--shell-type'])
/** Nobody writes more words than this before a shell's text; it bounds each walk, so that a long list stays cheap. */
const MOST_OPTIONS = 24

/** The shell that reads `args[index]` as its text, if one does. */
export function shellAt(command: string, args: readonly string[], index: number): Shell | undefined {
  if (index < 0 || index >= args.length) return undefined
  const name = programName(command)
  if (name === 'cmd') {
    const text = cmdText(args)
    if (text >= 0 && index >= text) return 'cmd'
  }
  if (name === 'powershell' || name === 'pwsh') return powershellText(name, args, index) ? 'powershell' : undefined
  if (name === 'wsl' && wslText(args, index)) return 'wsl'
  if (name === 'env' && envText(args, index)) return 'env'
  return posixText(command, args, index) ? 'posix' : undefined
}

/** Whether `args[index]` is text for a shell, where placeholders belong to that shell and not to the client. */
export function runsInShell(command: string, args: readonly string[], index: number): boolean {
  return shellAt(command, args, index) !== undefined
}

/** Whether the program replaces `${NAME}` in `args[index]` itself: mcp-remote does so in the values of its --header. */
export function expandsItself(command: string, args: readonly string[], index: number): boolean {
  if (args[index - 1] !== '--header' && !args[index]?.startsWith('--header=')) return false
  const isRemote = (word: string) => word === 'mcp-remote' || word.startsWith('mcp-remote@')
  return programName(command) === 'mcp-remote' || args.slice(0, MOST_OPTIONS).some(isRemote)
}

/** `bash -c TEXT`, also behind other programs: `docker run -i alpine sh -c TEXT`. Words behind the text are its $0, $1 … */
function posixText(command: string, args: readonly string[], index: number): boolean {
  let text = false
  for (let at = index - 1; at >= index - MOST_OPTIONS && at >= -1; at--) {
    const word = at < 0 ? command : (args[at] ?? '')
    if (at >= 0 && /^[-+]/.test(word)) {
      if (/^-[A-Za-z]*c[A-Za-z]*$/.test(word) || word === '--command') text = true
    } else if (at >= 1 && POSIX_VALUE.has(args[at - 1] ?? '')) at--
    else return text && POSIX.has(programName(word))
  }
  return false
}

/** Everything behind -Command; Windows PowerShell also takes a first word without a flag for a command. */
function powershellText(name: string, args: readonly string[], index: number): boolean {
  for (let at = 0; at <= Math.min(index, MOST_OPTIONS); at++) {
    const word = (args[at] ?? '').toLowerCase()
    if (/^[-/](?:c|co|com|comm|comma|comman|command|commandwithargs|cwa)$/.test(word)) return index > at
    if (/^[-/](?:f|fi|fil|file|e|ec|en|enc|encodedcommand)$/.test(word)) return false
    if (!/^[-/]/.test(word)) return name === 'powershell'
    if (!/^[-/](?:nop\w*|noe\w*|nol\w*|noni\w*|sta|mta|i|interactive|login|l|h|help|\?)$/.test(word)) at++ // its value
  }
  return false
}

/** wsl hands its words to the distribution's shell, unless -e starts the program directly. */
function wslText(args: readonly string[], index: number): boolean {
  for (let at = 0; at <= Math.min(index, MOST_OPTIONS); at++) {
    const word = args[at] ?? ''
    if (word === '-e' || word === '--exec') return false
    if (word === '--') return index > at
    if (!word.startsWith('-')) return true
    if (WSL_VALUE.has(word)) at++
  }
  return false
}

function envText(args: readonly string[], index: number): boolean {
  const before = args[index - 1] ?? ''
  const word = args[index] ?? ''
  return /^(?:-[a-z]*S|--split-string)$/.test(before) || /^(?:-S.|--split-string=)/.test(word)
}
