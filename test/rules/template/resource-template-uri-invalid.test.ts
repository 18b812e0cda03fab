import rule from '../../../src/rules/template/resource-template-uri-invalid.js'
import { cases } from '../../support/cases.js'

const template = (uri: string) => `{"resourceTemplates":[{"uriTemplate":"${uri}","name":"a"}]}`

cases(rule, {
  quiet: [
    'file:///{path}',
    'https://api.example/{+path}{?q,lang*}{#frag}',
    'x://{a:3}/{;b}{/c*}{.d}{&e}',
    'x://{semi.dot}/{%41b}',
    'notes://{a:9999}/ü/%20',
    "x://it's/[a]",
    'fixed',
    '',
  ].map(one => ({ file: 'resources.json', text: template(one) })),
  loud: [
    { file: 'resources.json', says: 'unclosed', severity: 'error', text: template('file:///«{path»') },
    { file: 'resources.json', says: 'unclosed', text: template('x://{a}/«{»') },
    { file: 'resources.json', says: 'nested', text: template('file:///«{{»path}}') },
    { file: 'resources.json', says: 'close', text: template('file:///path«}»') },
    { file: 'resources.json', says: 'empty', text: template('file:///«{}»') },
    { file: 'resources.json', says: 'empty', text: template('file:///«{?}»') },
    { file: 'resources.json', says: 'empty', text: template('file:///«{a,}»') },
    { file: 'resources.json', says: 'name', text: template('file:///{a,«my-path»}') },
    { file: 'resources.json', says: 'name', text: template('file:///{«.a.»}'.replace('.a.', 'a..b')) },
    { file: 'resources.json', says: 'name', text: template('file:///{« a »}') },
    { file: 'resources.json', says: 'modifier', text: template('file:///{a«:0»}') },
    { file: 'resources.json', says: 'modifier', text: template('file:///{a«:10000»}') },
    { file: 'resources.json', says: 'modifier', text: template('file:///{a«*:3»}') },
    { file: 'resources.json', says: 'modifier', text: template('file:///{a«:path»}') },
    { file: 'resources.json', says: 'character', text: template('file:///my« »notes/{a}') },
    { file: 'resources.json', says: 'percent', text: template('file:///100«%»/{a}') },
    { file: 'resources.json', says: 'reserved', severity: 'warning', text: template('file:///{«=»path}') },
    // The error behind it counts.
    { file: 'resources.json', says: 'name', severity: 'error', text: template('file:///{|a}/{«b-c»}') },
  ],
})
