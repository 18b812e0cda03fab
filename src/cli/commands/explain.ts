import { visible } from '../../report/visible.js'
import { wordsOf, wrap } from '../../report/words.js'
import { documentedRules } from '../../rules/documented.js'
import type { Example } from '../../rules/rule.js'
import { escapeInvisible } from '../../text/escape.js'
import { capital } from '../../text/words.js'
import { codeOf } from '../rule-levels.js'
import { limitsAbout } from './limits.js'
import { authorities, messagesOf, readingOf } from './rule-words.js'

const width = 96

/** The page of a rule for the terminal. */
export async function explain(code: string): Promise<string> {
  const known = codeOf(code)
  const rule = documentedRules().find(one => one.code === known)
  if (!rule) return ''
  const { severity, basis, since, tags, formerly = [], examples } = rule
  const says = await messagesOf(rule)
  return [
    `${rule.code}: ${rule.title}`,
    '',
    `  Severity  ${severity} unless a message says otherwise`,
    ...(rule.off ? [`  Off       until it is switched on: --rule ${rule.code}=${severity}`] : []),
    `  Basis     ${basis} (${authorities[basis]})`,
    ...(tags.length > 0 ? [`  Tags      ${tags.join(', ')}`] : []),
    `  Since     ${since}`,
    ...(formerly.length > 0 ? [`  Formerly  ${formerly.join(', ')}`] : []),
    ...section('Why', paragraph(rule.why)),
    ...section(
      'What it says',
      says.flatMap(text => paragraph(text, '- ')),
    ),
    ...section(
      'Limits',
      limitsAbout(rule).flatMap(({ name, takes, source }) => paragraph(`${capital(name)}: ${takes} (${source})`, '- ')),
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

function sample(example: Example): string[] {
  const { file, text } = example
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  return [
    `  ${`${visible(file)} ${readingOf(example)}`.trimEnd()}:`,
    ...lines.map(line => `    ${escapeInvisible(line, { keepTabs: true })}`.trimEnd()),
  ]
}
