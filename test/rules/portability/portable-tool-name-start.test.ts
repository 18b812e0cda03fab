import rule from '../../../src/rules/portability/portable-tool-name-start.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['gemini'],
      text: '{"tools":[{"name":"_d","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['openai'],
      text: '{"tools":[{"name":"3d","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"3d","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['gemini'],
      text: '{"tools":[{"name":" d","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'start',
      severity: 'error',
      targets: ['gemini'],
      text: '{"tools":[{"name":"«3»d","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string"}}}}]}',
    },
    {
      file: 'tools.json',
      says: 'start',
      severity: 'info',
      targets: ['kiro'],
      text: '{"tools":[{"name":"«_»d","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
  ],
})
