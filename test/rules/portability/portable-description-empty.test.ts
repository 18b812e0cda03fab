import rule from '../../../src/rules/portability/portable-description-empty.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['bedrock'],
      text: '{"tools":[{"name":"a_b","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b","description":"","inputSchema":{"type":"object","properties":{}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'empty',
      severity: 'error',
      targets: ['bedrock'],
      text: '{"tools":[{"name":"a_b","description":«""»,"inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      says: 'absent',
      severity: 'error',
      targets: ['bedrock', 'kiro'],
      text: '{"tools":[«{"name":"a_b","inputSchema":{"type":"object","properties":{}}}»]}',
    },
  ],
})
