import { describe, expect, it } from 'vitest'
import claudeCode from '../../src/clients/claude-code.js'
import claudeDesktop from '../../src/clients/claude-desktop.js'
import codex from '../../src/clients/codex.js'
import cursor from '../../src/clients/cursor.js'
import devin from '../../src/clients/devin.js'
import { concepts, knownMembers, rootKeys, typeWords } from '../../src/clients/members.js'
import type { ClientProfile, Evidence, Field, Placeholders } from '../../src/clients/profile.js'
import type { MemberShape, ObjectShape, Shape } from '../../src/clients/shape.js'
import vscode from '../../src/clients/vscode.js'

const profiles: readonly ClientProfile[] = [claudeDesktop, claudeCode, cursor, vscode, devin, codex]

/** All faults of a shape, deepest first, as sentences. */
function faults(shape: MemberShape, at: string): string[] {
  const inner = parts(shape).flatMap(([name, part]) => faults(part, `${at}/${name}`))
  return [...inner, ...ownFaults(shape).map(fault => `${at} ${fault}`)]
}

function parts(shape: Shape): [string, Shape][] {
  if (shape.type === 'object') return Object.entries(shape.members)
  if (shape.type === 'either') return shape.of.map((part, i) => [String(i), part])
  return shape.type === 'list' || shape.type === 'map' ? [['*', shape.of]] : []
}

function ownFaults(shape: MemberShape): string[] {
  const found: string[] = []
  if (shape.type === 'string' && shape.oneOf) {
    if (shape.oneOf.length === 0 || new Set(shape.oneOf).size < shape.oneOf.length) found.push('has odd words')
    if (shape.format) found.push('has both words and a format')
  }
  if (shape.type === 'number') {
    const low = Math.max(shape.min ?? Number.NEGATIVE_INFINITY, shape.above ?? Number.NEGATIVE_INFINITY)
    if (low >= (shape.max ?? Number.POSITIVE_INFINITY)) found.push('has no room between its bounds')
    if (shape.ignoredBelow !== undefined && shape.ignoredBelow <= low) found.push('ignores what it refuses')
  }
  if (shape.type === 'either' && shape.of.length + Number(shape.orNull ?? false) < 2) found.push('has no choice')
  if (shape.type === 'object' && shape.oneMemberOf?.some(name => !(name in shape.members)))
    found.push('wants a stranger')
  if (shape.type === 'any' && shape.required) found.push('is required although nothing is known of it')
  return found
}

function fieldAt(profile: ClientProfile, path: readonly string[]): Shape | undefined {
  const [first = '', ...rest] = path
  let at: Shape | undefined = Object.hasOwn(profile.fields, first) ? profile.fields[first] : undefined
  for (const name of rest) at = at?.type === 'object' && Object.hasOwn(at.members, name) ? at.members[name] : undefined
  return at
}

const isGuess = (evidence: readonly Evidence[]): boolean => evidence.every(one => one.from === 'guess')
/** Not a member that the client takes without using it, refuses, or wants elsewhere. */
const isRead = (field: Field): boolean => !field.unused && !field.refused && !field.belongs

describe('the clients together', () => {
  it('have ids and other names of their own', () => {
    const names = profiles.flatMap(({ id, aliases = [] }) => [id, ...aliases])
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(profiles.map(({ name }) => name)).size).toBe(profiles.length)
    expect(names.filter(name => !/^[a-z]+(?:-[a-z]+)*$/.test(name))).toEqual([])
  })

  it('claim no path twice under the same conditions, but for what several clients read: the first one decides', () => {
    const shared = ['.mcp.json ']
    const paths = profiles.flatMap(({ files }) => files.map(({ path, beside = [] }) => `${path} ${beside}`))
    expect(paths.filter((path, i) => paths.indexOf(path) < i && !shared.includes(path))).toEqual([])
  })
})

describe.each(profiles.map(profile => [profile.id, profile] as const))('%s', (_, profile) => {
  const { fields, files, transport, words } = profile

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(profile))).toEqual(profile)
  })

  it('says where each file and the whole are known from', () => {
    for (const evidence of [profile.evidence, ...files.map(file => file.evidence)]) {
      expect(evidence.length).toBeGreaterThan(0)
      for (const one of evidence) {
        expect(one.source).toMatch(/\S{4}/)
        expect(new Date(one.checked).toISOString().slice(0, 10)).toBe(one.checked)
      }
    }
  })

  it('has the ordinary file first and says of each where servers stand', () => {
    expect(files[0]).toMatchObject({ scope: expect.stringMatching(/^(?:project|user)$/) })
    expect(files[0].beside).toBeUndefined()
    for (const file of files) {
      expect(file.path).not.toMatch(/^\/|\\|\*\*|\*[^/]*\*/)
      expect(file.servers.length > 0).toBe(file.serversBelongIn === undefined)
      for (const path of [...file.servers, ...(file.deadEnds ?? []), ...(file.inputs ? [file.inputs] : [])])
        expect(path.length).toBeGreaterThan(0)
      if (file.closedRoot) expect(file.closedRoot).toContain(file.servers[0]?.[0])
      for (const name of Object.keys(file.settings ?? {})) if (file.closedRoot) expect(file.closedRoot).toContain(name)
      for (const home of Object.values(file.home ?? {}).flat())
        expect(home).toMatch(/^(?:~|\/|[A-Z]:\/|\$[A-Z_]+\/|%[A-Z]+%\/)[^\\]*$/)
    }
  })

  it('makes no error of a guess about a file', () => {
    const guesses = files.filter(file => isGuess(file.evidence))
    for (const file of guesses) {
      expect(file.onlyServers).toBe(false)
      expect(file.closedRoot).toBeUndefined()
      expect(file.settings).toBeUndefined()
      expect(file.syntax.comments).not.toBe('refused')
      expect(file.syntax.trailingCommas).not.toBe('refused')
      expect(file.inputs).toBeUndefined()
    }
  })

  it('has words only for members that it reads', () => {
    for (const [concept, names] of Object.entries(words)) {
      expect(names.length).toBeGreaterThan(0)
      for (const name of names) {
        expect(fields[name] && isRead(fields[name]), name).toBe(true)
        expect(concepts[name]).toMatchObject({ concept })
        if (concept === 'off') expect(concepts[name]?.offValue).toBe(profile.offValue)
      }
    }
    expect(words.transport?.[0]).toBe(transport.member)
    expect(profile.offValue !== undefined).toBe(words.off !== undefined)
  })

  it('has well-formed shapes', () => {
    const settings = files.flatMap(file => Object.entries(file.settings ?? {}))
    const all = [...Object.entries(fields), ...settings, ...Object.entries(profile.inputKinds ?? {})]
    expect(all.flatMap(([name, shape]) => faults(shape, name))).toEqual([])
  })

  it('gives its members to transports that it has', () => {
    const known = new Set(['stdio', ...Object.values(transport.words), ...Object.keys(profile.urlSchemes)])
    for (const [name, { on }] of Object.entries(fields)) {
      if (!on) continue
      expect(on.length, name).toBeGreaterThan(0)
      expect(
        on.filter(one => !known.has(one)),
        name,
      ).toEqual([])
    }
    const remote = Object.keys(profile.urlSchemes).length > 0
    expect(transport.remote === true).toBe(remote)
    expect(words.address !== undefined).toBe(remote)
  })

  it('agrees with itself about transport words', () => {
    for (const word of transport.firm) expect(Object.keys(transport.words)).toContain(word)
    for (const [word, meaning] of Object.entries(transport.words)) expect(typeWords[word]).toBe(meaning)
    for (const word of profile.signs.transportWords ?? []) expect(typeWords[word]).toBeDefined()
    if (!transport.member) expect(transport.words).toEqual({})
  })

  it('refers only to members that are there', () => {
    const { dependencies = [], overrides = [], toolLists, signs } = profile
    const paths = [
      ...dependencies.flatMap(({ member, wants }) => [member, wants.member]),
      ...overrides.flatMap(({ wins, loses }) => [[wins], [loses]]),
      ...(toolLists ? [[toolLists.on], [toolLists.off]] : []),
      ...(signs.fields ?? []).map(name => name.split('.')),
    ]
    expect(paths.filter(path => !fieldAt(profile, path))).toEqual([])
    for (const { wants } of dependencies) {
      const shape = fieldAt(profile, wants.member)
      if (shape?.type === 'string' && shape.oneOf) expect(shape.oneOf).toContain(wants.value)
    }
  })

  it('replaces placeholders only in members that it reads', () => {
    const sets: Placeholders[] = [profile.placeholders, ...files.flatMap(file => file.placeholders ?? [])]
    for (const { forms, in: inside = [], names = [], notHere = [] } of sets) {
      expect(inside.filter(name => !fields[name])).toEqual([])
      expect(names.filter(name => notHere.includes(name))).toEqual([])
      if (notHere.length > 0) expect(forms).toContain('braced')
    }
  })

  it('knows what an input looks like where a file has inputs', () => {
    expect(files.some(file => file.inputs)).toBe(profile.inputKinds !== undefined)
    for (const [kind, { members }] of Object.entries<ObjectShape>(profile.inputKinds ?? {})) {
      expect(members.id).toMatchObject({ type: 'string', required: 'refused' })
      expect(members.type).toMatchObject({ type: 'string', required: 'refused', oneOf: [kind] })
    }
  })

  it('has a legal pattern for names, and one that its reserved names do not break', () => {
    const { pattern, longest } = profile.names
    if (pattern) {
      expect(new RegExp(pattern.source, 'u').test('git_hub-2')).toBe(true)
      expect(new RegExp(pattern.source, 'u').test('')).toBe(false)
    }
    expect(longest?.length ?? 1).toBeGreaterThan(0)
  })

  it('says in sentences how a secret stays out', () => {
    expect(profile.secretAdvice).toMatch(/^[A-Z].*[.]$/s)
  })

  it('is named among the readers of its members, and of no others', () => {
    const blocks = [
      [knownMembers.entry, fields],
      ...(['oauth', 'auth'] as const).map(name => {
        const block = fields[name]
        return [knownMembers[name], block?.type === 'object' ? block.members : {}] as const
      }),
    ] as const
    for (const [known, members] of blocks) {
      const listed = Object.keys(known).filter(name => known[name]?.includes(profile.name))
      const certain = Object.entries<Field>(members).filter(([, field]) => isRead(field) && field.type !== 'any')
      expect(listed).toEqual(expect.arrayContaining(certain.map(([name]) => name)))
      expect(listed.filter(name => !Object.hasOwn(members, name))).toEqual([])
    }
  })

  it('keeps its servers under a key that the list of root keys has', () => {
    const key = files[0].servers[0]?.at(-1) ?? ''
    expect(rootKeys[key]).toContain(profile.name)
  })
})

describe('the members of all clients', () => {
  const { entry, oauth, auth } = knownMembers

  it('are plain data with a reader each', () => {
    const all = { knownMembers, concepts, rootKeys, typeWords }
    expect(JSON.parse(JSON.stringify(all))).toEqual(all)
    for (const readers of [entry, oauth, auth, rootKeys].flatMap(block => Object.values(block))) {
      expect(readers.length).toBeGreaterThan(0)
      expect(new Set(readers).size).toBe(readers.length)
    }
  })

  it('hold what people copy from one client to another', () => {
    const copied =
      'disabled enabled autoApprove alwaysAllow cwd envFile serverUrl httpUrl transport trust timeout tools environment http_headers'
    expect(Object.keys(entry)).toEqual(expect.arrayContaining(copied.split(' ')))
    expect(oauth.clientSecret).toBeDefined()
  })

  it('hold no slip of the pen, no catalogue word and no remark', () => {
    const wrong =
      'baseUrl runtime endpoint experimental_environment arg argz enviroment envfile envVars bearer_token description title note comment'
    expect(wrong.split(' ').filter(name => name in entry)).toEqual([])
    // Cursor wants CLIENT_ID there, and nobody documents the other spelling.
    expect(auth.clientId).toBeUndefined()
  })

  it('are known wherever a concept is', () => {
    expect(Object.keys(concepts).filter(name => !entry[name])).toEqual([])
    for (const { concept, offValue } of Object.values(concepts)) expect(offValue !== undefined).toBe(concept === 'off')
  })

  it('spell the words for transports in small letters', () => {
    expect(Object.keys(typeWords).filter(word => word !== word.toLowerCase())).toEqual([])
  })
})
