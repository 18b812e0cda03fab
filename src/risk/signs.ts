import type { SecretHit } from '../secrets/hit.js'
import { scanValue } from '../secrets/scan.js'
import { type AddressHit, findAddress } from './addresses.js'
import { type EncodedHit, findEncoded } from './encoded.js'
import { fold } from './fold.js'
import type { Hit, Role } from './hit.js'
import { findInstruction, type InstructionHit } from './instructions.js'
import { findHiddenMarkup, findPadding, type MarkupKind, type PaddingKind } from './markup.js'
import { findOrderInName, isOrderInValue } from './names.js'
import { findOtherTools, type OtherToolsKind } from './other-tools.js'
import { findPayload, type PayloadKind } from './payloads.js'

/** All that deserves a look in one string of a declaration, besides its characters. */
export interface Signs {
  readonly instruction: InstructionHit | undefined
  /** Without a look at whether the tool speaks of itself. */
  readonly otherTools: Hit<OtherToolsKind> | undefined
  readonly markup: Hit<MarkupKind> | undefined
  readonly padding: Hit<PaddingKind> | undefined
  readonly encoded: EncodedHit | undefined
  readonly address: AddressHit | undefined
  readonly payload: Hit<PayloadKind> | undefined
  readonly name: Hit<'order' | 'sentence'> | undefined
  /** A value that gives an order. */
  readonly order: boolean
  readonly secret: SecretHit | undefined
}

/** Texts of a role without any sign. Servers repeat themselves, and a dump of unknown revision is read twice. */
const quiet = new Map<Role, Set<string>>()
const MOST_QUIET = 100_000
/** Longer texts repeat seldom. */
const LONGEST_KEPT = 2000
let last: { readonly text: string; readonly role: Role; readonly signs: Signs | undefined } | undefined

/** The signs of a string; undefined where there are none. */
export function signsOf(text: string, role: Role): Signs | undefined {
  if (last?.text === text && last.role === role) return last.signs
  const known = quietIn(role)
  if (known.has(text)) return undefined
  const found = look(text, role)
  const signs = isAny(found) ? found : undefined
  if (!signs && text.length <= LONGEST_KEPT) known.add(text)
  last = { text, role, signs }
  return signs
}

function isAny(one: Signs): boolean {
  const texts = one.instruction ?? one.otherTools ?? one.markup ?? one.padding ?? one.encoded
  return (texts ?? one.address ?? one.payload ?? one.name ?? one.secret) !== undefined || one.order
}

function quietIn(role: Role): Set<string> {
  const known = quiet.get(role)
  if (known && known.size < MOST_QUIET) return known
  const fresh = new Set<string>()
  quiet.set(role, fresh)
  return fresh
}

function look(text: string, role: Role): Signs {
  const isName = role === 'name' || role === 'parameter'
  const isValue = role === 'default' || role === 'enum' || role === 'const' || role === 'pattern'
  const instruction = role === 'uri' ? undefined : findInstruction(text)
  return {
    instruction,
    otherTools: role === 'uri' ? undefined : findOtherTools(text, nobody),
    markup: role === 'uri' ? undefined : findHiddenMarkup(text),
    padding: findPadding(text, role),
    encoded: role === 'uri' ? undefined : findEncoded(text),
    address: findAddress(text, role),
    payload: role === 'uri' ? undefined : findPayload(text),
    name: isName ? findOrderInName(text) : undefined,
    order: isValue && text.length >= 60 && instruction?.level !== 'high' && isOrderInValue(fold(text).text),
    secret: role === 'pattern' ? undefined : scanValue(text, { place: 'url' }),
  }
}

const nobody: ReadonlySet<string> = new Set()
