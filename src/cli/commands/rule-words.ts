import type { Basis } from '../../engine/finding.js'
import { type LintOptions, lintText } from '../../engine/lint.js'
import type { DocumentedRule, Example, Messages } from '../../rules/rule.js'

/** Who says that it is wrong. */
export const authorities: Readonly<Record<Basis, string>> = {
  spec: 'the MCP specification',
  client: 'what clients do with it',
  registry: 'the MCP registry',
  target: 'what models and their APIs take',
  advice: 'good practice',
}

/**
 * How an example of a rule is judged: a rule that is off is switched on for it, and what MCP itself says is shown without the
 * limits of those who take tools.
 */
export function exampleOptions({ code, off, severity, basis }: DocumentedRule, example: Example): LintOptions {
  const { client, revision, serverName, targets = basis === 'target' ? undefined : ['none'] } = example
  return {
    ...(client === undefined ? {} : { client }),
    ...(revision === undefined ? {} : { revision }),
    ...(targets ? { targets } : {}),
    ...(serverName === undefined ? {} : { serverName }),
    ...(off ? { severities: [{ code, level: severity }] } : {}),
  }
}

/** How an example is read: "as cursor reads it", "under MCP 2026-07-28", "--target gemini". */
export function readingOf({ client, revision, targets, serverName }: Example, nameOf = (id: string) => id): string {
  return [
    ...(client === undefined ? [] : [`as ${nameOf(client)} reads it`]),
    ...(revision === undefined ? [] : [`under MCP ${revision}`]),
    ...(targets ? [`with --target ${targets.join(',')}`] : []),
    ...(serverName === undefined ? [] : [`and --server-name ${serverName}`]),
  ].join(' ')
}

/** What the rule says about its own bad examples, with real names in it; then its other messages, with gaps for the names. */
export async function messagesOf(rule: DocumentedRule): Promise<string[]> {
  const says = new Map<string, string>()
  for (const example of rule.examples.bad) {
    const { file, text } = example
    const result = await lintText({ uri: file, text, named: true }, exampleOptions(rule, example))
    for (const { code, messageId, what, todo } of result?.findings ?? [])
      if (code === rule.code && !says.has(messageId)) says.set(messageId, `${what} ${todo}`)
  }
  for (const [id, message] of Object.entries(rule.messages)) {
    const words = says.has(id) ? undefined : withGaps(message)
    if (words !== undefined) says.set(id, words)
  }
  return [...says.values()]
}

/** What is shown in the place of data whose names say little to readers. */
const gapWords = new Map([
  ['start', 'In the inputSchema of <tool>'],
  ['steps', '<place>'],
  ['is', '<value>'],
  ['wants', '<what it takes>'],
  ['write', '<what to write>'],
])

/** A message with `<name>` for each of its data; undefined where it wants more than a word. */
function withGaps(message: Messages[string]): string | undefined {
  const gaps = new Proxy({}, { get: (_, name) => gapWords.get(String(name)) ?? `<${String(name)}>` })
  try {
    const { what, todo } = message(gaps)
    const words = `${what} ${todo}`
    return /"[<>]"/.test(words) ? undefined : words // it took a word for a list
  } catch {
    return undefined
  }
}
