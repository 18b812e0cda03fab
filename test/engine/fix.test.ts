import { describe, expect, it } from 'vitest'
import type { Finding } from '../../src/engine/finding.js'
import { applyFixes } from '../../src/engine/fix.js'
import { finding, fix } from './make.js'

/** Codes of the text as such. */
const textual = new Set(['MCP_DUPLICATE_KEY', 'MCP_CONFIG_COMMENT'])

/** A made-up language: every lower case letter is wrong and should be a capital; `judge` may say more. */
function judging(more: (text: string) => readonly Finding[] | undefined = () => []) {
  let asked = 0
  const judge = async (text: string) => {
    asked++
    const extra = more(text)
    return extra && [...letters(text), ...extra]
  }
  return { judge, asked: () => asked }
}
const warning = (code: string, fixes: Finding['fixes'] = []) => finding(code, { severity: 'warning', fixes })
const letters = (text: string): Finding[] =>
  [...text].flatMap((char, i) => (/[a-z]/.test(char) ? [warning('SMALL', [fix(i, i + 1, char.toUpperCase())])] : []))
const fixed = async (text: string, more?: Parameters<typeof judging>[0], withSuggested = false) => {
  const { judge } = judging(more)
  return applyFixes(text, (await judge(text)) ?? [], judge, withSuggested, textual)
}

describe('fixes', () => {
  it('are applied together', async () => {
    const { judge, asked } = judging()
    expect(await applyFixes('a-b-c', letters('a-b-c'), judge, false, textual)).toEqual({ text: 'A-B-C', applied: 3 })
    expect(asked()).toBe(1)
  })

  it('that touch wait for another pass', async () => {
    const { judge, asked } = judging()
    expect(await applyFixes('abc', letters('abc'), judge, false, textual)).toEqual({ text: 'ABC', applied: 3 })
    expect(asked()).toBe(2)
  })

  it('of nothing are nothing', async () => {
    expect(await fixed('ABC')).toBeUndefined()
    expect(await fixed('')).toBeUndefined()
  })

  it('are thrown away where they draw a worse finding, and the others stay', async () => {
    const noB = (text: string) => (text.includes('B') ? [finding('NO_B')] : [])
    expect(await fixed('a-b-c', noB)).toEqual({ text: 'A-b-C', applied: 2 })
    expect(await fixed('b', noB)).toBeUndefined()
    const twice = (text: string) => [...text.matchAll(/B/g)].flatMap(() => [warning('NO_B'), warning('NO_B')])
    expect(await fixed('b', twice)).toBeUndefined()
  })

  it('are thrown away where one more finding of a known code comes', async () => {
    const twoB = (text: string) => [finding('ODD'), ...(text.includes('B') ? [finding('ODD')] : [])]
    expect(await fixed('a-b', twoB)).toEqual({ text: 'A-b', applied: 1 })
  })

  it('are thrown away where the text as such is not in order any more', async () => {
    const info = (code: string) => [finding(code, { severity: 'info' })]
    expect(await fixed('a', text => (text === 'A' ? info('MCP_DUPLICATE_KEY') : []))).toBeUndefined()
    // Another fault of that kind that goes away does not make up for it.
    expect(await fixed('a', text => info(text === 'A' ? 'MCP_DUPLICATE_KEY' : 'MCP_CONFIG_COMMENT'))).toBeUndefined()
  })

  it('may bring to light what a worse fault hid, and that is fixed then', async () => {
    const hidden = [warning('DOCKER', [fix(1, 1, ' -i')])]
    const judge = async (text: string) => (text === 'A' ? hidden : [])
    const start = [finding('PACKED', { fixes: [fix(0, 1, 'A')] })]
    expect(await applyFixes('a', start, judge, false, textual)).toEqual({ text: 'A -i', applied: 2 })
  })

  it('are thrown away where the text can no longer be read', async () => {
    expect(await fixed('a-b', text => (text.includes('A') ? undefined : []))).toEqual({ text: 'a-B', applied: 1 })
  })

  it('all find their way past a bad one, however many they are', async () => {
    const many = ['b', ...'acdefghijklmnopqrstuvwxyz', 'b', ...'acdefghijklmnopqrstuvwxyz'].join('-')
    const noB = (text: string) => (text.includes('B') ? [finding('NO_B')] : [])
    const first = await fixed(many, noB)
    expect(first?.text).toBe(many.toUpperCase().replaceAll('B', 'b'))
    expect(await fixed(first?.text ?? '', noB)).toBeUndefined()
  })

  it('stop where a file is made to keep them busy', async () => {
    const text = 'a-'.repeat(3000)
    const { judge, asked } = judging(now => (now.includes('A') ? [finding('NO_A')] : []))
    expect(await applyFixes(text, letters(text), judge, false, textual)).toBeUndefined()
    expect(asked()).toBeLessThan(300)
  })

  it('end after ten passes', async () => {
    const longer = async (text: string) => [finding('SHORT', { fixes: [fix(text.length, text.length, 'x')] })]
    expect(await applyFixes('', await longer(''), longer, false, textual)).toEqual({
      text: 'x'.repeat(10),
      applied: 10,
    })
  })

  it('that change nothing end at once', async () => {
    const idle = async () => [finding('IDLE', { fixes: [fix(0, 1, 'a')] })]
    expect(await applyFixes('a', await idle(), idle, false, textual)).toBeUndefined()
  })

  it('with several edits are applied whole or not at all', async () => {
    const both = { ...fix(0, 1, 'A'), edits: [...fix(0, 1, 'A').edits, ...fix(4, 5, 'C').edits] }
    const middle = fix(5, 6, '!')
    const judge = async (text: string) => (text === 'a-b-c.' ? start : [])
    const start = [finding('BOTH', { fixes: [both] }), finding('DOT', { fixes: [middle] })]
    // The second touches the first, so it waits, and then nobody asks for it any more.
    expect(await applyFixes('a-b-c.', start, judge, false, textual)).toEqual({ text: 'A-b-C.', applied: 1 })
  })

  it('that go alone come first', async () => {
    const start = [
      finding('SMALL', { fixes: [fix(0, 1, 'A')] }),
      finding('WRAP', { fixes: [fix(3, 3, ')', { alone: true })] }),
    ]
    const texts: string[] = []
    const judge = async (text: string) => {
      texts.push(text)
      return text === 'a-b)' ? start.slice(0, 1) : []
    }
    expect(await applyFixes('a-b', start, judge, false, textual)).toEqual({ text: 'A-b)', applied: 2 })
    expect(texts).toEqual(['a-b)', 'A-b)'])
  })
})

/** Another made-up language: one server a line, `name words`; every small word is wrong and should be in capitals. */
const at = (line: number, rest = '') => `/mcpServers/s${line}${rest}`
const servers = (text: string, more: (words: string, line: number) => readonly Finding[] = () => []): Finding[] => {
  let start = 0
  return text.split('\n').flatMap((words, line) => {
    const found = [...words.matchAll(/[a-z]+/g)].map(({ 0: word, index }) =>
      finding('SMALL', {
        pointer: at(line, '/command'),
        fixes: [fix(start + index, start + index + word.length, word.toUpperCase())],
      }),
    )
    start += words.length + 1
    return [...found, ...more(words, line)]
  })
}
/** What `bad` draws, where it stands in capitals: two errors for the one that is gone. */
const twoForOne = (words: string, line: number) =>
  words.includes('BAD') ? [finding('NEW', { pointer: at(line) }), finding('NEW', { pointer: at(line, '/env') })] : []
const fixedServers = async (
  text: string,
  more: Parameters<typeof servers>[1],
  mostAsked = Number.POSITIVE_INFINITY,
) => {
  let asked = 0
  const judge = async (next: string) => {
    asked++
    return servers(next, more)
  }
  const result = await applyFixes(text, servers(text, more), judge, false, textual)
  expect(asked).toBeLessThanOrEqual(mostAsked)
  return result
}

describe('fixes of several servers', () => {
  it('do not pay for each other', async () => {
    expect(await fixedServers('bad\nc\nd', twoForOne)).toEqual({ text: 'bad\nC\nD', applied: 2 })
    // Nor do two of the same server.
    expect(await fixedServers('bad c\nd e f', twoForOne)).toEqual({ text: 'bad C\nD E F', applied: 4 })
  })

  it('take few looks at the text, however many of them are bad', async () => {
    const many = Array.from({ length: 3000 }, (_, i) => (i % 3 === 0 ? 'bad' : 'good')).join('\n')
    const first = await fixedServers(many, twoForOne, 4)
    expect(first).toEqual({ text: many.replaceAll('good', 'GOOD'), applied: 2000 })
    expect(await fixedServers(first?.text ?? '', twoForOne, 4)).toBeUndefined()
  })

  it('go on where those of one server are too many to try', async () => {
    const text = `${'bad '.repeat(300)}\ngood`
    const hundreds = (words: string, line: number) => [...words.matchAll(/BAD/g)].flatMap(() => twoForOne('BAD', line))
    const first = await fixedServers(text, hundreds, 410)
    expect(first).toEqual({ text: text.replace('good', 'GOOD'), applied: 1 })
    expect(await fixedServers(first?.text ?? '', hundreds, 210)).toBeUndefined()
    // The good ones that were found on the way are left out too: a second run would get further.
    const mixed = `${'good bad '.repeat(200)}\ngood`
    expect((await fixedServers(mixed, hundreds))?.text).toBe(mixed.replace(/good$/, 'GOOD'))
  })

  it('are tried one by one where a bad one shows at another place', async () => {
    const elsewhere = (words: string, line: number) =>
      words.includes('BAD') ? [finding('NEW', { pointer: at(line + 1) }), finding('NEW')] : []
    expect(await fixedServers('a\nbad\nc\nd', elsewhere)).toEqual({ text: 'A\nbad\nC\nD', applied: 3 })
  })

  it('answer for the same server under another key', async () => {
    const start = [
      finding('KEY', { pointer: '/servers', fixes: [fix(0, 1, 'A')] }),
      finding('OLD', { pointer: '/servers/s' }),
    ]
    const judge = async (text: string) => (text === 'A' ? [finding('OLD', { pointer: '/mcpServers/s' })] : start)
    expect(await applyFixes('a', start, judge, false, textual)).toEqual({ text: 'A', applied: 1 })
    // Of VS Code's two keys the second is the one around the servers.
    const two = [
      finding('ONE', { pointer: '/mcp/servers/s', fixes: [fix(0, 1, 'A')] }),
      finding('TWO', { pointer: '/mcp/servers/t', fixes: [fix(2, 3, 'B')] }),
    ]
    const worse = ['x', 'y'].map(name => finding('NEW', { pointer: `/mcp/servers/s/${name}` }))
    const left = async (text: string) => [
      ...(text.includes('a') ? two.slice(0, 1) : worse),
      ...(text.includes('b') ? two.slice(1) : []),
    ]
    expect(await applyFixes('a b', two, left, false, textual)).toEqual({ text: 'a B', applied: 1 })
  })
})

describe('a fix that trades one finding for another', () => {
  const trade = async (before: Finding['severity'], after: Finding['severity'], code = 'NEW') => {
    const start = [finding('OLD', { severity: before, fixes: [fix(0, 1, 'A')] })]
    const judge = async () => [finding(code, { severity: after })]
    return (await applyFixes('a', start, judge, false, textual)) !== undefined
  }

  it('is thrown away, unless what a worse fault hid is milder', async () => {
    expect(await trade('error', 'error')).toBe(false)
    expect(await trade('warning', 'warning')).toBe(false)
    expect(await trade('info', 'warning')).toBe(false)
    expect(await trade('error', 'warning')).toBe(true)
    expect(await trade('warning', 'info')).toBe(true)
    expect(await trade('error', 'info', 'MCP_CONFIG_COMMENT')).toBe(false)
  })
})

describe('very many fixes in one pass', () => {
  it('are all applied at once', async () => {
    const count = 120_000
    expect((await fixed('a-'.repeat(count)))?.applied).toBe(count)
  })
})

describe('suggestions', () => {
  const suggested = fix(0, 1, 'S', { safety: 'suggested' })
  const judge = async (text: string) => (text === 'a' ? start : [])
  let start: Finding[] = []
  const run = (fixes: Finding['fixes'], withSuggested: boolean) => {
    start = [finding('X', { fixes })]
    return applyFixes('a', start, judge, withSuggested, textual)
  }

  it('are left out unless they were asked for', async () => {
    expect(await run([suggested], false)).toBeUndefined()
    expect(await run([suggested], true)).toEqual({ text: 'S', applied: 1 })
  })

  it('give way to a safe fix, and of two nobody knows which is meant', async () => {
    expect(await run([suggested, fix(0, 1, 'A')], true)).toEqual({ text: 'A', applied: 1 })
    expect(await run([suggested, fix(0, 1, 'T', { safety: 'suggested' })], true)).toBeUndefined()
  })
})
