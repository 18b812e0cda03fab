import rule from '../../../src/rules/server/docker-detached.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      client: 'vscode',
      text: '{"servers":{"a":{"type":"stdio","command":"docker","args":["run","-i","images.example.com/example/server","-d"]}}}',
    },
    { client: 'cursor', text: '{"mcpServers":{"a":{"command":"docker","args":["compose","up","-d"]}}}' },
  ],
  loud: [
    {
      client: 'vscode',
      says: 'detached',
      text: '{"servers":{"a":{"type":"stdio","command":"docker","args":["run",«"-d"»,"-i","images.example.com/example/server"]}}}',
    },
    {
      client: 'cursor',
      says: 'detached',
      text: '{"mcpServers":{"a":{"command":"podman","args":["run","--rm",«"--detach"»,"images.example.com/example/server"]}}}',
    },
  ],
})
