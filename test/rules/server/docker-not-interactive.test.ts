import rule from '../../../src/rules/server/docker-not-interactive.js'
import { cases } from '../../support/cases.js'

const docker = (...args: string[]) => ({
  client: 'cursor',
  text: JSON.stringify({ mcpServers: { a: { command: 'docker', args } } }),
})

cases(rule, {
  quiet: [
    docker('run', '-i', '--rm', '-e', 'GITHUB_TOKEN', 'images.example.com/example/github'),
    docker('run', '--rm', '-it', 'images.example.com/example/github'),
    docker('run', '--interactive', '--rm', 'images.example.com/example/github'),
    docker('exec', 'box', 'files-mcp'),
    docker('mcp', 'gateway', 'run'),
    docker('compose', 'run', 'files-mcp'),
    // In the background it is another defect.
    docker('run', '-d', 'images.example.com/example/github'),
    { client: 'cursor', text: '{"mcpServers":{"a":{"command":"docker run --rm images.example.com/example/github"}}}' },
  ],
  loud: [
    {
      client: 'cursor',
      says: 'closed',
      text: '{"mcpServers":{"a":{"command":"docker","args":«["run","--rm","images.example.com/example/github","-i"]»}}}',
      fixed:
        '{"mcpServers":{"a":{"command":"docker","args":["run","-i","--rm","images.example.com/example/github","-i"]}}}',
    },
    {
      client: 'cursor',
      says: 'closed',
      text: '{\n  "mcpServers": {\n    "a": {\n      "command": "podman",\n      "args": «[\n        "run",\n        "images.example.com/example/github"\n      ]»\n    }\n  }\n}\n',
      fixed:
        '{\n  "mcpServers": {\n    "a": {\n      "command": "podman",\n      "args": [\n        "run",\n        "-i",\n        "images.example.com/example/github"\n      ]\n    }\n  }\n}\n',
    },
    {
      client: 'codex',
      says: 'closed',
      text: '[mcp_servers.a]\ncommand = "docker"\nargs = «["run", "--rm", "images.example.com/example/github"]»\n',
    },
  ],
})
