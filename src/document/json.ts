import type { Comment, Document, Node, SyntaxProblem } from './document.js'
import { jsonEditor } from './editor-json.js'
import { strictDocument } from './json-strict.js'
import type { Token } from './json-tokens.js'
import { jsonTokens } from './json-tokens.js'
import type { Frame } from './json-tree.js'
import { JsonTree, tokenSpan, withoutQuotes } from './json-tree.js'

/**
 * Reads JSON, with everything that people take for JSON: comments, trailing commas and mistakes become problems, and reading
 * goes on behind them. Without problems exactly where JSON.parse takes the text, and for an empty one. Does not recurse.
 */
export function readJson(source: string, uri: string): Document {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source
  const strict = strictDocument(source, uri)
  if (strict) return strict
  const { root, comments, problems } = readValue(text, 0, text.length)
  const roots = root ? [{ index: 0, node: root }] : []
  return { uri, text, syntax: 'json', roots, comments, problems, editor: jsonEditor(text) }
}

/** One JSON value in a stretch of a text; offsets count from the begin of the text. */
export function readValue(
  text: string,
  from: number,
  to: number,
): { root: Node | undefined; comments: Comment[]; problems: SyntaxProblem[] } {
  const tree = new JsonTree()
  const next = jsonTokens(text, from, to)
  let lastEnd = 0
  for (let token = next(); ; token = next()) {
    if (token.kind === 'end' || !step(tree, token, lastEnd)) break
    if (token.kind !== 'comment' && token.kind !== 'noise') lastEnd = token.end
  }
  finish(tree, lastEnd)
  const { root, comments, problems } = tree
  // What is found at the end of an object or list may lie before what is in it.
  problems.sort((a, b) => a.span.start - b.span.start)
  return { root, comments, problems }
}

/** Takes one token. False behind the end of the document, where nothing can be understood any more. */
function step(tree: JsonTree, token: Token, lastEnd: number): boolean {
  if (token.kind === 'comment') {
    tree.comment(token)
    return true
  }
  if (token.kind === 'noise') {
    if (token.fault) tree.fault(token.fault)
    return true
  }
  if (tree.top.type === 'document' && tree.top.want === 'comma') {
    tree.problem('syntax', tokenSpan(token), 'the document has ended before this')
    return false
  }
  if (token.kind === '}' || token.kind === ']') closing(tree, token, lastEnd)
  else if (token.kind === ',') comma(tree, token)
  else if (token.kind === ':') colon(tree, token)
  else item(tree, token)
  return true
}

function comma(tree: JsonTree, token: Token): void {
  const { top } = tree
  if (top.want === 'comma') {
    top.comma = tokenSpan(token)
  } else if (top.want === 'colon') {
    tree.problem('syntax', tokenSpan(token), 'a colon and a value are missing before this comma')
  } else if (top.want === 'value' && top.type === 'object') {
    tree.problem('syntax', tokenSpan(token), 'a value is missing before this comma')
  } else {
    tree.problem('syntax', tokenSpan(token), 'there is nothing before this comma')
  }
  if (top.type !== 'document') top.want = top.type === 'object' ? 'name' : 'value'
}

function colon(tree: JsonTree, token: Token): void {
  const { top } = tree
  if (top.want === 'colon') top.want = 'value'
  else tree.problem('syntax', tokenSpan(token), 'a colon has no place here')
}

/** A text, number, word, or the begin of an object or list. */
function item(tree: JsonTree, token: Token): void {
  const { top } = tree
  if (token.kind === 'word' && top.want === 'comma' && token.value === ';') {
    tree.problem('syntax', tokenSpan(token), 'write a comma here')
    top.want = top.type === 'object' ? 'name' : 'value'
    return
  }
  if (token.kind === 'word' && top.want === 'colon' && token.value === '=') {
    tree.problem('syntax', tokenSpan(token), 'write a colon here')
    top.want = 'value'
    return
  }
  if (top.want === 'comma') {
    tree.problem('syntax', tokenSpan(token), 'a comma is missing before this')
    top.want = top.type === 'object' ? 'name' : 'value'
  } else if (top.want === 'colon') {
    tree.problem('syntax', tokenSpan(token), 'a colon is missing before this')
    top.want = 'value'
  }
  top.comma = undefined
  if (top.want === 'name') name(tree, token)
  else if (token.kind === '{') tree.open('object', token)
  else if (token.kind === '[') tree.open('array', token)
  else tree.leaf(token)
}

function name(tree: JsonTree, token: Token): void {
  const { top } = tree
  if (token.kind === '{' || token.kind === '[') {
    tree.problem('syntax', tokenSpan(token), 'a name and a colon are missing before this')
    tree.open(token.kind === '{' ? 'object' : 'array', token, true)
    return
  }
  const value = token.kind === 'word' ? withoutQuotes(token.value) : token.value
  top.key = { name: value, span: tokenSpan(token) }
  top.want = 'colon'
  if (token.kind !== 'string') tree.problem('syntax', tokenSpan(token), 'a name stands in double quotes')
  else if (token.fault) tree.fault(token.fault)
}

function closing(tree: JsonTree, token: Token, lastEnd: number): void {
  const type = token.kind === '}' ? 'object' : 'array'
  if (tree.countOpen(type) === 0) {
    tree.problem('syntax', tokenSpan(token), `nothing is open that this "${token.kind}" could close`)
    return
  }
  if (tree.top.type !== type) {
    tree.problem('syntax', tokenSpan(token), `a "${closer(tree.top)}" is missing before this`)
    for (; tree.top.type !== type; tree.close(lastEnd)) checkEnd(tree, token)
  }
  checkEnd(tree, token)
  tree.close(token.end)
}

/** Whether an object or list may end here. */
function checkEnd(tree: JsonTree, token: Token): void {
  const { comma, want, type } = tree.top
  if (comma) {
    tree.problem('trailing-comma', comma, `a comma stands before the "${token.kind}" with nothing behind it`)
  } else if (want === 'colon') {
    tree.problem('syntax', tokenSpan(token), 'a colon and a value are missing before this')
  } else if (want === 'value' && type === 'object') {
    tree.problem('syntax', tokenSpan(token), 'a value is missing before this')
  }
}

function finish(tree: JsonTree, end: number): void {
  const { top } = tree
  // Where something else is broken too, that is why the end was not seen.
  if (top.type !== 'document' && !tree.problems.some(one => one.kind === 'syntax')) {
    const span = { start: top.start, end: top.start + 1 }
    tree.problem('syntax', span, `this "${top.type === 'object' ? '{' : '['}" is never closed`)
  }
  while (tree.top.type !== 'document') tree.close(end)
}

function closer(frame: Frame): string {
  return frame.type === 'object' ? '}' : ']'
}
