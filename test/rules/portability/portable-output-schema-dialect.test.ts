import rule from '../../../src/rules/portability/portable-output-schema-dialect.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['claude-desktop'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}},"outputSchema":{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object"}}]}',
    },
    {
      file: 'tools.json',
      targets: ['claude-desktop'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"$schema":"http://json-schema.org/draft-07/schema#","type":"object"}}]}',
    },
    {
      file: 'tools.json',
      targets: ['openai'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}},"outputSchema":{"$schema":"http://json-schema.org/draft-07/schema#","type":"object"}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'dialect',
      severity: 'warning',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}},"outputSchema":{"$schema":«"http://json-schema.org/draft-07/schema#"»,"type":"object"}}]}',
    },
    {
      file: 'tools.json',
      says: 'dialect',
      severity: 'warning',
      targets: ['claude-desktop'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}},"outputSchema":{"$schema":«"https://json-schema.org/draft/2019-09/schema"»,"type":"object"}}]}',
    },
  ],
})
