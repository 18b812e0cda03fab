import type { CommandWords, OptionWords } from './model.js'

/** The script for bash; it needs nothing of the package bash-completion. */
export function bash(commands: readonly CommandWords[]): string {
  const named = commands.filter(({ name }) => name !== '')
  return `# bash completion for mcp-lint, made by: mcp-lint completion bash
_mcp_lint() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command='' options='' words='' i
  # bash makes three words of --format=json
  if [[ $cur == = ]]; then cur=''; elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      ${named.map(({ name }) => name).join('|')}) command=\${COMP_WORDS[i]}; break ;;
    esac
  done
  COMPREPLY=()
  case "$command $prev" in
${commands.flatMap(command => command.options.flatMap(option => valueCase(command, option))).join('\n')}
  esac
  case $command in
${commands.map(command => `    ${command.name || "''"}) options='${namesOf(command)}' words='${firstWords(command, named)}' ;;`).join('\n')}
  esac
  if [[ $cur == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$cur"))
  else
    [[ -z $words ]] || COMPREPLY=($(compgen -W "$words" -- "$cur"))
    case $command in
      ${named
        .filter(({ words }) => words)
        .map(({ name }) => name)
        .join('|')}) ;;
      *) compopt -o filenames 2>/dev/null; local IFS=$'\\n'; COMPREPLY+=($(compgen -f -- "$cur")) ;;
    esac
  fi
}
complete -o bashdefault -o default -F _mcp_lint mcp-lint
`
}

/** What follows an option; where that is a file, bash looks for one by itself. */
function valueCase({ name }: CommandWords, { names, value }: OptionWords): string[] {
  if (value === 'none') return []
  const pattern = names.map(one => `"${name} ${one}"`).join('|')
  if (value === 'any') return [`    ${pattern}) return ;;`]
  const nospace = value.every(word => word.endsWith('=')) ? 'compopt -o nospace 2>/dev/null; ' : ''
  return [`    ${pattern}) ${nospace}COMPREPLY=($(compgen -W '${value.join(' ')}' -- "$cur")); return ;;`]
}

function namesOf({ options }: CommandWords): string {
  return options.flatMap(({ names }) => names).join(' ')
}

function firstWords({ name, words = [] }: CommandWords, named: readonly CommandWords[]): string {
  return (name === '' ? named.map(one => one.name) : words).join(' ')
}
