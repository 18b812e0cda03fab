import type { Basis, Severity } from '../engine/finding.js'
import type { DocumentedRule, Example } from '../rules/rule.js'
import { capital } from '../text/words.js'

/** The levels of SARIF. */
export const levels = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<Severity, string>

/** Code scanning cuts longer descriptions. */
const longestDescription = 1024
const mostTags = 20

/** How often a rule is right, as CodeQL grades its own: what was tried out or written down, or what is advice. */
const precisions: Readonly<Record<Basis, string>> = {
  spec: 'very-high',
  client: 'high',
  registry: 'high',
  target: 'high',
  advice: 'medium',
}
/** CodeQL's words for severities. */
const problems: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'recommendation' }
/** Scores as CVSS has them: from 7.0 on it is high, from 4.0 on medium. */
const scores: Readonly<Record<Severity, string>> = { error: '8.0', warning: '7.0', info: '4.0' }
const securityTags: ReadonlySet<string> = new Set(['security', 'secrets', 'risk'])

/** A rule as `tool.driver.rules` has it. */
export function descriptorOf(rule: DocumentedRule, homepage?: string) {
  const isSecurity = rule.code.startsWith('MCP_RISK_') || rule.tags.some(tag => securityTags.has(tag))
  // code scanning tells security rules by this tag
  const tags = [...new Set([...(isSecurity ? ['security'] : []), rule.basis, ...rule.tags])]
  return {
    id: rule.code,
    name: nameOf(rule.code),
    ...(rule.formerly?.length ? { deprecatedIds: rule.formerly } : {}),
    shortDescription: { text: shortened(`${rule.title}.`) },
    fullDescription: { text: shortened(rule.why) },
    help: { text: helpText(rule), markdown: helpMarkdown(rule) },
    ...(homepage === undefined ? {} : { helpUri: homepage }),
    defaultConfiguration: { ...(rule.off ? { enabled: false } : {}), level: levels[rule.severity] },
    properties: {
      tags: tags.slice(0, mostTags),
      precision: precisions[rule.basis],
      'problem.severity': problems[rule.severity],
      ...(isSecurity ? { 'security-severity': scores[rule.severity] } : {}),
    },
  }
}

/** A code that no rule goes by, for a caller who handed over no rules or not all: said in the words of the code. */
export function descriptorOfCode(code: string, homepage?: string): ReturnType<typeof descriptorOf> {
  const title = capital(code.replace(/^MCP_/, '').toLowerCase().replaceAll('_', ' '))
  const known = {
    code: code as `MCP_${string}`,
    title,
    why: `${title}.`,
    severity: 'warning',
    basis: 'advice',
  } as const
  const rest = { on: 'file', tags: [], since: '', sources: [], examples: { bad: [], good: [] }, messages: {} } as const
  return descriptorOf({ ...known, ...rest, check: () => {} }, homepage)
}

/** `CommandHasArgs` of MCP_COMMAND_HAS_ARGS. */
function nameOf(code: string): string {
  return code
    .replace(/^MCP_/, '')
    .split('_')
    .map(word => capital(word.toLowerCase()))
    .join('')
}

function shortened(text: string): string {
  if (text.length <= longestDescription) return text
  return `${text.slice(0, longestDescription - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

function helpText({ title, why, sources, examples }: DocumentedRule): string {
  const samples = (heading: string, all: readonly Example[]) =>
    all.map(({ text, ...one }) => `${heading}${whereOf(one.file, one)}:\n\n${indented(text)}`)
  return [
    `${title}.`,
    why,
    ...samples('Wrong', examples.bad),
    ...samples('Right', examples.good),
    ...(sources.length > 0 ? [`Sources:\n${sources.map(source => `- ${source}`).join('\n')}`] : []),
  ].join('\n\n')
}

function helpMarkdown({ title, why, sources, examples }: DocumentedRule): string {
  const samples = (heading: string, all: readonly Example[]) =>
    all.map(({ text, ...one }) => `**${heading}**${whereOf(marked(one.file), one)}:\n\n${fenced(one.file, text)}`)
  return [
    `# ${marked(title)}`,
    marked(why),
    ...samples('Wrong', examples.bad),
    ...samples('Right', examples.good),
    ...(sources.length > 0 ? [`**Sources**\n\n${sources.map(source => `- ${marked(source)}`).join('\n')}`] : []),
  ].join('\n\n')
}

function whereOf(file: string, { client, revision }: Omit<Example, 'text'>): string {
  if (client !== undefined) return ` in ${file} as ${client} reads it`
  return ` in ${file}${revision === undefined ? '' : ` under MCP ${revision}`}`
}

function indented(text: string): string {
  return text
    .trimEnd()
    .split(/\r?\n|\r/)
    .map(line => `    ${line}`.trimEnd())
    .join('\n')
}

/** Plain text that stays so in Markdown. */
function marked(text: string): string {
  return text.replace(/[\\`*_<>[\]#~|&]/g, '\\$&')
}

/** A block of code, in a fence that is longer than any inside it. */
function fenced(file: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  const language = /\.toml$/.test(file) ? 'toml' : /\.ya?ml$/.test(file) ? 'yaml' : 'json'
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`
}
