import type { CommandWords, OptionWords } from './model.js'

/** The script for zsh: to be sourced after compinit, or kept as _mcp-lint in a folder of fpath. */
export function zsh(commands: readonly CommandWords[]): string {
  const named = commands.filter(({ name }) => name !== '')
  return `#compdef mcp-lint
# zsh completion for mcp-lint, made by: mcp-lint completion zsh
_mcp_lint() {
  local prev=$words[CURRENT-1] command='' word
  local -a options found
  for word in $words[2,CURRENT-1]; do
    case $word in
      (${named.map(({ name }) => name).join('|')}) command=$word; break ;;
    esac
  done
  if [[ $words[CURRENT] == --*=* ]]; then
    prev=\${words[CURRENT]%%=*}
    compset -P '--[^=]#='
  fi
  case "$command $prev" in
${commands.flatMap(command => command.options.flatMap(option => valueCase(command, option))).join('\n')}
  esac
  case $command in
${commands.map(command => `    (${command.name || "''"}) options=(${command.options.flatMap(described).join(' ')}) found=(${firstWords(command, named).join(' ')}) ;;`).join('\n')}
  esac
  if [[ $words[CURRENT] == -* ]]; then
    _describe -o option options
    return
  fi
  (( $#found )) && _describe argument found
  case $command in
    (${named
      .filter(({ words }) => words)
      .map(({ name }) => name)
      .join('|')}) ;;
    (*) _files ;;
  esac
}
if [[ $funcstack[1] == _mcp-lint ]]; then
  _mcp_lint "$@"
else
  compdef _mcp_lint mcp-lint
fi
`
}

function valueCase({ name }: CommandWords, { names, value }: OptionWords): string[] {
  if (value === 'none') return []
  const pattern = names.map(one => `'${name} ${one}'`).join('|')
  if (value === 'any') return [`    (${pattern}) _files; return ;;`]
  const blank = value.every(word => word.endsWith('=')) ? "-S '' " : ''
  return [`    (${pattern}) compadd ${blank}-- ${value.join(' ')}; return ;;`]
}

/** `'--format:text, json …'`, for _describe. */
function described({ names, says }: OptionWords): string[] {
  return names.map(name => quoted(`${name}:${says.replaceAll(':', '\\:')}`))
}

function firstWords({ name, words = [] }: CommandWords, named: readonly CommandWords[]): readonly string[] {
  return name === '' ? named.map(one => quoted(`${one.name}:${one.says.replaceAll(':', '\\:')}`)) : words
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
