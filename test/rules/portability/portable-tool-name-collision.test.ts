import rule from '../../../src/rules/portability/portable-tool-name-collision.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['gemini-cli'],
      serverName: 'demo',
      text: '{"tools":[{"name":"a.b","inputSchema":{"type":"object"}},{"name":"a_b","inputSchema":{"type":"object"}}]}',
    },
    {
      file: 'tools.json',
      targets: ['gemini-cli'],
      text: '{"tools":[{"name":"createxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","inputSchema":{"type":"object"}},{"name":"deletexxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","inputSchema":{"type":"object"}}]}',
    },
    {
      file: 'tools.json',
      targets: ['openai'],
      text: '{"tools":[{"name":"a.b","inputSchema":{"type":"object"}},{"name":"a_b","inputSchema":{"type":"object"}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b","inputSchema":{"type":"object"}},{"name":"a_b","inputSchema":{"type":"object"}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'same',
      severity: 'warning',
      text: '{"tools":[{"name":"a.b","inputSchema":{"type":"object"}},{"name":«"a_b"»,"inputSchema":{"type":"object"}},{"name":"a_b","inputSchema":{"type":"object"}}]}',
    },
    {
      file: 'tools.json',
      says: 'same',
      severity: 'error',
      targets: ['kiro'],
      text: '{"tools":[{"name":"ab","inputSchema":{"type":"object"}},{"name":«"a.b"»,"inputSchema":{"type":"object"}},{"name":"_c","inputSchema":{"type":"object"}},{"name":«"a_c"»,"inputSchema":{"type":"object"}}]}',
    },
    {
      file: 'tools.json',
      says: 'same',
      severity: 'error',
      targets: ['gemini-cli'],
      serverName: 'office-documents-server-cloud',
      text: '{"tools":[{"name":"createxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","inputSchema":{"type":"object"}},{"name":«"deletexxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"»,"inputSchema":{"type":"object"}}]}',
    },
  ],
})
