import { defineRule, type RulePage, wholeDocument } from '../rule.js'

export const page: RulePage = {
  why: 'A file that is called like a dump, or was told to be one, holds no list, answer or tool in any form that MCP or a model API has. Nothing in it was checked, so a clean report would mean nothing.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2026-07-28/schema.ts: ListToolsResult, ListResourcesResult, ListPromptsResult, InitializeResult',
  ],
  examples: {
    bad: [{ file: 'tools.json', text: '{\n  "hello": "world"\n}\n' }],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "tools": [\n    {\n      "name": "get_time",\n      "description": "Tells the time in a city.",\n      "inputSchema": { "type": "object" }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_DUMP_UNRECOGNIZED',
  on: 'file',
  title: 'The dump holds nothing that a server lists',
  severity: 'warning',
  basis: 'advice',
  tags: ['file'],
  since: '0.1.0',
  messages: {
    empty: () => ({
      what: 'The dump is empty.',
      todo: 'See why nothing was written to it, such as a server that did not start: nothing was checked.',
    }),
    unknown: () => ({
      what: 'This file holds no MCP list, answer or tool in a form that mcp-lint knows.',
      todo: 'Save what tools/list, resources/list, prompts/list or initialize answered, as it is; nothing in the file was checked.',
    }),
  },
  check({ document, expected, recognized }, report) {
    if (recognized || expected !== 'dump') return
    report(document.text.trim() === '' ? 'empty' : 'unknown', wholeDocument(document), {})
  },
})
