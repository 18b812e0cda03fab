import type { Run } from '../../src/engine/finding.js'
import { file, finding, fix, spanOf } from './make.js'

const text = '{\n  "é😀": "a", "b": 2,\n  "c": [1,\n    2]\n}\n'

/** Texts that each format has to escape in its own way. */
export const nasty =
  'Is 100%, a:b, <b>&amp;"\' ]]> |x| `y` ##[error]z @someone #12 https://evil.example $1 ~x\r\n::error::no \u0000\u001b[31m\u202e\ufffe\ufffd\ud800 [a](b)'

/** A run with all that a report can hold: several severities, fixes, related places, odd texts, a clean file, an error. */
export const awkward: Run = {
  files: [
    file(
      text,
      [
        finding(spanOf(text, '"b"'), {
          code: 'MCP_B',
          what: nasty,
          todo: nasty,
          severity: 'warning',
          address: 'b',
          fixes: [fix(text, '"b"', '"bé"'), { ...fix(text, '2', '3'), safety: 'suggested' }],
          related: [
            { pointer: '/c', span: spanOf(text, '[1'), message: nasty },
            {
              pointer: '/x',
              span: { start: 5, end: 9 },
              message: 'There too.',
              elsewhere: { uri: 'other.json', start: { line: 2, column: 3 }, end: { line: 2, column: 7 } },
            },
          ],
        }),
        finding(spanOf(text, '[1,\n    2]'), { code: 'MCP_C', address: 'c', pointer: '/c' }),
        finding(spanOf(text, '[1,\n    2]'), { code: 'MCP_C', address: 'c', pointer: '/c' }),
        finding({ start: text.length, end: text.length }, { code: 'MCP_INFO', severity: 'info' }),
      ],
      { uri: 'a b/%:,<&"\'`|.json', bom: true, because: nasty },
    ),
    file('{}', [], { uri: 'clean.json' }),
    file('{}', [finding({ start: 0, end: 0 }, { severity: 'info', code: 'MCP_ONLY_INFO' })], { uri: 'infos.json' }),
  ],
  errors: [{ path: 'gone.json', message: `There is no file: ${nasty}` }],
}
