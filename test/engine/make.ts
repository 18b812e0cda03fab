import type { Document, Node } from '../../src/document/document.js'
import { readJson } from '../../src/document/json.js'
import { pointerTo } from '../../src/document/pointer.js'
import { walk } from '../../src/document/tree.js'
import type { Finding, Fix } from '../../src/engine/finding.js'
import type { AnySubject } from '../../src/kinds/any-subject.js'
import type { DocumentSubject } from '../../src/kinds/subjects.js'
import type { AnyRule, Messages, Report } from '../../src/rules/rule.js'

/** A finding with what a test cares about. */
export function finding(code: string, more: Partial<Finding> = {}): Finding {
  return {
    code,
    messageId: 'm',
    severity: 'error',
    basis: 'client',
    tags: [],
    what: 'It is wrong.',
    todo: 'Put it right.',
    document: 0,
    pointer: '',
    at: 'value',
    address: '',
    span: { start: 0, end: 1 },
    related: [],
    fixes: [],
    ...more,
  }
}

/** A fix that writes `text` over start..end. */
export function fix(start: number, end: number, text: string, more: Partial<Fix> = {}): Fix {
  return { title: `Write ${text}`, safety: 'safe', edits: [{ span: { start, end }, text }], ...more }
}

/** A rule of the whole document that says what it is told to. */
export function rule(
  code: AnyRule['code'],
  check: (nodeAt: (pointer: string) => Node, report: Report<Messages>) => void,
  more: Partial<AnyRule> = {},
): AnyRule {
  return {
    code,
    on: 'document',
    title: 'A fake',
    severity: 'warning',
    basis: 'advice',
    tags: ['fake'],
    since: '0.0.0',
    messages: { m: ({ word }: { word?: string }) => ({ what: `${word ?? 'it'} is wrong.`, todo: 'put it right.' }) },
    check: ({ document }: DocumentSubject, report: Report<Messages>) => check(nodes(document), report),
    ...more,
  } as AnyRule
}

/** What such rules look at. */
export function subjects(text: string): { document: Document; all: AnySubject[] } {
  const document = readJson(text, 'x.json')
  return { document, all: [{ on: 'document', value: { document } as DocumentSubject }] }
}

function nodes(document: Document): (pointer: string) => Node {
  const all = document.roots.flatMap(root => [...walk(root.node)])
  return pointer => {
    const found = all.find(node => pointerTo(node) === pointer)
    if (!found) throw new Error(`Nothing is at ${pointer}.`)
    return found
  }
}
