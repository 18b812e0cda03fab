import { applyPatch } from 'diff'
import { expect, test } from 'vitest'
import { unifiedDiff } from '../../src/report/diff.js'
import { spanOf } from './make.js'

test('a unified diff with three lines around', () => {
  const before = 'a\nb\nc\nd\ne\nf\ng\nh\ni\n'
  const after = before.replace('e', 'E\nE2')
  const diff = unifiedDiff('x/mcp.json', before, after, [])
  expect(diff).toBe(`\
--- a/x/mcp.json
+++ b/x/mcp.json
@@ -2,7 +2,8 @@
 b
 c
 d
-e
+E
+E2
 f
 g
 h
`)
  expect(applyPatch(before, diff)).toBe(after)
})

test('nothing where nothing changes', () => {
  expect(unifiedDiff('mcp.json', 'a\n', 'a\n', [])).toBe('')
})

test('line ends stay as they are', () => {
  const before = '{\r\n\t"a": 1\r\n}\r\n'
  const after = '{\r\n\t"a": "1"\r\n}\r\n'
  const diff = unifiedDiff('mcp.json', before, after, [])
  expect(diff).toBe('--- a/mcp.json\n+++ b/mcp.json\n@@ -1,3 +1,3 @@\n {\r\n-\t"a": 1\r\n+\t"a": "1"\r\n }\r\n')
})

test('a missing final newline is told', () => {
  expect(unifiedDiff('mcp.json', '[\n1]', '[\n2]', [])).toBe(
    '--- a/mcp.json\n+++ b/mcp.json\n@@ -1,2 +1,2 @@\n [\n-1]\n\\ No newline at end of file\n+2]\n\\ No newline at end of file\n',
  )
  expect(unifiedDiff('mcp.json', '', '1\n', [])).toBe('--- a/mcp.json\n+++ b/mcp.json\n@@ -0,0 +1 @@\n+1\n')
})

test('secrets and invisible characters are not shown', () => {
  const before = '{"a": "sk-0123456789abcdef",\n"b": "\u202e\u001b\\n" }\n'
  const after = before.replace('{"a"', '{"c": "sk-0123456789abcdef", "a"')
  const diff = unifiedDiff('\u001b.json', before, after, [spanOf(before, 'sk-0123456789abcdef')])
  expect(diff).toBe(`\
--- a/<U+001B>.json
+++ b/<U+001B>.json
@@ -1,2 +1,2 @@
-{"a": "sk-0…",
+{"c": "sk-0…", "a": "sk-0…",
 "b": "<U+202E><U+001B>\\n" }
`)
})

test('a secret that a fix changed is not shown either', () => {
  const before = '{"a": "x${env:A}?token=0123456789abcdef"}\n'
  const after = before.replace('env:', '')
  const [old, fresh] = [before, after].map(text => [spanOf(text, text.slice(7, -3))])
  const diff = unifiedDiff('mcp.json', before, after, old ?? [], fresh)
  expect(diff).toContain('-{"a": "x${e…"}\n+{"a": "x${A…"}\n')
})

test('a tab ends a name that has blanks, as patch wants it', () => {
  const before = '[1]\n'
  const diff = unifiedDiff('my configs/mcp.json', before, '[2]\n', [])
  expect(diff).toMatch(/^--- a\/my configs\/mcp\.json\t\n\+\+\+ b\/my configs\/mcp\.json\t\n/)
  expect(applyPatch(before, diff)).toBe('[2]\n')
})
