import rule from '../../../src/rules/portability/portable-property-name.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a.b-c_D9":{"type":"string"},"pppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp":{"type":"string"}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['openai'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"$top":{"type":"integer"}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":[]}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'name',
      severity: 'warning',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{«"$top"»:{"type":"integer"},"ok":{"type":"object","properties":{"$in":{"type":"string"}}}}}}]}',
    },
    {
      file: 'tools.json',
      says: 'name',
      severity: 'error',
      targets: ['anthropic', 'gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{«"a b"»:{"type":"string"},«"größe"»:{"type":"string"},«""»:{"type":"string"},«"ppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp"»:{"type":"string"}}}}]}',
    },
    {
      file: 'tools.json',
      says: 'name',
      severity: 'warning',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{«"a-b"»:{"type":"string"},«"1a"»:{"type":"string"},"_a":{"type":"string"}}}}]}',
    },
  ],
})
