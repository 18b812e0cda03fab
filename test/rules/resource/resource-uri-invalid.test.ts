import { expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/resource/resource-uri-invalid.js'
import { cases } from '../../support/cases.js'

const list = (uri: string) => `{"resources":[{"uri":"${uri}","name":"a","mimeType":"text/plain"}]}`
const whole = (uri: string) => `{"resources":[{"uri":«"${uri}"»,"name":"a","mimeType":"text/plain"}]}`

cases(rule, {
  quiet: [
    'file:///srv/my%20notes/%C3%BC.md',
    'ui://w/1',
    'urn:isbn:0451450523',
    'data:,x',
    'x+y.z-1:abc',
    'C:/not-a-drive-but-a-scheme',
    'postgres://user@db.example.com:5432/app?sslmode=require#x',
    'http://[2001:db8::7]:8080/a',
    "notes://a/b;c=1,2!$&'()*+@:~",
    'mailto:a@example.com',
    '',
  ].map(uri => ({ file: 'resources.json', text: list(uri) })),
  loud: [
    { file: 'resources.json', says: 'relative', severity: 'warning', text: whole('docs/readme.md') },
    { file: 'resources.json', says: 'relative', pointer: '/resources/0/uri', text: whole('/srv/a:b') },
    { file: 'resources.json', says: 'relative', text: whole('readme') },
    { file: 'resources.json', says: 'scheme', text: list('«my_notes»://a') },
    { file: 'resources.json', says: 'scheme', text: list('«9p»://a') },
    { file: 'resources.json', says: 'character', text: list('file:///my« »notes.md') },
    { file: 'resources.json', says: 'character', text: list(String.raw`file:///C:«\\»srv`) },
    { file: 'resources.json', says: 'character', text: list('file:///über'.replace('ü', '«ü»')) },
    { file: 'resources.json', says: 'character', text: list('file:///«{»a}') },
    { file: 'resources.json', says: 'character', text: list('file:///a«[»1].md') },
    { file: 'resources.json', says: 'character', text: list('file:///a#b«#»c') },
    { file: 'resources.json', says: 'percent', text: list('file:///100«%».md') },
    { file: 'resources.json', says: 'authority', text: list('db://«[main]»/a') },
  ],
})

it.each([
  ['file:///my notes [1].md', '"file:///my%20notes%20%5B1%5D.md"'],
  ['file:///100%.md', '"file:///100%25.md"'],
  ['docs/my notes.md', undefined],
  // A backslash is a slash of Windows more often than a character of a name.
  [String.raw`file:///C:\\my notes`, undefined],
])('suggests to encode %s as %s', async (uri, encoded) => {
  const { findings } = await lintText({ uri: 'resources.json', text: list(uri) })
  const fixes = findings.filter(({ code }) => code === rule.code).flatMap(one => one.fixes)
  expect(fixes.map(({ safety, edits }) => [safety, edits[0]?.text])).toEqual(encoded ? [['suggested', encoded]] : [])
})
