import { expect, test } from 'vitest'
import { applyEdits, sortEdits } from '../../src/document/edits.js'

const edit = (start: number, end: number, text: string) => ({ span: { start, end }, text })

test('edits apply in the order of the text, whatever their own order', () => {
  expect(applyEdits('abc', [edit(2, 3, 'C'), edit(0, 1, 'A')])).toBe('AbC')
})

test('insertions at one place keep their order and stand before a replacement there', () => {
  expect(applyEdits('abc', [edit(1, 2, 'B'), edit(1, 1, 'x'), edit(1, 1, 'y'), edit(2, 2, 'z')])).toBe('axyBzc')
})

test('edits that touch the same text are refused', () => {
  const both = [edit(0, 2, ''), edit(1, 3, '')]
  expect(sortEdits(both)).toBeUndefined()
  expect(() => applyEdits('abc', both)).toThrow(RangeError)
  expect(() => applyEdits('abc', [edit(0, 2, ''), edit(1, 1, 'x')])).toThrow(RangeError)
})
