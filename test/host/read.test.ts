import { chmodSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { decode, readFileText, readStdin, siblingsOf } from '../../src/host/read.js'
import { folderWith, isRoot, isWindows } from './temporary.js'

const megabyte = 1024 * 1024
const bytesOf = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding)
const messageOf = (path: string, max = megabyte) => {
  const read = readFileText(path, max)
  return read.ok ? undefined : read.message
}

describe('what a file holds', () => {
  test('UTF-8 comes as it is, its bytes too', () => {
    const folder = folderWith({ 'a.json': '{"ü": "😀"}\r\n' })
    const read = readFileText(join(folder, 'a.json'), megabyte)
    expect(read).toMatchObject({ ok: true, text: '{"ü": "😀"}\r\n', encoding: 'utf-8', bom: false })
    expect(read.ok && Buffer.from(read.bytes).toString()).toBe('{"ü": "😀"}\r\n')
  })

  test('a byte order mark stays at the start of the text', () => {
    expect(decode(bytesOf('\ufeff{}', 'utf8'))).toMatchObject({ text: '\ufeff{}', encoding: 'utf-8', bom: true })
  })

  test('an empty file is UTF-8', () => {
    expect(decode(new Uint8Array())).toMatchObject({ text: '', encoding: 'utf-8', bom: false })
  })

  test('bytes that are not UTF-8 are called broken, not guessed at', () => {
    expect(decode(bytesOf('{"name": "Müller"}', 'latin1'))).toMatchObject({
      text: '{"name": "M\ufffdller"}',
      encoding: 'broken',
    })
  })

  test.each([
    ['with a mark', '\ufeff{"a": "ü"}'],
    ['without one', '{"a": "ü"}'],
  ])('UTF-16 %s is told by its bytes, in both orders', (_, text) => {
    const bom = text.startsWith('\ufeff')
    expect(decode(bytesOf(text, 'utf16le'))).toMatchObject({ text, encoding: 'utf-16le', bom })
    expect(decode(bytesOf(text, 'utf16le').swap16())).toMatchObject({ text, encoding: 'utf-16be', bom })
  })

  test('UTF-16 of an odd length does not fail', () => {
    const bytes = Buffer.concat([bytesOf('\ufeff{}', 'utf16le'), Buffer.from([0x7d])])
    expect(decode(bytes)).toMatchObject({ text: '\ufeff{}\ufffd', encoding: 'utf-16le' })
  })

  test('UTF-32 is broken, and NUL bytes in UTF-8 are UTF-8', () => {
    expect(decode(Buffer.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]))).toMatchObject({ encoding: 'broken' })
    expect(decode(Buffer.from('{\0}'))).toMatchObject({ text: '{\0}', encoding: 'utf-8' })
  })
})

describe('what cannot be read gets one sentence', () => {
  test('missing', () => {
    expect(messageOf(join(folderWith(), 'x.json'))).toBe('There is no file at this path.')
    expect(messageOf(join(folderWith({ a: '' }), 'a/x.json'))).toBe('There is no file at this path.')
    expect(messageOf('a\0b')).toBe('The path holds a character that no path can hold.')
  })

  test('a folder that is called like a file', () => {
    expect(messageOf(join(folderWith({ 'x.json/y': '' }), 'x.json'))).toBe(
      'This is a folder, although a file was expected here.',
    )
  })

  test('too large: size, limit and the option', () => {
    const path = join(folderWith({ 'x.json': ' '.repeat(megabyte + megabyte / 2) }), 'x.json')
    expect(messageOf(path)).toBe('The file has 1.5 MB, more than the limit of 1 MB; raise it with --max-size.')
    expect(messageOf(path, megabyte * 1.5 - 1)).toMatch(/^The file has 1\.5 MB, more than the limit of 1\.499999 MB/)
    expect(messageOf(path, megabyte * 1.5)).toBeUndefined()
  })

  test.skipIf(isRoot || isWindows)('not allowed', () => {
    const path = join(folderWith({ 'x.json': '{}' }), 'x.json')
    chmodSync(path, 0)
    expect(messageOf(path)).toBe('You are not allowed to read this file.')
  })

  test.skipIf(isWindows)('links in a circle, links to nowhere, devices', () => {
    const folder = folderWith()
    symlinkSync('b.json', join(folder, 'a.json'))
    symlinkSync('a.json', join(folder, 'b.json'))
    symlinkSync('nowhere', join(folder, 'c.json'))
    expect(messageOf(join(folder, 'a.json'))).toBe('The symbolic links at this path lead in a circle.')
    expect(messageOf(join(folder, 'c.json'))).toBe('There is no file at this path.')
    expect(messageOf('/dev/null')).toMatch(/^This is not a regular file; .* use - for standard input\.$/)
  })
})

describe('standard input', () => {
  test('is read to its end and decoded like a file', async () => {
    const pieces = [Buffer.from([0x22, 0xc3]), Buffer.from([0xbc, 0x22])]
    expect(await readStdin(Readable.from(pieces), megabyte)).toMatchObject({ text: '"ü"', encoding: 'utf-8' })
    expect(await readStdin(Readable.from(['{', '}']), megabyte)).toMatchObject({ text: '{}' })
    expect(await readStdin(Readable.from([]), megabyte)).toMatchObject({ text: '' })
  })

  test('has a limit too', async () => {
    expect(await readStdin(Readable.from(['x'.repeat(20)]), 10)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Standard input is larger than the limit of .* --max-size\.$/),
    })
  })

  test('may fail', async () => {
    const failing = new Readable({
      read() {
        this.destroy(Object.assign(new Error('read EIO'), { code: 'EIO' }))
      },
    })
    expect(await readStdin(failing, 10)).toEqual({ ok: false, message: 'Standard input cannot be read (EIO).' })
  })
})

test('siblings are read from the folder of the file, without a byte order mark', () => {
  const folder = folderWith({
    'app/.mcp.json': '{}',
    'app/a.json': '\ufeff[]',
    'b.json': '{}',
    'c.json': Buffer.of(0xff),
  })
  const siblings = siblingsOf(join(folder, 'app/.mcp.json'), megabyte)
  expect(siblings.read('a.json')).toBe('[]')
  expect(siblings.read('../b.json')).toBe('{}')
  expect(siblings.read('../c.json')).toBeUndefined()
  expect(siblings.read('nothing/here.json')).toBeUndefined()
})
