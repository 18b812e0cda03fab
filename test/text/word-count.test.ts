import { expect, it } from 'vitest'
import { wordCount } from '../../src/text/word-count.js'

it.each([
  ['', 0],
  ['Get weather', 2],
  ['Get - weather!', 2],
  ['查询今天的天气', 4],
  ['搜索', 1],
  ['查询 GitHub issues', 3],
  ['ค้นหาเอกสาร', 3],
  ['한국어 도구', 2],
])('%s has %i words', (text, count) => {
  expect(wordCount(text)).toBe(count)
})
