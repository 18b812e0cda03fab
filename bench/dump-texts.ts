import { numbers } from './measure.js'

const NOUNS = [
  'account',
  'branch',
  'build',
  'calendar',
  'document',
  'event',
  'file',
  'invoice',
  'label',
  'message',
].concat([
  'note',
  'order',
  'page',
  'project',
  'query',
  'record',
  'report',
  'task',
  'ticket',
  'user',
  'version',
  'workflow',
])
const VERBS = [
  'get',
  'list',
  'create',
  'update',
  'remove',
  'search',
  'move',
  'merge',
  'rename',
  'export',
  'start',
  'stop',
]
const WORDS = ['the', 'a', 'of', 'in', 'for', 'with', 'by', 'all', 'one', 'each', 'first', 'given', 'current', ...NOUNS]

type Random = (below: number) => number

function sentence(random: Random, words: number): string {
  const pick = (from: readonly string[]) => from[random(from.length)] as string
  const text = [pick(VERBS), ...Array.from({ length: words - 1 }, () => pick(WORDS))].join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${random(12) === 0 ? ' — größe' : ''}.`
}

function property(random: Random, depth: number): object {
  const description = sentence(random, 5 + random(12))
  switch (random(depth > 0 ? 9 : 6)) {
    case 0:
      return { type: 'string', description, ...(random(4) === 0 ? { enum: ['open', 'closed', 'all'] } : {}) }
    case 1:
      return { type: 'string', description, ...(random(6) === 0 ? { pattern: '^[a-z0-9_-]{1,64}$' } : {}) }
    case 2:
      return { type: 'integer', description, minimum: 0, maximum: 10 + random(5000), default: 10 }
    case 3:
      return { type: 'boolean', description }
    case 4:
      return { type: 'array', description, items: { type: 'string' }, maxItems: 1 + random(100) }
    case 5:
      return { description, anyOf: [{ type: 'string' }, { type: 'null' }] }
    case 6:
      return { type: 'array', description, items: object(random, depth - 1) }
    default:
      return { ...object(random, depth - 1), description }
  }
}

function object(random: Random, depth: number): object {
  const names = [...new Set(Array.from({ length: 2 + random(6) }, () => NOUNS[random(NOUNS.length)] as string))]
  const properties = Object.fromEntries(names.map(name => [name, property(random, depth)]))
  return { type: 'object', properties, required: names.slice(0, 1), additionalProperties: false }
}

/** A tool as servers declare them; about one in forty has a fault. */
function tool(random: Random, index: number): object {
  const verb = VERBS[random(VERBS.length)] as string
  const name = `${verb}_${NOUNS[random(NOUNS.length)]}_${index}`
  const fault = random(40) === 0 ? { title: 7 } : {}
  const annotations = random(2) === 0 ? { annotations: { readOnlyHint: ['get', 'list', 'search'].includes(verb) } } : {}
  return {
    name,
    description: sentence(random, 10 + random(40)),
    inputSchema: object(random, 2),
    ...annotations,
    ...fault,
  }
}

/** The answer to tools/list of about so many bytes. */
export function dumpText(seed: number, bytes: number): string {
  const random = numbers(seed)
  const tools: object[] = []
  for (let size = 0; size < bytes; ) {
    const one = tool(random, tools.length)
    tools.push(one)
    size += JSON.stringify(one, null, 2).length * 1.15
  }
  return `${JSON.stringify({ tools }, null, 2)}\n`
}
