import { expect, test } from 'vitest'
import { secretsIn, withoutSecrets } from '../../src/secrets/in-text.js'
import { fake } from '../support/fakes.js'

const key = fake('github_pat')
const word = key.slice(4)
const found = (text: string) => secretsIn(text).map(({ start, end }) => text.slice(start, end))

test('every known format, not the first alone', () => {
  const other = fake('stripe')
  expect(found(`${key} ${other}\n${key}`)).toEqual([key, other, key])
})

test('values end where what holds them ends', () => {
  expect(found(`{token:${word}}`)).toEqual([word])
  expect(found(`{\\"token\\":\\"${word}\\"}`)).toEqual([word])
  expect(found(`TOKEN='${word}'; x`)).toEqual([word])
  expect(found(`https://x.example/?token=${word}&a=1`).join()).toContain(word)
  expect(found(`-H "Authorization: Bearer ${word}" -x`)).toEqual([word])
  expect(found(`"--token",\n  "${word}"`)).toEqual([word])
  expect(found(`"token":\n  "${word}"`)).toEqual([word])
})

test('a password that is a word is told from prose', () => {
  expect(found('--password hunting')).toEqual(['hunting'])
  expect(found('PASSWORD=hunting')).toEqual(['hunting'])
  expect(found('the password: stored in a vault')).toEqual([])
  expect(found('use the --password option there')).toEqual([])
})

test('a key block without an end takes no further lines along', () => {
  const block = `-----BEGIN PRIVATE ${'KEY'}-----${word}`
  expect(found(`a = "${block}\nb = 1\n`)).toEqual([block])
})

test('messages keep the beginning of a secret, and what hits say of one', () => {
  expect(withoutSecrets(`Type "${key}" is unknown.`)).toBe(`Type "${key.slice(0, 4)}…" is unknown.`)
  expect(withoutSecrets(`Type "${key.slice(0, 30)}…" is unknown.`)).toBe(`Type "${key.slice(0, 4)}…" is unknown.`)
  const harmless = 'API_KEY holds what looks like a secret: GitHub token, ghp_… (40 characters).'
  expect(withoutSecrets(harmless)).toBe(harmless)
})
