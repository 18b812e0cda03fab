import { describe, expect, it } from 'vitest'
import { applied, judgePattern } from '../../src/schema/pattern.js'

const graded = (source: string) => {
  const { grade, hint, from, to } = judgePattern(source)
  return [grade, hint, source.slice(from, to)]
}

describe('patterns', () => {
  it.each([
    '^\\p{L}+$',
    '^[\\w.-]+@[a-z]{2,}$',
    '[\\-a]',
    '\\/',
    '(?<y>\\d{4})-\\k<y>',
    '(?<=a)b(?!c)',
    '[a-z\\d-]',
    '\\u{1F600}',
    '',
    '\\(?i:',
    '[(?i:]',
    '[[]',
    '[^]',
    '.*?',
    'a{2}?',
    '\\cA',
    '\\0',
    '[\\b]',
  ])('that work everywhere: %s', source => {
    expect(graded(source)[0]).toBe('everywhere')
  })

  it.each([
    ['a\\_b', 'needless-escape', '\\_'],
    ['\\@', 'needless-escape', '\\@'],
    ['a\\-b', 'needless-escape', '\\-'],
    ['^\\Astart', 'letter-escape', '\\A'],
    ['end\\Z', 'letter-escape', '\\Z'],
    ['[\\w-.]', 'class-range', '-'],
    ['[.-\\w]', 'class-range', '-'],
    ['^{.*}$', 'brace', '{'],
    ['a]', 'brace', ']'],
    ['a{,5}', 'brace', '{'],
    ['^[[:alpha:]]+$', 'posix-class', '[:alpha:]'],
  ])('that fail with the Unicode flag: %s', (source, hint, part) => {
    expect(graded(source)).toEqual(['not-unicode', hint, part])
  })

  it.each([
    ['(?i:abc)d', '(?i:'.slice(2, 3)],
    ['(?<y>a)|(?<y>b)', 'y'],
  ])('that only recent engines take: %s', (source, part) => {
    expect(graded(source)).toEqual(['recent', 'recent', part])
  })

  it.each([
    ['(?P<year>\\d{4})', 'python-name', '(?P<'],
    ['(?i)^abc$', 'inline-flag', '(?i)'],
    ['(?#c)a', 'comment', '(?#'],
    ['(?>a)', 'atomic', '(?>'],
    ['a++', 'possessive', '++'],
    ['a**', 'nothing-to-repeat', '*'],
    ['*', 'nothing-to-repeat', '*'],
    ['a|+', 'nothing-to-repeat', '+'],
    ['(?|a)', 'pcre', '(?|'],
    ['(*UTF8)a', 'pcre', '(*U'],
    ['[a-z', 'open-class', '[a-z'],
    ['a(b', 'open-group', '(b'],
    ['a)b', 'closed-group', ')'],
    ['a\\', 'last-backslash', '\\'],
    ['[z-a]', 'none', ''],
  ])('that work nowhere: %s', (source, hint, part) => {
    expect(graded(source)).toEqual(['nowhere', hint, part])
  })

  it.each([
    ['a\\_b\\@', 'a_b@'],
    ['[\\_\\-]\\-', '[_\\-]-'],
    ['\\"x\\"', '"x"'],
  ])('lose needless backslashes: %s', (source, expected) => {
    expect(applied(source, judgePattern(source).edits)).toBe(expected)
  })

  it.each([
    ['[\\w-.]+', '[\\w\\-.]+'],
    ['[\\d-\\w]', '[\\d\\-\\w]'],
    ['[\\w-.]\\_', '[\\w\\-.]_'],
  ])('get a backslash on a guess: %s', (source, expected) => {
    const { edits, guesses } = judgePattern(source)
    expect([edits, applied(source, guesses)]).toEqual([[], expected])
  })

  it.each(['a{1\\,2}', '\\Z', '^{\\_$', 'a)\\_', '\\u12'])('keep what might mean something: %s', source => {
    const { edits, guesses } = judgePattern(source)
    expect([edits, guesses]).toEqual([[], []])
  })

  it('are never run, however bad', () => {
    const source = `${'(a+)+'.repeat(2000)}$`
    expect(judgePattern(source).grade).toBe('everywhere')
    expect(judgePattern('('.repeat(50_000)).grade).toBe('nowhere')
    expect(judgePattern('['.repeat(100_000)).grade).toBe('nowhere')
  })
})
