import rule from '../../../src/rules/portability/portable-qualified-name-length.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['cursor'],
      serverName: 'posthog',
      text: '{"tools":[{"name":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      serverName: 'posthog',
      text: '{"tools":[{"name":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'long',
      severity: 'warning',
      targets: ['cursor'],
      serverName: 'posthog',
      text: '{"tools":[{"name":«"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"»,"description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      says: 'long',
      severity: 'warning',
      targets: ['claude-code', 'gemini-cli'],
      serverName: 's$&',
      text: '{"tools":[{"name":«"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"»,"description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
  ],
})
