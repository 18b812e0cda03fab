import type { Document, Node, ObjectNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import type { ObjectName, SpecRevision } from '../../spec/revision.js'
import type { AnySubject } from '../any-subject.js'
import type { DumpContext, SpecObject, SubjectName } from '../subjects.js'
import { declaredStrings } from './declared.js'
import { inputSchemaOf } from './input-schema.js'
import { readDump } from './read.js'
import type { ItemView, ListName, ResultView, ToolView } from './views.js'

/** Who takes the tools, and under which name of the server. */
export type Consumers = Pick<DumpContext, 'targets' | 'serverName'>
const nobody: Consumers = { targets: [], serverName: undefined }

/** What rules look at in a dump, for one revision. */
export function* dumpSubjects(
  document: Document,
  revision: SpecRevision,
  consumers: Consumers = nobody,
  wanted?: ReadonlySet<SubjectName>,
): Generator<AnySubject> {
  yield { on: 'text', value: { document, reader: 'a client', kind: 'dump' } }
  const dump = readDump(document)
  const context: DumpContext = { document, revision, dump, ...consumers }
  yield { on: 'dump', value: context }
  for (const result of dump.results) {
    yield { on: 'result', value: { ...context, result } }
    if (result.capabilities) yield { on: 'capabilities', value: { ...context, node: result.capabilities } }
    const info = member(result.node, 'serverInfo')?.value
    if (info?.type === 'object') yield* objectSubjects(context, 'Implementation', info)
    yield* objectSubjects(context, answerOf[result.form] ?? 'Result', result.node)
  }
  for (const list of dump.lists) for (const item of list.items) yield* itemSubjects(context, item)
  const [wholes, strings] = [!wanted || wanted.has('declaration'), !wanted || wanted.has('string')]
  if (!wholes && !strings) return
  for (const values of declaredStrings(document, dump)) {
    if (wholes) yield { on: 'declaration', values }
    if (strings) yield { on: 'string', values }
  }
}

const answerOf: Readonly<Partial<Record<ResultView['form'], ObjectName>>> = {
  initialize: 'InitializeResult',
  discover: 'DiscoverResult',
}
const objectOf: Readonly<Record<ListName, ObjectName>> = {
  tools: 'Tool',
  resources: 'Resource',
  resourceTemplates: 'ResourceTemplate',
  prompts: 'Prompt',
}

function* itemSubjects(context: DumpContext, item: ItemView): Generator<AnySubject> {
  if (item.of === 'tools') {
    const tool = item as ToolView
    yield { on: 'tool', value: { ...context, tool } }
    // A tool of another API is one finding; its members are that API's.
    if (tool.foreign) return
    for (const of of ['inputSchema', 'outputSchema'] as const) {
      const held = of === 'inputSchema' ? inputSchemaOf(tool.node) : member(tool.node, of)
      const known = Object.hasOwn(context.revision.objects.Tool ?? {}, of)
      if (known && held?.value.type === 'object')
        yield { on: 'schema', value: { ...context, tool, schema: { of, member: held, node: held.value } } }
    }
  } else if (item.of === 'prompts') yield { on: 'prompt', value: { ...context, item } }
  else if (item.of === 'resources') yield { on: 'resource', value: { ...context, item } }
  else yield { on: 'template', value: { ...context, item } }
  yield* objectSubjects(context, objectOf[item.of], item.node)
}

/** An object of the specification and those in it. */
function* objectSubjects(context: DumpContext, name: ObjectName, node: ObjectNode): Generator<AnySubject> {
  const spec = context.revision.objects[name]
  const object: SpecObject = { name, node, spec }
  yield { on: 'members', value: { ...context, object } }
  if (name === 'Icon') yield { on: 'icon', value: { ...context, node } }
  if (name === 'Annotations') yield { on: 'annotations', value: { ...context, node } }
  yield* metaSubject(context, node)
  for (const [held, of] of partsOf(name)) {
    const value = member(node, held)?.value
    for (const one of objectsIn(value, held === 'icons' || held === 'arguments'))
      yield* objectSubjects(context, of, one)
  }
}

/** The members of an object that hold further ones of the specification. */
function partsOf(name: ObjectName): readonly (readonly [string, ObjectName])[] {
  const icons = ['icons', 'Icon'] as const
  switch (name) {
    case 'Tool':
      return [['annotations', 'ToolAnnotations'], ['execution', 'ToolExecution'], icons]
    case 'Resource':
    case 'ResourceTemplate':
      return [['annotations', 'Annotations'], icons]
    case 'Prompt':
      return [['arguments', 'PromptArgument'], icons]
    case 'Implementation':
      return [icons]
    default:
      return []
  }
}

/** Where a list belongs, an object is one finding about the list; it is judged as none of the entries. */
function objectsIn(node: Node | undefined, isList: boolean): readonly ObjectNode[] {
  if (!isList) return node?.type === 'object' ? [node] : []
  return node?.type === 'array' ? node.items.filter(one => one.type === 'object') : []
}

function* metaSubject(context: DumpContext, node: ObjectNode): Generator<AnySubject> {
  const meta = member(node, '_meta')?.value
  if (meta?.type === 'object') yield { on: 'meta', value: { ...context, node: meta } }
}
