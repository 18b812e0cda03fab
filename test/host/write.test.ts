import {
  chmodSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { replaceFile } from '../../src/host/write.js'
import { folderWith, isRoot, isWindows } from './temporary.js'

const before = Buffer.from('{"old": 1}')

function fileIn(folder: string, name = 'x.json'): string {
  const path = join(folder, name)
  writeFileSync(path, before)
  return path
}
const textOf = (path: string) => readFileSync(path, 'utf8')

describe('a file gets new content', () => {
  test('byte for byte, and nothing is left beside it', () => {
    const folder = folderWith()
    const path = fileIn(folder)
    expect(replaceFile(path, before, '\ufeff{"new": "ü"}\r\n')).toEqual({ ok: true })
    expect(textOf(path)).toBe('\ufeff{"new": "ü"}\r\n')
    expect(readdirSync(folder)).toEqual(['x.json'])
  })

  test.skipIf(isWindows)('and keeps its mode, whatever the umask', () => {
    const path = fileIn(folderWith())
    for (const mode of [0o600, 0o640, 0o666, 0o755]) {
      chmodSync(path, mode)
      const umask = process.umask(0o077)
      try {
        expect(replaceFile(path, readFileSync(path), `{"mode": ${mode}}`)).toEqual({ ok: true })
      } finally {
        process.umask(umask)
      }
      expect(statSync(path).mode & 0o7777).toBe(mode)
      expect(textOf(path)).toBe(`{"mode": ${mode}}`)
    }
  })

  test.skipIf(isWindows)('through a symbolic link, which stays one', () => {
    const folder = folderWith({ 'real/keep': '' })
    const target = fileIn(folder, 'real/x.json')
    symlinkSync('real/x.json', join(folder, 'link.json'))
    expect(replaceFile(join(folder, 'link.json'), before, '{}')).toEqual({ ok: true })
    expect(lstatSync(join(folder, 'link.json')).isSymbolicLink()).toBe(true)
    expect(textOf(target)).toBe('{}')
    expect(readdirSync(join(folder, 'real'))).toEqual(['keep', 'x.json'])
  })

  test.skipIf(isWindows)('under all its names', () => {
    const folder = folderWith()
    const path = fileIn(folder)
    linkSync(path, join(folder, 'other.json'))
    for (const text of ['{"longer than before": true}', '{}']) {
      expect(replaceFile(path, readFileSync(path), text)).toEqual({ ok: true })
      expect(textOf(join(folder, 'other.json'))).toBe(text)
    }
    expect(statSync(path).nlink).toBe(2)
  })

  test('even if its name is as long as names may be', () => {
    for (const name of [`${'n'.repeat(250)}.json`, `${'ü'.repeat(124)}.json`]) {
      const path = fileIn(folderWith(), name)
      expect(replaceFile(path, before, '{}')).toEqual({ ok: true })
      expect(textOf(path)).toBe('{}')
    }
  })
})

describe('a file is left alone', () => {
  test('when it changed meanwhile', () => {
    const folder = folderWith()
    const path = fileIn(folder)
    writeFileSync(path, '{"theirs": 1}')
    expect(replaceFile(path, before, '{}')).toEqual({
      ok: false,
      message: 'The file changed while it was judged, so it was not fixed; run again.',
    })
    expect(textOf(path)).toBe('{"theirs": 1}')
    expect(readdirSync(folder)).toEqual(['x.json'])
  })

  test.skipIf(isWindows)('when it changed meanwhile and has two names', () => {
    const folder = folderWith()
    const path = fileIn(folder)
    linkSync(path, join(folder, 'other.json'))
    writeFileSync(path, '{"theirs": 1}')
    expect(replaceFile(path, before, '{}').ok).toBe(false)
    expect(textOf(path)).toBe('{"theirs": 1}')
  })

  test('when it is gone', () => {
    expect(replaceFile(join(folderWith(), 'x.json'), before, '{}')).toEqual({
      ok: false,
      message: 'The file is gone, so it was not fixed.',
    })
  })

  test.skipIf(isWindows)('when it is read-only, even for root', () => {
    const folder = folderWith()
    const path = fileIn(folder)
    chmodSync(path, 0o444)
    expect(replaceFile(path, before, '{}')).toEqual({
      ok: false,
      message: 'The file is read-only, so it was not fixed.',
    })
    expect(textOf(path)).toBe('{"old": 1}')
  })

  test.skipIf(isWindows || isRoot)('when nothing may be created beside it', () => {
    const folder = folderWith()
    const path = fileIn(folder)
    chmodSync(folder, 0o555)
    try {
      expect(replaceFile(path, before, '{}')).toMatchObject({
        ok: false,
        message: expect.stringContaining('not allowed'),
      })
    } finally {
      chmodSync(folder, 0o755)
    }
    expect(textOf(path)).toBe('{"old": 1}')
  })

  test('when it is a folder by now', () => {
    const folder = folderWith({ 'x.json/y': '' })
    expect(replaceFile(join(folder, 'x.json'), before, '{}')).toEqual({
      ok: false,
      message: 'This is not a regular file, so it was not fixed.',
    })
  })
})
