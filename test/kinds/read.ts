import { clientById } from '../../src/clients/index.js'
import type { ClientProfile, ConfigFile } from '../../src/clients/profile.js'
import type { Document } from '../../src/document/document.js'
import { pointerTo } from '../../src/document/pointer.js'
import { readDocument } from '../../src/document/read.js'
import { type Layout, readLayout } from '../../src/kinds/layout.js'
import { readServer, type Server } from '../../src/kinds/server.js'
import type { Reader } from '../../src/kinds/subjects.js'

export function client(id: string): ClientProfile {
  const found = clientById(id)
  if (!found) throw new Error(`There is no client ${id}.`)
  return found
}

/** A client as the reader of one of its files; default: the first. */
export function reader(id: string, path?: string): Reader {
  const profile = client(id)
  const file = path === undefined ? profile.files[0] : profile.files.find(one => one.path === path)
  if (!file) throw new Error(`${id} has no file ${path}.`)
  return { client: profile, file, name: profile.name, template: false }
}

export async function document(text: string, file: ConfigFile, uri = file.path): Promise<Document> {
  return readDocument(text, file.syntax.base, uri)
}

export async function layout(id: string, text: string, path?: string): Promise<Layout> {
  const { file } = reader(id, path)
  return readLayout((await document(text, file)).roots[0]?.node, file)
}

/** The first entry of a file. */
export async function server(id: string, text: string): Promise<Server> {
  const { client: profile, file } = reader(id)
  const [entry] = (await layout(id, text)).entries
  const found = entry && readServer(entry, profile, file.syntax)
  if (!found) throw new Error('There is no server in it.')
  return found
}

/** A layout in few words. */
export function summary(one: Layout) {
  return {
    maps: one.maps.map(({ value }) => pointerTo(value)),
    misplaced: one.misplaced.map(({ member, why, rename }) => `${why} ${pointerTo(member.value)}${rename ? ' !' : ''}`),
    extra: one.extra.map(({ value }) => pointerTo(value)),
    bare: one.bare,
    missing: one.missing,
    entries: one.entries.map(({ value }) => pointerTo(value)),
  }
}
