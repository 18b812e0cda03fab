import { RDFormatValidator } from '@umbrelladocs/rdformat-validator'
import { expect, test } from 'vitest'
import type { FileResult } from '../../src/engine/finding.js'
import { rdjson } from '../../src/report/rdjson.js'
import { awkward } from './awkward.js'
import { file, finding, fix, options, run, spanOf } from './make.js'

interface Place {
  readonly line: number
  readonly column: number
}
interface Range {
  readonly start: Place
  readonly end: Place
}
interface Diagnostic {
  readonly location: { readonly range: Range }
  readonly suggestions?: readonly { readonly range: Range; readonly text: string }[]
}
const diagnostics = (one: FileResult) =>
  (JSON.parse(rdjson(run(one), options)) as { diagnostics: Diagnostic[] }).diagnostics

/** What reviewdog finds at a range: lines by LF, columns in bytes. */
function bytesAt(text: string, { start, end }: Range): string {
  const bytes = Buffer.from(text)
  const offset = ({ line, column }: Place) => {
    let at = 0
    for (let i = 1; i < line; i++) at = bytes.indexOf(10, at) + 1
    return at + column - 1
  }
  return bytes.subarray(offset(start), offset(end)).toString()
}

test.each(['error', 'warning', 'info'] as const)(
  'keeps to the Reviewdog Diagnostic Format, from %s on',
  async minSeverity => {
    const validator = new RDFormatValidator({ strictMode: true, allowExtraFields: false })
    const result = await validator.validateString(
      rdjson(awkward, { ...options, minSeverity, homepage: 'https://x.example' }),
    )
    expect(result.errors).toEqual([])
    const broken = await validator.validateString(rdjson(awkward, options).replaceAll('"message"', '"massage"'))
    expect(broken.valid).toBe(false)
  },
)

test('columns count bytes of UTF-8, also behind a byte order mark and on a very long line', () => {
  const text = `{ "é": "日😀", "${'ü'.repeat(5000)}": "x",\n "日": "y" }`
  const found = ['"日😀"', '"x"', '"y"'].map(part => finding(spanOf(text, part)))
  const plain = diagnostics(file(text, found))
  expect(plain.map(one => bytesAt(text, one.location.range))).toEqual(['"日😀"', '"x"', '"y"'])
  expect(plain[0]?.location.range).toEqual({ start: { line: 1, column: 9 }, end: { line: 1, column: 18 } })
  const marked = diagnostics(file(text, found, { bom: true }))
  expect(marked.map(one => bytesAt(`\ufeff${text}`, one.location.range))).toEqual(['"日😀"', '"x"', '"y"'])
})

test('a fix is one suggestion, which leaves the text that --fix would', () => {
  const text = '{\n  "ü": "a b",\n  "c": 1\n}'
  const edits = [
    { span: spanOf(text, 'a b'), text: 'é' },
    { span: spanOf(text, '1'), text: '"1"' },
  ]
  const [one] = diagnostics(file(text, [finding(spanOf(text, '"a b"'), { fixes: [fix(text, '1', '', { edits })] })]))
  const [suggestion] = one?.suggestions ?? []
  expect(one?.suggestions).toHaveLength(1)
  expect(suggestion && text.replace(bytesAt(text, suggestion.range), suggestion.text)).toBe(
    '{\n  "ü": "é",\n  "c": "1"\n}',
  )
})

test('a fix that would show a secret is left out', () => {
  const text = '{ "a": "secret-word-1234", "b": 1 }'
  const masks = [spanOf(text, '"secret-word-1234"')]
  const over = {
    edits: [
      { span: spanOf(text, '"a"'), text: '"A"' },
      { span: spanOf(text, '1 }'), text: '2 }' },
    ],
  }
  const [one] = diagnostics(
    file(text, [finding(spanOf(text, '1 }'), { fixes: [fix(text, '1', '', over)] })], { masks }),
  )
  expect(one?.suggestions).toBe(undefined)
})
