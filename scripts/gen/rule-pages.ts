import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { limitsAbout } from '../../src/cli/commands/limits.js'
import { authorities, exampleOptions, messagesOf, readingOf } from '../../src/cli/commands/rule-words.js'
import { clientById } from '../../src/clients/index.js'
import { lineTable } from '../../src/document/lines.js'
import type { FileResult, Finding } from '../../src/engine/finding.js'
import { lintText } from '../../src/engine/lint.js'
import type { DocumentedRule, Example } from '../../src/rules/rule.js'
import { escapeInvisible } from '../../src/text/escape.js'
import { capital } from '../../src/text/words.js'
import { rulesByTopic } from '../gen-readme.js'
import { type GeneratedFile, projectRoot } from './files.js'
import { ruleFiles } from './indexes.js'
import { code, fenced, list, page, prose, table } from './markdown.js'

/** The folder of the pages of rules, which holds nothing else. */
export const rulePageFolder = 'docs/rules'

/** A page for each rule, and the page that lists them. */
export async function rulePages(rules: readonly DocumentedRule[]): Promise<GeneratedFile[]> {
  const sources = sourcesOf()
  const pages = rules.map(async rule => ({
    path: `${rulePageFolder}/${rule.code}.md`,
    text: await rulePage(rule, sourceOf(rule, sources).path),
  }))
  return [{ path: 'docs/rules.md', text: listPage(rules, sources) }, ...(await Promise.all(pages))]
}

type Source = GeneratedFile

function sourcesOf(): Source[] {
  return ruleFiles()
    .map(file => `src/rules/${file}.ts`)
    .map(path => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))
}

/** The file that is called like the rule, or the one of its family. */
function sourceOf({ code }: DocumentedRule, sources: readonly Source[]): Source {
  const name = `/${code.replace(/^MCP_/, '').toLowerCase().replaceAll('_', '-')}.ts`
  const source =
    sources.find(({ path }) => path.endsWith(name)) ?? sources.find(({ text }) => text.includes(`code: '${code}'`))
  if (!source) throw new Error(`No file below src/rules defines ${code}.`)
  return source
}

async function rulePage(rule: DocumentedRule, source: string): Promise<string> {
  const { examples, formerly = [], tags } = rule
  const wrong = await Promise.all(examples.bad.map(example => wrongExample(rule, example)))
  return page(source, [
    `# ${rule.code}`,
    `${prose(rule.title)}.`,
    list([
      `**Severity:** ${rule.severity}, unless a message says otherwise${rule.off ? '; off until it is switched on' : ''}`,
      `**Basis:** ${rule.basis} (${authorities[rule.basis]})`,
      ...(tags.length > 0 ? [`**Tags:** ${tags.join(', ')}`] : []),
      `**Since:** ${rule.since}`,
      ...(formerly.length > 0 ? [`**Formerly:** ${formerly.map(code).join(', ')}`] : []),
    ]),
    '## Why',
    prose(rule.why),
    '## What it says',
    list((await messagesOf(rule)).map(prose)),
    ...limitTable(rule),
    '## Wrong',
    ...(wrong.length > 0 ? wrong : ['No example in text can show this fault.']),
    '## Right',
    ...examples.good.map(sample),
    '## Sources',
    list(rule.sources.map(prose)),
    `## How to switch it ${rule.off ? 'on' : 'off'}`,
    fenced('sh', `npx mcp-lint --rule ${rule.code}=${rule.off ? rule.severity : 'off'}`),
    rule.off
      ? 'The other levels, `info`, `warning` and `error`, do so too. A family of codes with a `*` does not switch it on.'
      : 'In the place of `off`, the levels `info`, `warning` and `error` give its findings another severity.',
    '[All rules](../rules.md)',
  ])
}

/** What targets take, with the day and the source. */
function limitTable(rule: DocumentedRule): string[] {
  const lines = limitsAbout(rule)
  if (lines.length === 0) return []
  const rows = lines.map(({ name, takes, source }) => [prose(capital(name)), prose(takes), prose(source)])
  return ['## Limits', table(['Target', 'Takes', 'Known from'], rows)]
}

/** A bad example, where the finding is, and what the safe fixes make of it. */
async function wrongExample(rule: DocumentedRule, example: Example): Promise<string> {
  const { file, text } = example
  const input = { uri: file, text, named: true }
  const result = await lintText(input, { ...exampleOptions(rule, example), fix: 'safe' })
  const findings = result?.findings.filter(one => one.code === rule.code) ?? []
  if (!result || findings.length === 0) return sample(example) // test/rules/examples.test.ts says so
  const fixable = findings.some(({ fixes }) => fixes.some(({ safety }) => safety === 'safe'))
  return [
    sample(example),
    list(findings.map(one => placeOf(one, result))),
    ...(fixable && result.fixed ? ['With `--fix` it becomes:', block(file, result.fixed.text)] : []),
  ].join('\n\n')
}

/** `Error at line 3, column 25 (/mcpServers/git/command)`. */
function placeOf({ severity, span, pointer, at, fixes }: Finding, { text }: FileResult): string {
  const { line, column } = lineTable(text).at(span.start)
  const where = pointer === '' ? 'the whole document' : code(shortened(escapeInvisible(pointer)))
  const name = at === 'key' ? ', the name' : ''
  const fix = fixes.find(({ safety }) => safety === 'safe') ?? fixes[0]
  const remedy = fix ? `; ${fix.safety === 'safe' ? 'fix' : 'suggested fix'}: ${prose(fix.title)}` : ''
  return `${capital(severity)} at line ${line}, column ${column} (${where}${name})${remedy}`
}

function shortened(pointer: string): string {
  return pointer.length > 120 ? `${pointer.slice(0, 40)}…` : pointer
}

function sample(example: Example): string {
  const { file, text } = example
  const reading = readingOf(example, id => clientById(id)?.name ?? id)
  return `${code(file)}${reading && `, ${reading}`}:\n\n${block(file, text)}`
}

/** JSON5 by name, although it is none: a block that calls itself JSON would be laid out anew by the formatter. */
function block(file: string, text: string): string {
  const shown = escapeInvisible(text.replace(/\r?\n/g, '\u2424'), { keepTabs: true }).replaceAll('\u2424', '\n')
  return fenced(/\.toml$/.test(file) ? 'toml' : 'json5', shown.replace(/([^\s])\1{79,}/g, shortRun))
}

/** Nesting of three hundred levels, in a few characters. */
function shortRun(run: string, character: string): string {
  return `${character.repeat(3)} … ${run.length} in all … ${character.repeat(3)}`
}

function listPage(rules: readonly DocumentedRule[], sources: readonly Source[]): string {
  const row = (rule: DocumentedRule) => [
    `[${code(rule.code)}](rules/${rule.code}.md)`,
    rule.off ? `${rule.severity}, off` : rule.severity,
    offersFixes(sourceOf(rule, sources)) ? 'yes' : 'no',
    prose(rule.title),
  ]
  return page('the rules', [
    '# Rules',
    `The ${rules.length} rules of mcp-lint, by what goes wrong. Each has a page with the reason, examples and sources; \`mcp-lint explain\` shows it in a terminal.`,
    'The severity is the ordinary one: a message may be milder or harder. A rule that is off runs where `--rule` names it with a level. A rule is fixable where `--fix` can mend at least some of what it finds.',
    ...rulesByTopic(rules).flatMap(([topic, found]) => [
      `## ${prose(topic)}`,
      table(['Code', 'Severity', 'Fixable', 'What is wrong'], found.map(row)),
    ]),
  ])
}

/**
 * A rule hands its fixes to `report` by this name, and says so where none of them is safe; test/gen.test.ts compares this with
 * what the rule's own test fixes.
 */
function offersFixes({ text }: Source): boolean {
  return /\bfixes\b/.test(text) && (!text.includes("'suggested'") || text.includes("'safe'"))
}
