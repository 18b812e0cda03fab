import { describe, expect, it } from 'vitest'
import { clientById } from '../../src/clients/index.js'
import { type JudgedFile, judgeAcross } from '../../src/engine/across.js'
import type { Finding, Severity } from '../../src/engine/finding.js'
import { judgeText, type LintInput, type LintOptions, lintText } from '../../src/engine/lint.js'
import type { SeverityOverride } from '../../src/engine/settings.js'
import type { ListedFile } from '../../src/kinds/listed.js'
import type { Messages, Rule } from '../../src/rules/rule.js'

interface Case {
  /** Left out: nobody says who reads the file, and its name or content has to tell. */
  readonly client?: string
  /** For dumps: the revision that is told. */
  readonly revision?: string
  /** The kind that is told. */
  readonly kind?: string
  /** For dumps: the targets that are told, and the name of the server. */
  readonly targets?: readonly string[]
  readonly serverName?: string
  /** Path of the file; default: the first one of the client. */
  readonly file?: string
  readonly text: string
  /** Texts of files beside it, by name relative to its folder. */
  readonly siblings?: Readonly<Record<string, string>>
}
interface LoudCase<Id extends string> extends Case {
  /** With «» around each stretch that must be reported. */
  readonly text: string
  /** The message of all findings, or of each in order. */
  readonly says: Id | readonly Id[]
  readonly severity?: Severity | readonly Severity[]
  readonly pointer?: string | readonly string[]
  /** The whole text after the safe fixes of all rules. */
  readonly fixed?: string
  /** The same after those that are marked suggested too. */
  readonly suggested?: string
}

/**
 * Tests one rule through the whole engine, with all other rules at work; only the findings of this rule are looked at. A fixed
 * text is linted again and must be quiet.
 */
export function cases<M extends Messages>(
  // biome-ignore lint/suspicious/noExplicitAny: a rule of any subject.
  rule: Rule<any, M>,
  { quiet, loud }: { readonly quiet: readonly Case[]; readonly loud: readonly LoudCase<keyof M & string>[] },
): void {
  // A rule that is off speaks only where it is named.
  const on = rule.off ? [{ code: rule.code, level: rule.severity }] : []
  describe(rule.code, () => {
    it.each(quiet.map(one => ({ ...one, title: titleOf(one) })))('is quiet: $title', async one => {
      expect(about(rule.code, await findingsIn(one, on))).toEqual([])
    })

    it.each(loud.map(one => ({ ...one, title: titleOf(one) })))('says $says: $title', async one => {
      const { text, marks } = unmarked(one.text)
      const input = { ...one, text }
      const found = (await findingsIn(input, on)).filter(finding => finding.code === rule.code)
      const bare = text.replace(/^\ufeff/, '')
      expect(found.map(({ span }) => [span.start, span.end, bare.slice(span.start, span.end)])).toEqual(
        marks.map(([start, end]) => [start, end, bare.slice(start, end)]),
      )
      expect(found.map(finding => finding.messageId)).toEqual(forEach(one.says, found))
      if (one.severity) expect(found.map(finding => finding.severity)).toEqual(forEach(one.severity, found))
      if (one.pointer !== undefined) expect(found.map(finding => finding.pointer)).toEqual(forEach(one.pointer, found))
      for (const { what, todo } of found) {
        expect(what).toMatch(/^[^a-z].*\.\)?$/s)
        expect(todo).toMatch(/^[^a-z].*\.$/s)
        expect(`${what} ${todo}`).not.toMatch(/\bundefined\b|\[object|\.\.(?:\s|$)/)
      }
      if (one.fixed !== undefined) await expectFixed(rule.code, input, one.fixed)
      if (one.suggested !== undefined) {
        const result = await lintText(inputOf(input), { ...optionsOf(alone(rule.code, input)), fix: 'suggested' })
        expect(result?.fixed?.text).toBe(one.suggested)
        expect(about(rule.code, await findingsIn({ ...input, text: one.suggested }, on))).toEqual([])
      }
    })
  })
}

/** Several files of a run that one server is behind, with «» around each stretch that must be reported. */
export function casesAcross<M extends Messages>(
  // biome-ignore lint/suspicious/noExplicitAny: a rule of any subject.
  rule: Rule<any, M>,
  says: keyof M & string,
  runs: readonly Readonly<Record<string, string>>[],
): void {
  it.each(runs)(`says ${says} of several files: %j`, async run => {
    const files: JudgedFile[] = []
    for (const [file, marked] of Object.entries(run)) {
      const { text } = unmarked(marked)
      let listed: ListedFile | undefined
      const result = await judgeText({ uri: file, text, named: true }, {}, one => {
        listed = one
      })
      if (result) files.push({ result, ...(listed ? { listed } : {}) })
    }
    const judged = await judgeAcross(files, { sameServer: true })
    for (const { uri, findings } of judged) {
      const found = findings.filter(one => one.code === rule.code && one.messageId === says)
      expect(found.map(({ span }) => [span.start, span.end])).toEqual(unmarked(run[uri] ?? '').marks)
      for (const { what, todo } of found) {
        expect(what).toMatch(/^[^a-z].*\.\)?$/s)
        expect(todo).toMatch(/^[^a-z].*\.$/s)
      }
    }
    // Of different servers nothing is said.
    const apart = await judgeAcross(files, {})
    expect(apart.flatMap(({ findings }) => about(rule.code, findings))).toEqual(
      files.flatMap(({ result }) => about(rule.code, result.findings)),
    )
  })
}

/** What the fixes of portability rules change is theirs: only they have them on without a target that is told. */
const alone = (code: string, one: Case): Case =>
  one.targets || code.startsWith('MCP_PORTABLE_') ? one : { ...one, targets: ['none'] }

async function expectFixed(code: string, asked: Case, fixed: string): Promise<void> {
  const input = alone(code, asked)
  const result = await lintText(inputOf(input), { ...optionsOf(input), fix: 'safe' })
  // Whoever writes a file puts its byte order mark back.
  const mark = input.text.startsWith('\ufeff') ? '\ufeff' : ''
  expect(mark + (result?.fixed?.text ?? '')).toBe(fixed)
  const again = await lintText(inputOf({ ...input, text: fixed }), { ...optionsOf(input), fix: 'safe' })
  expect(about(code, again?.findings ?? [])).toEqual([])
  expect(again?.fixed).toBeUndefined()
}

async function findingsIn(one: Case, severities: readonly SeverityOverride[]): Promise<readonly Finding[]> {
  const result = await lintText(inputOf(one), { ...optionsOf(one), severities })
  if (!result) throw new Error('The file was passed over.')
  return result.findings
}

function inputOf({ client, file, text, siblings }: Case): LintInput {
  const path = file ?? clientById(client ?? '')?.files[0].path.replaceAll('*', 'x')
  if (!path) throw new Error(`A case needs a file or a known client: ${client}`)
  const read = (name: string): string | undefined =>
    siblings && Object.hasOwn(siblings, name) ? siblings[name] : undefined
  return { uri: path, text, named: true, siblings: { read } }
}

function optionsOf({ client, revision, kind, targets, serverName }: Case): LintOptions {
  if (client !== undefined && !clientById(client)) throw new Error(`There is no client ${client}.`)
  return {
    ...(client === undefined ? {} : { client }),
    ...(revision === undefined ? {} : { revision }),
    ...(kind === undefined ? {} : { kind }),
    ...(targets ? { targets } : {}),
    ...(serverName === undefined ? {} : { serverName }),
  }
}

/** What a report would print, so that a failing test says more than a count. */
function about(code: string, findings: readonly Finding[]): string[] {
  return findings
    .filter(one => one.code === code)
    .map(({ messageId, pointer, what }) => `${messageId} at ${pointer || 'the root'}: ${what}`)
}

function unmarked(marked: string): { text: string; marks: [number, number][] } {
  const marks: [number, number][] = []
  // Offsets count behind a byte order mark.
  let at = marked.startsWith('\ufeff') ? -1 : 0
  let open = 0
  for (const char of marked) {
    if (char === '«') open = at
    else if (char === '»') marks.push([open, at])
    else at += char.length
  }
  return { text: marked.replaceAll(/[«»]/g, ''), marks }
}

function forEach<T>(expected: T | readonly T[], found: readonly unknown[]): T[] {
  return Array.isArray(expected) ? [...expected] : found.map(() => expected as T)
}

function titleOf({ client, revision, targets, file, text }: Case): string {
  const short = text.replaceAll(/\s+/g, ' ').trim()
  return `${[client, revision, targets, file].filter(Boolean).join(' ')} ${short.length > 80 ? `${short.slice(0, 80)}…` : short}`
}
