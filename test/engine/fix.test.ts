import { describe, expect, it } from 'vitest'
import type { Finding } from '../../src/engine/finding.js'
import { applyFixes } from '../../src/engine/fix.js'
import { finding, fix } from './make.js'

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
  return applyFixes(text, (await judge(text)) ?? [], judge, withSuggested)
}

describe('fixes', () => {
  it('are applied together', async () => {
    const { judge, asked } = judging()
    expect(await applyFixes('a-b-c', letters('a-b-c'), judge, false)).toEqual({ text: 'A-B-C', applied: 3 })
    expect(asked()).toBe(1)
  })

  it('that touch wait for another pass', async () => {
    const { judge, asked } = judging()
    expect(await applyFixes('abc', letters('abc'), judge, false)).toEqual({ text: 'ABC', applied: 3 })
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
    expect(await applyFixes('a', start, judge, false)).toEqual({ text: 'A -i', applied: 2 })
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
    expect(await applyFixes(text, letters(text), judge, false)).toBeUndefined()
    expect(asked()).toBeLessThan(1000)
  })

  it('end after ten passes', async () => {
    const longer = async (text: string) => [finding('SHORT', { fixes: [fix(text.length, text.length, 'x')] })]
    expect(await applyFixes('', await longer(''), longer, false)).toEqual({ text: 'x'.repeat(10), applied: 10 })
  })

  it('that change nothing end at once', async () => {
    const idle = async () => [finding('IDLE', { fixes: [fix(0, 1, 'a')] })]
    expect(await applyFixes('a', await idle(), idle, false)).toBeUndefined()
  })

  it('with several edits are applied whole or not at all', async () => {
    const both = { ...fix(0, 1, 'A'), edits: [...fix(0, 1, 'A').edits, ...fix(4, 5, 'C').edits] }
    const middle = fix(5, 6, '!')
    const judge = async (text: string) => (text === 'a-b-c.' ? start : [])
    const start = [finding('BOTH', { fixes: [both] }), finding('DOT', { fixes: [middle] })]
    // The second touches the first, so it waits, and then nobody asks for it any more.
    expect(await applyFixes('a-b-c.', start, judge, false)).toEqual({ text: 'A-b-C.', applied: 1 })
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
    expect(await applyFixes('a-b', start, judge, false)).toEqual({ text: 'A-b)', applied: 2 })
    expect(texts).toEqual(['a-b)', 'A-b)'])
  })
})

describe('suggestions', () => {
  const suggested = fix(0, 1, 'S', { safety: 'suggested' })
  const judge = async (text: string) => (text === 'a' ? start : [])
  let start: Finding[] = []
  const run = (fixes: Finding['fixes'], withSuggested: boolean) => {
    start = [finding('X', { fixes })]
    return applyFixes('a', start, judge, withSuggested)
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
