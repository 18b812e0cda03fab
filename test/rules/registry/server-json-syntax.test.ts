import family from '../../../src/rules/registry/server-json-syntax.js'
import { cases } from '../../support/cases.js'
import { entry, ruleOf, schema } from '../../support/server-json.js'

const file = 'server.json'
const head = `"$schema":"${schema}","name":"io.github.example-org/demo","description":"Demo.","version":"1.0.0"`

cases(ruleOf(family, 'SYNTAX_ERROR'), {
  quiet: [entry(), { file, text: `{${head},}` }],
  loud: [
    { file, says: 'broken', pointer: '', text: `{${head} «"remotes"»:[]}` },
    { file, kind: 'server-json', says: 'broken', text: '{"name"«}»' },
    { file, kind: 'server-json', says: 'empty', text: '«»' },
  ],
})

cases(ruleOf(family, 'NOT_STRICT_JSON'), {
  quiet: [entry()],
  loud: [
    { file, says: 'comment', pointer: '', text: `{«// ours»\n${head},"remotes":[]}` },
    { file, says: 'comma', pointer: '', text: `{${head},"remotes":[]«,»}`, fixed: `{${head},"remotes":[]}` },
    // One finding for all, and the fix takes every comma.
    { file, says: 'comma', text: `{${head},"packages":[«,»],}`.replace('[«,»]', '[{"a":1}«,»]') },
  ],
})

cases(ruleOf(family, 'NOT_OBJECT'), {
  quiet: [entry(), { file, kind: 'server-json', text: '{}' }],
  loud: [
    { file, kind: 'server-json', says: 'other', pointer: '', text: '«[»]' },
    { file, kind: 'server-json', says: 'other', pointer: '', text: '«"»server"' },
  ],
})
