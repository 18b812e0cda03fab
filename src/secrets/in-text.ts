import { everyQueryKey, everyUrlPassword } from './by-address.js'
import { everyFormat, isCutFormat } from './by-format.js'
import { findByName } from './by-name.js'
import { meansSecret, secretNameKind } from './secret-name.js'

/** A stretch of a text, half open. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** `NAME=`, `"name":`, `name = `, and `NAME:-` of a reference with a default. */
const ASSIGNED = /(?<![A-Za-z0-9_.])([A-Za-z_][\w.-]{0,127})(?:\\?["'`])?[ \t]{0,16}(:=|=>|:[-=]?|=)/g
/** `--name value`, also as two items of a list. */
const FLAGGED = /(?<![\w-])--?([A-Za-z][\w.-]{0,127})(?:\\?["'`]\s{0,32},|[ \t])/g
const SCHEME = /(?<![A-Za-z0-9_-])(?:Bearer|Basic)(?=[ \t])/gi
const OPENING = /([ \t]{0,32})(\r?\n[ \t]{0,64})?(\\?["'`])?/y
const QUOTED = /(?:[^"\\\r\n]|\\[^\r\n]){1,4096}/y
const BARE = /(?:(?:Bearer|Basic|Token)[ \t]{1,8})?[^\s"'`{[(<][^\s"'`]{0,511}/iy
const REST = /[^\s"'`]*/y
/** A longer unquoted value is judged by its beginning. */
const judged = 200

/**
 * The secrets of a text that nobody has read as JSON or TOML: whole files with their comments, broken ones, command lines,
 * messages. What stands there without a name and without a format is not found. In order and apart.
 */
export function secretsIn(text: string): Stretch[] {
  const found: Stretch[] = []
  for (const hit of everyFormat(text)) found.push({ start: hit.start, end: endOf(text, hit) })
  found.push(...everyUrlPassword(text), ...everyQueryKey(text))
  found.push(...assigned(text), ...flagged(text), ...behindSchemes(text))
  return apart(found)
}

function* assigned(text: string): Generator<Stretch> {
  let past = 0
  for (const { 0: all, 1: name = '', 2: sign = '', index } of text.matchAll(ASSIGNED)) {
    if (index < past || !meansSecret(name) || isReference(text, index, name, all, sign)) continue
    const value = valueBehind(text, index + all.length, name, sign === '=')
    if (!value) continue
    past = value.end
    yield value
  }
}

function* flagged(text: string): Generator<Stretch> {
  for (const { 0: all, 1: name = '', index } of text.matchAll(FLAGGED)) {
    const value = meansSecret(name) ? valueBehind(text, index + all.length, name, false) : undefined
    if (value) yield value
  }
}

function* behindSchemes(text: string): Generator<Stretch> {
  for (const { 0: all, index } of text.matchAll(SCHEME)) {
    const value = valueBehind(text, index + all.length, 'token', false)
    if (value) yield value
  }
}

/** Stretches in order; those that overlap become one. */
export function apart(stretches: readonly Stretch[]): Stretch[] {
  const out: Stretch[] = []
  for (const { start, end } of [...stretches].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1)
    if (last && start < last.end) out[out.length - 1] = { start: last.start, end: Math.max(last.end, end) }
    else out.push({ start, end })
  }
  return out
}

/** A key block without an end would take all that follows along. */
function endOf(text: string, { start, end, id }: Stretch & { readonly id: string }): number {
  if (id !== 'pem' || end < text.length || text.endsWith('-----')) return end
  const line = text.slice(start).search(/[\r\n]/)
  return line < 0 ? end : start + line
}

/** `${secret:name}` and `secret:name` tell where a secret is kept. */
function isReference(text: string, at: number, name: string, all: string, sign: string): boolean {
  if (sign !== ':' || all.length !== name.length + 1) return false
  return text.slice(at - 2, at) === '${' || (/^secrets?$/.test(name) && /\S/.test(text[at + all.length] ?? ' '))
}

/** The value that begins there, where it looks like a secret. */
function valueBehind(text: string, from: number, name: string, assigned: boolean): Stretch | undefined {
  OPENING.lastIndex = from
  const opening = OPENING.exec(text)
  const start = from + (opening?.[0].length ?? 0)
  const mark = opening?.[3]
  if (mark === undefined) return opening?.[2] === undefined ? bareValue(text, start, name, assigned) : undefined
  return judge(quotedValue(text, start, mark), start, name)
}

function quotedValue(text: string, start: number, mark: string): string {
  if (mark === '"') {
    QUOTED.lastIndex = start
    return QUOTED.exec(text)?.[0] ?? ''
  }
  const line = /^[^\r\n]*/.exec(text.slice(start, start + 4096))?.[0] ?? ''
  const end = line.indexOf(mark)
  return end < 0 ? line : line.slice(0, end)
}

/** Where an unquoted value ends depends on what it stands in, so the longer reading is tried first. */
function bareValue(text: string, start: number, name: string, assigned: boolean): Stretch | undefined {
  BARE.lastIndex = start
  const run = BARE.exec(text)?.[0]
  if (run === undefined || run.startsWith('-')) return undefined
  const long = run.replace(/[,;.)}\]\\]{1,64}$/, '')
  const short = /^[^,;&#)}\]|\\]*/.exec(long)?.[0] ?? ''
  if (/^(?:true|false|null|\d{1,7})$/.test(short)) return undefined
  for (const value of new Set([long, short])) {
    // cut in the middle of a reference it would look like a value
    if (/[{(<][^})>]*$/.test(value) || isProse(text, start + value.length, value, name, assigned)) continue
    const hit = judge(value.slice(0, judged), start, name)
    if (hit) return { start: hit.start, end: value === long ? endOfRun(text, start, long) : start + value.length }
  }
  return undefined
}

/** What closes a list or an object behind a value is no part of it. */
function endOfRun(text: string, start: number, long: string): number {
  if (long.length < 500) return start + long.length
  REST.lastIndex = start + long.length
  return REST.lastIndex + (REST.exec(text)?.[0].length ?? 0)
}

/** `password: ask the admin`: a word among words is no password. */
function isProse(text: string, end: number, value: string, name: string, assigned: boolean): boolean {
  if (assigned || secretNameKind(name) !== 'password' || !/^[A-Za-z]*$/.test(value)) return false
  return /^[,;.)]?[ \t]+[^-\s]/.test(text.slice(end, end + 16))
}

function judge(value: string, start: number, name: string): Stretch | undefined {
  const hit = findByName(value, name)
  return hit && { start: start + hit.start, end: start + hit.end }
}

/** What a message may quote of a text: secrets are cut down to their first characters. */
export function withoutSecrets(message: string): string {
  let out = ''
  let at = 0
  for (const { start, end } of apart([...secretsIn(message), ...cutShort(message)])) {
    out += `${message.slice(at, start + Math.min(4, Math.floor((end - start) / 3)))}…`
    at = end
  }
  return out + message.slice(at)
}

/** A message cuts long names; the head of a key has its format no more. */
function cutShort(message: string): Stretch[] {
  return [...message.matchAll(/[\w.+/=-]{16,}(?=…)/g)]
    .filter(match => isCutFormat(match[0]))
    .map(({ index, 0: run }) => ({ start: index, end: index + run.length + 1 }))
}
