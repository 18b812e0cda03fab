/** What Markdown, HTML in it or a table would read as more than a character. */
const marks = /[\\`*_[\]<>#|~$&]/g

/**
 * One line of text that stays plain in GitHub's and GitLab's Markdown, also in a table. `@name`, `#1` and addresses, which
 * they turn into messages and links by themselves, are torn by an empty comment.
 */
export function plainMarkdown(text: string): string {
  return text
    .replace(marks, '\\$&')
    .replace(/@|\\#|!(?=\d)|\\\$(?=\d)|\bwww(?=\.)/gi, '$&<!-- -->')
    .replaceAll('://', ':<!-- -->//')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
    .replace(/^[-=]/, '\\$&')
}

/** A code span, whatever is in the text; in a table it may have no `|`. */
export function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  const pad = /^`|`$|^ .* $/.test(text) || text === '' ? ' ' : ''
  return `${fence}${pad}${text}${pad}${fence}`
}
