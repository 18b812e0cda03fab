import rule from '../../../src/rules/dump/empty-array-for-object.js'
import { cases } from '../../support/cases.js'
import { toolWith } from '../../support/tools.js'

const file = 'tools.json'
const before = { file, revision: '2025-11-25' }
const tool = (more: string) =>
  `{"tools":[{"name":"do_work","description":"Does a piece of work.","inputSchema":{"type":"object"},${more}}]}`

cases(rule, {
  quiet: [
    { ...before, text: tool('"annotations":{},"icons":[]') },
    {
      ...before,
      text: toolWith(
        '{"type":"object","required":[],"properties":{"properties":{"default":[]}},"default":{"properties":[]}}',
      ),
    },
    { ...before, text: tool('"annotations":[{}]') },
    { file, revision: '2024-11-05', text: tool('"annotations":[],"_meta":[],"outputSchema":[]') },
    { ...before, text: '{"tools":[],"resources":[],"prompts":[]}' },
    // Whatever this is, no revision says that it is an object.
    {
      ...before,
      file: 'capabilities.json',
      text: '{"protocolVersion":"2025-11-25","capabilities":{"mine":[]},"serverInfo":{"name":"a","version":"1"}}',
    },
    {
      ...before,
      text: '{"tools":[{"type":"function","name":"f","description":"Does it.","parameters":[],"annotations":[]}]}',
    },
  ],
  loud: [
    {
      ...before,
      says: 'list',
      severity: 'error',
      pointer: ['/tools/0/annotations', '/tools/0/_meta', '/tools/0/execution'],
      text: tool('"annotations":«[]»,"_meta":«[ ]»,"execution":«[]»'),
      fixed: tool('"annotations":{},"_meta":{},"execution":{}'),
    },
    {
      ...before,
      says: 'list',
      text: toolWith('«[]»', '«[]»'),
      fixed: toolWith('{"type":"object"}', '{"type":"object"}'),
    },
    { file, revision: '2026-07-28', says: 'list', text: toolWith('{"type":"object"}', '«[]»') },
    {
      file,
      says: 'list',
      pointer: ['/tools/0/inputSchema/properties/o/properties', '/tools/0/inputSchema/$defs'],
      text: toolWith('{"type":"object","properties":{"o":{"properties":«[]»}},"$defs":«[]»}'),
      fixed: toolWith('{"type":"object","properties":{"o":{"properties":{}}},"$defs":{}}'),
    },
    {
      file: 'capabilities.json',
      revision: '2025-11-25',
      says: 'list',
      text: '{"protocolVersion":"2025-11-25","capabilities":{"tools":«[]»,"experimental":{}},"serverInfo":{"name":"a","version":"1"},"_meta":«[]»}',
    },
    {
      file: 'resources.json',
      revision: '2025-11-25',
      says: 'list',
      text: '{"resources":[{"uri":"a:b","name":"a","mimeType":"text/plain","annotations":«[]»}],"resourceTemplates":[{"uriTemplate":"a:{b}","name":"a","_meta":«[]»}],"prompts":[{"name":"a","description":"Asks for it.","_meta":«[]»}]}',
    },
  ],
})
