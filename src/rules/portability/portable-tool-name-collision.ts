import type { ToolView } from '../../kinds/dump/views.js'
import type { Rewriting } from '../../targets/target.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged, limitsOf } from './shared-objections.js'
import { wordsFor } from './shared-words.js'

export const page: RulePage = {
  why: 'Clients replace or drop characters that they do not take, and cut long names. Two tools whose names differ only there become one: the second is lost, or the wrong one is called.',
  sources: [
    'openai/codex#8694',
    'google-gemini/gemini-cli#28970',
    'aws/amazon-q-developer-cli, tool_utils.rs: NameCollision',
  ],
  limit: 'rewrittenName',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "notes_search",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    },\n    {\n      "name": "notes.search",\n      "description": "Searches the notes of all projects for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "notes_search",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    },\n    {\n      "name": "notes_search_all",\n      "description": "Searches the notes of all projects for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

const patterns = new Map<string, RegExp>()

/** Each pattern of the data is compiled once. */
function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source)
  patterns.set(source, known)
  return known
}

/** The name that a client makes of a tool's. */
function rewritten(name: string, how: Rewriting | undefined, server = ''): string {
  if (!how) return name
  const { form = '{tool}', keeps, by, lead, cut } = how
  const whole = form.replace('{server}', () => server).replace('{tool}', () => name)
  const one = patternOf(`^${keeps}$`)
  // Most names hold nothing that a client would replace.
  const clean = patternOf(`^(?:${keeps})*$`).test(whole)
    ? whole
    : [...whole].map(char => (one.test(char) ? char : by)).join('')
  const led = lead && !patternOf(`^${lead.unless}`).test(clean) ? lead.put + clean : clean
  return cut && led.length > cut.most ? led.slice(0, cut.head) + cut.by + led.slice(-cut.tail) : led
}

export default defineRule({
  code: 'MCP_PORTABLE_TOOL_NAME_COLLISION',
  on: 'dump',
  title: 'Two tools get the same name in a client',
  severity: 'error',
  basis: 'target',
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    same: ({ tool, other, who }: { tool: string; other: string; who: string }) => ({
      what: `The name of ${tool} becomes the same as that of ${other} where a client writes names anew. ${who}`,
      todo: 'Let the two names differ in letters, digits, "_" or "-", near their beginning or end.',
    }),
  },
  check(context, report) {
    const limits = limitsOf(context.targets, 'rewrittenName').filter(
      ({ limit }) => context.serverName !== undefined || !limit.form?.includes('{server}'),
    )
    if (limits.length === 0) return
    const known = limits.map(() => new Map<string, ToolView>())
    const names = new Set<string>()
    for (const tool of context.dump.tools) {
      const name = tool.name?.value
      // Equal names are a finding of their own.
      if (tool.foreign || tool.name === undefined || name === undefined || names.has(name)) continue
      names.add(name)
      const keys = limits.map(({ limit }) => rewritten(name, limit, context.serverName))
      const hit = limits.filter((_, i) => known[i]?.has(keys[i] ?? ''))
      keys.forEach((key, i) => {
        if (!known[i]?.has(key)) known[i]?.set(key, tool)
      })
      const first = hit[0] ? limits.indexOf(hit[0]) : -1
      const other = known[first]?.get(keys[first] ?? '')
      if (!other?.name) continue
      const data = { tool: wordsFor(tool, context), other: wordsFor(other, context), who: consequences(hit) }
      const related = [{ place: other.name, message: 'The other tool.' }]
      report('same', tool.name, data, { ...judged(hit), related })
    }
  },
})
