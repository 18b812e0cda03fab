import { canonicalObject, canonicalText, type Show } from '../document/canonical.js'
import type { Member, Span, StringNode } from '../document/document.js'
import { overlaps } from '../document/spans.js'
import { effectiveMembers, member } from '../document/tree.js'
import { inputSchemaOf } from '../kinds/dump/input-schema.js'
import type { ItemView, ListName } from '../kinds/dump/views.js'
import { withoutSecrets } from '../secrets/in-text.js'
import type { LockedItem } from './lock.js'
import { sha256 } from './sha256.js'

/** What is recorded of each kind of item: all that a model or a person reads before it is used. */
const recorded: Readonly<Record<ListName, readonly string[]>> = {
  tools: ['name', 'title', 'description', 'inputSchema', 'outputSchema', 'annotations'],
  prompts: ['name', 'title', 'description', 'arguments'],
  resources: ['uri', 'name', 'title', 'description', 'mimeType', 'annotations'],
  resourceTemplates: ['uriTemplate', 'name', 'title', 'description', 'mimeType', 'annotations'],
}

/** The member by which an item is known, not its place in the list. */
const keys: Readonly<Record<ListName, string>> = {
  tools: 'name',
  prompts: 'name',
  resources: 'uri',
  resourceTemplates: 'uriTemplate',
}

/** The name or address of an item; undefined where it has none, or is written for another API than MCP. */
export function keyOf(item: ItemView): string | undefined {
  return keyNode(item)?.value
}

/** Where that stands. */
export function keyNode(item: ItemView): StringNode | undefined {
  if ('foreign' in item && item.foreign) return undefined
  const value = member(item.node, keys[item.of])?.value
  return value?.type === 'string' && value.value.trim() !== '' ? value : undefined
}

/** The members of an item that a lock records, by the names of the specification. */
export function recordedMembers(item: ItemView): ReadonlyMap<string, Member> {
  const found = new Map<string, Member>()
  for (const name of recorded[item.of]) {
    const one = name === 'inputSchema' ? inputSchemaOf(item.node) : member(item.node, name)
    // Some SDKs write null for what is not set.
    if (one && one.value.type !== 'null') found.set(name, one)
  }
  return found
}

/** What a lock says of an item as it is now. `masks`: the secrets of its document, in order and apart. */
export async function recordOf(item: ItemView, masks: readonly Span[]): Promise<LockedItem> {
  const members = [...recordedMembers(item)]
  const show = masking(masks)
  const whole = members.map(([name, one]) => `${JSON.stringify(name)}:${memberText(item, name, one)}`).sort()
  return {
    hash: await sha256(`{${whole.join(',')}}`),
    members: new Map(members.map(([name, one]) => [name, memberText(item, name, one, show)])),
  }
}

/** The time of a resource's last change is no part of what was approved. */
function memberText({ of }: ItemView, name: string, { value }: Member, show?: Show): string {
  return name === 'annotations' && of !== 'tools' && value.type === 'object'
    ? canonicalObject(
        effectiveMembers(value).filter(({ key }) => key.name !== 'lastModified'),
        show,
      )
    : canonicalText(value, show)
}

/** Shows of each secret its first characters: where the text does not tell which part it is, all of the string is hidden. */
function masking(masks: readonly Span[]): Show {
  return (text, node) => {
    const shown = withoutSecrets(text)
    if (shown !== text || !node || !overlaps(masks, node.span)) return shown
    return `${text.slice(0, Math.min(4, Math.floor(text.length / 3)))}…`
  }
}
