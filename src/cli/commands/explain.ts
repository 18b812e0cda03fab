import type { Basis } from '../../engine/finding.js'
import { lintText } from '../../engine/lint.js'
import { visible } from '../../report/visible.js'
import { wordsOf, wrap } from '../../report/words.js'
import { documentedRules } from '../../rules/documented.js'
import type { DocumentedRule, Example, Messages } from '../../rules/rule.js'
import { escapeInvisible } from '../../text/escape.js'
import { ruleOf } from '../rule-levels.js'

const width = 96

/** Who says that it is wrong. */
const authorities: Readonly<Record<Basis, string>> = {
  spec: 'the MCP specification',
  client: 'what clients do with it',
  registry: 'the MCP registry',
  target: 'what models and their APIs take',
  advice: 'good practice',
}

/** The page of a rule for the terminal. */
export async function explain(code: string): Promise<string> {
  const known = ruleOf(code).code
  const rule = documentedRules().find(one => one.code === known)
  if (!rule) return ''
  const { severity, basis, since, tags, formerly = [], examples } = rule
  const says = await messagesOf(rule)
  return [
    `${rule.code}: ${rule.title}`,
    '',
    `  Severity  ${severity} unless a message says otherwise`,
    `  Basis     ${basis} (${authorities[basis]})`,
    ...(tags.length > 0 ? [`  Tags      ${tags.join(', ')}`] : []),
    `  Since     ${since}`,
    ...(formerly.length > 0 ? [`  Formerly  ${formerly.join(', ')}`] : []),
    ...section('Why', paragraph(rule.why)),
    ...section(
      'What it says',
      says.flatMap(text => paragraph(text, '- ')),
    ),
    ...section('Wrong', examples.bad.flatMap(sample)),
    ...section('Right', examples.good.flatMap(sample)),
    ...section(
      'Sources',
      rule.sources.flatMap(text => paragraph(text, '- ')),
    ),
    '',
  ].join('\n')
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines]
}

function paragraph(text: string, mark = ''): string[] {
  return wrap(wordsOf(text), width, { text: `  ${mark}` }, `  ${' '.repeat(mark.length)}`)
}

function sample({ file, client, text }: Example): string[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const reader = client === undefined ? '' : ` as ${client} reads it`
  return [
    `  ${visible(file)}${reader}:`,
    ...lines.map(line => `    ${escapeInvisible(line, { keepTabs: true })}`.trimEnd()),
  ]
}

/** What the rule says about its own bad examples, with real names in it; then its other messages, with gaps for the names. */
async function messagesOf(rule: DocumentedRule): Promise<string[]> {
  const says = new Map<string, string>()
  for (const { file, client, text } of rule.examples.bad) {
    const result = await lintText({ uri: file, text, named: true }, client === undefined ? {} : { client })
    for (const { code, messageId, what, todo } of result?.findings ?? [])
      if (code === rule.code && !says.has(messageId)) says.set(messageId, `${what} ${todo}`)
  }
  for (const [id, message] of Object.entries(rule.messages)) {
    const words = says.has(id) ? undefined : withGaps(message)
    if (words !== undefined) says.set(id, words)
  }
  return [...says.values()]
}

/** A message with `<name>` for each of its data; undefined where it wants more than a word. */
function withGaps(message: Messages[string]): string | undefined {
  const gaps = new Proxy({}, { get: (_, name) => `<${String(name)}>` })
  try {
    const { what, todo } = message(gaps)
    const words = `${what} ${todo}`
    return /"[<>]"/.test(words) ? undefined : words // it took a word for a list
  } catch {
    return undefined
  }
}
