import { describe, expect, test } from 'vitest'
import type { ArrayNode, Editor, Member, ObjectNode, StringNode, TextEdit } from '../../src/document/document.js'
import { applyEdits } from '../../src/document/edits.js'
import { readJson } from '../../src/document/json.js'
import { member, toValue, valueAt } from '../../src/document/tree.js'

interface Tools {
  readonly edit: Editor
  readonly root: ObjectNode
  object(...path: string[]): ObjectNode
  list(...path: string[]): ArrayNode
  text(...path: string[]): StringNode
  /** The last member of that path. */
  part(...path: string[]): Member
}

/** The text after edits, which must still be free of syntax problems. */
function edited(text: string, make: (tools: Tools) => TextEdit[]): string {
  const document = readJson(text, '')
  const root = document.roots[0]?.node as ObjectNode
  if (!document.editor) throw new Error('no editor')
  const at = (path: string[]) => valueAt(root, path)
  const out = applyEdits(
    document.text,
    make({
      edit: document.editor,
      root,
      object: (...path) => at(path) as ObjectNode,
      list: (...path) => at(path) as ArrayNode,
      text: (...path) => at(path) as StringNode,
      part: (...path) => member(at(path.slice(0, -1)), path.at(-1) ?? '') as Member,
    }),
  )
  expect(readJson(out, '').problems.filter(one => one.kind === 'syntax')).toEqual([])
  return out
}

describe('insert', () => {
  const args = ({ edit, part }: Tools, ...path: string[]) => {
    const command = part(...path, 'command')
    return [...edit.replace(command.value, 'uvx'), ...edit.insert(command.owner, 'args', ['a', 'b'], command)]
  }

  test.each([
    [
      'on a line of its own, before the comment of its neighbour',
      '{\n\t"git": {\n\t\t"command": "uvx a b", // clock\n\t\t"env": { "A": 1 },\n\t},\n}\n',
      '{\n\t"git": {\n\t\t"command": "uvx",\n\t\t"args": ["a", "b"], // clock\n\t\t"env": { "A": 1 },\n\t},\n}\n',
    ],
    [
      'with the trailing comma that was there',
      '{\n  "git": {\n    "command": "x",\n  },\n}',
      '{\n  "git": {\n    "command": "uvx",\n    "args": ["a", "b"],\n  },\n}',
    ],
    ['on the same line', '{ "git": { "command": "x" } }', '{ "git": { "command": "uvx", "args": ["a", "b"] } }'],
    ['without blanks', '{"git":{"command":"x"}}', '{"git":{"command":"uvx","args":["a","b"]}}'],
    [
      'with blanks as around it',
      '{"git" : {"command" : "x", "env" : {}}}',
      '{"git" : {"command" : "uvx", "args" : ["a", "b"], "env" : {}}}',
    ],
    [
      'with CRLF',
      '{\r\n  "git": {\r\n    "command": "x"\r\n  }\r\n}\r\n',
      '{\r\n  "git": {\r\n    "command": "uvx",\r\n    "args": ["a", "b"]\r\n  }\r\n}\r\n',
    ],
    [
      'lined up values are not copied',
      '{"git": {\n  "command":     "x",\n  "env":         {}\n}}',
      '{"git": {\n  "command":     "uvx",\n  "args": ["a", "b"],\n  "env":         {}\n}}',
    ],
  ])('%s', (_what, text, expected) => {
    expect(edited(text, tools => args(tools, 'git'))).toBe(expected)
  })

  test.each([
    ['{ "url": "x" }', '{ "type": "http", "url": "x" }'],
    ['{"url":"x"}', '{"type":"http","url":"x"}'],
    ['{\n    "url": "x"\n}', '{\n    "type": "http",\n    "url": "x"\n}'],
    [
      '{ // remote\n  // the address\n  "url": "x"\n}',
      '{ // remote\n  "type": "http",\n  // the address\n  "url": "x"\n}',
    ],
    ['{ /* a\n b */ "url": "x" }', '{ /* a\n b */ "type": "http", "url": "x" }'],
    ['{}', '{"type": "http"}'],
    ['{ }', '{"type": "http"}'],
    ['{\n}', '{\n  "type": "http"\n}'],
    ['{ // empty\n}', '{ // empty\n  "type": "http"\n}'],
    ['{ /* empty */ }', '{"type": "http" /* empty */ }'],
  ])('as the first member: %j', (text, expected) => {
    expect(edited(text, ({ edit, root }) => edit.insert(root, 'type', 'http'))).toBe(expected)
  })

  test.each([
    ['{"a":{},"b":{"c":1}}', '{"a":{"x":1},"b":{"c":1}}'],
    ['{"a": {}, "b": { "c": 1 }}', '{"a": { "x": 1 }, "b": { "c": 1 }}'],
    ['{\n\t"a": {\n\t}\n}', '{\n\t"a": {\n\t\t"x": 1\n\t}\n}'],
  ])('an empty object takes the style of its neighbours: %j', (text, expected) => {
    expect(edited(text, ({ edit, object }) => edit.insert(object('a'), 'x', 1))).toBe(expected)
  })

  test('several at one place come in the order of the calls', () => {
    const first = edited('{"a":1}', ({ edit, root }) => [...edit.insert(root, 'x', 1), ...edit.insert(root, 'y', 2)])
    expect(first).toBe('{"x":1,"y":2,"a":1}')
    const after = edited('{\n  "a": 1\n}', ({ edit, root, part }) => [
      ...edit.insert(root, 'x', 1, part('a')),
      ...edit.insert(root, 'y', 2, part('a')),
    ])
    expect(after).toBe('{\n  "a": 1,\n  "x": 1,\n  "y": 2\n}')
  })

  test('names and values are escaped', () => {
    expect(edited('{"a":1}', ({ edit, root }) => edit.insert(root, '"\n', 'C:\\x\u0000'))).toBe(
      '{"\\"\\n":"C:\\\\x\\u0000","a":1}',
    )
  })
})

describe('insertItem', () => {
  test.each([
    ['{"a":["x","y"]}', 0, '{"a":["-y","x","y"]}'],
    ['{"a":["x","y"]}', 1, '{"a":["x","-y","y"]}'],
    ['{"a":["x","y"]}', 2, '{"a":["x","y","-y"]}'],
    ['{"a": ["x", "y"]}', 2, '{"a": ["x", "y", "-y"]}'],
    ['{"a": ["x"]}', 0, '{"a": ["-y", "x"]}'],
    ['{"a": [ "x" ]}', 1, '{"a": [ "x", "-y" ]}'],
    ['{"a":[\n\t"x",\n\t"y"\n]}', 0, '{"a":[\n\t"-y",\n\t"x",\n\t"y"\n]}'],
    ['{"a":[\n\t"x", // c\n\t"y"\n]}', 1, '{"a":[\n\t"x", // c\n\t"-y",\n\t"y"\n]}'],
    ['{"a":[\r\n\t"x", // c\r\n]}', 1, '{"a":[\r\n\t"x",\r\n\t"-y", // c\r\n]}'],
    ['{"a":[]}', 0, '{"a":["-y"]}'],
    ['{"a": [ ]}', 0, '{"a": ["-y"]}'],
    ['{"a": [ // none\n]}', 0, '{"a": [ // none\n  "-y"\n]}'],
  ])('%j at %i', (text, index, expected) => {
    expect(edited(text, ({ edit, list }) => edit.insertItem(list('a'), index, '-y'))).toBe(expected)
  })

  test('several at one place come in the order of the calls', () => {
    const both = edited('{"a":["x"]}', ({ edit, list }) => [
      ...edit.insertItem(list('a'), 0, 1),
      ...edit.insertItem(list('a'), 0, 2),
    ])
    expect(both).toBe('{"a":[1,2,"x"]}')
  })
})

describe('removeItem', () => {
  test.each([
    ['{"a":["x","y","z"]}', [0], '{"a":["y","z"]}'],
    ['{"a":["x","y","z"]}', [1, 2], '{"a":["x"]}'],
    ['{"a": ["x", "y", "z"]}', [1], '{"a": ["x", "z"]}'],
    ['{"a":["x"]}', [0], '{"a":[]}'],
    ['{"a":[\n  "x",\n  "y"\n]}', [1], '{"a":[\n  "x"\n]}'],
  ])('%j without %j', (text, gone, expected) => {
    const removed = edited(text, ({ edit, list }) =>
      list('a').items.flatMap((item, i) => (gone.includes(i) ? edit.removeItem(item) : [])),
    )
    expect(removed).toBe(expected)
  })
})

describe('replace', () => {
  test.each([
    ['{"a":"8080"}', 8080, '{"a":8080}'],
    ['{ "a": [ 1 ] }', ['x', 'y'], '{ "a": [ "x", "y" ] }'],
    ['{"a":1}', { b: [1, 2], c: {} }, '{"a":{"b":[1,2],"c":{}}}'],
    ['{\n  "a": 1,\n  "o": { "p": 1 }\n}', { b: 1 }, '{\n  "a": { "b": 1 },\n  "o": { "p": 1 }\n}'],
    ['{\n    "a": "stdio"\n}', { type: 'stdio' }, '{\n    "a": {\n        "type": "stdio"\n    }\n}'],
  ])('%j by %j', (text, value, expected) => {
    const out = edited(text, ({ edit, part }) => edit.replace(part('a').value, value))
    expect(out).toBe(expected)
    expect(toValue(valueAt(readJson(out, '').roots[0]?.node, ['a']) as StringNode)).toEqual(value)
  })

  test('by what stands there already is no edit', () => {
    expect(edited('{"a": 1}', ({ edit, part }) => edit.replace(part('a').value, 1))).toBe('{"a": 1}')
    const document = readJson('[1]', '')
    const node = document.roots[0]?.node
    expect(node && document.editor?.replace(node, [1])).toEqual([])
  })
})

test('replaceInside changes a stretch of the value and leaves the escapes beside it', () => {
  const text = String.raw`{"a":"\u0041\n${'$'}{env:X}\\\"é"}`
  const change = ({ edit, text: at }: Tools) => {
    const node = at('a')
    const from = node.value.indexOf('env:')
    return edit.replaceInside(node, from, from + 4, '"\n')
  }
  expect(edited(text, change)).toBe(String.raw`{"a":"\u0041\n${'$'}{\"\nX}\\\"é"}`)
  expect(edited(text, ({ edit, text: at }) => edit.replaceInside(at('a'), 0, 2, ''))).toBe(
    String.raw`{"a":"${'$'}{env:X}\\\"é"}`,
  )
})

test('rename changes only what stands between the quotes', () => {
  expect(edited('{ "a" : 1 }', ({ edit, part }) => edit.rename(part('a').key, 'b"'))).toBe('{ "b\\"" : 1 }')
})

test('cut takes away just that', () => {
  const text = '{\n  "a": [1, 2,], // c\n}'
  const commas = readJson(text, '').problems.filter(one => one.kind === 'trailing-comma')
  expect(edited(text, ({ edit }) => commas.flatMap(one => edit.cut(one.span)))).toBe('{\n  "a": [1, 2] // c\n}')
})

describe('wrap', () => {
  const wrapped = (text: string) => edited(text, ({ edit, root }) => edit.wrap(root, 'w'))

  test.each([
    ['{"a":{"b":1}}\n', '{"w":{"a":{"b":1}}}\n'],
    ['{ "a": 1 }', '{ "w": { "a": 1 } }'],
    ['{"a": 1, "b": 2,}', '{"w": {"a": 1, "b": 2,}}'],
    ['{}', '{"w": {}}'],
    ['{\n  "a": { "b": 1 }\n}\n', '{\n  "w": {\n    "a": { "b": 1 }\n  }\n}\n'],
    ['{\r\n\t"a": 1,\r\n\r\n\t"b": 2\r\n}', '{\r\n\t"w": {\r\n\t\t"a": 1,\r\n\r\n\t\t"b": 2\r\n\t}\r\n}'],
    [
      '{ // top\n    "a": 1, /* x\n     y */\n    // end\n}',
      '{\n    "w": { // top\n        "a": 1, /* x\n         y */\n        // end\n    }\n}',
    ],
    ['{ "a": 1,\n  "b": 2 }', '{\n  "w": { "a": 1,\n    "b": 2 \n  }\n}'],
    ['{\n"a": 1\n}', '{\n"w": {\n"a": 1\n}\n}'],
  ])('%j', (text, expected) => {
    expect(wrapped(text)).toBe(expected)
  })

  test('goes together with edits inside', () => {
    const out = edited('{\n  "git": { "command": "uvx a" }\n}\n', ({ edit, root, part }) => {
      const command = part('git', 'command')
      return [
        ...edit.wrap(root, 'w'),
        ...edit.replace(command.value, 'uvx'),
        ...edit.insert(command.owner, 'args', ['a'], command),
      ]
    })
    expect(out).toBe('{\n  "w": {\n    "git": { "command": "uvx", "args": ["a"] }\n  }\n}\n')
  })
})
