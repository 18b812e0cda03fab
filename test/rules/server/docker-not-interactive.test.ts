import rule from '../../../src/rules/server/docker-not-interactive.js'
import { cases } from '../../support/cases.js'

const docker = (...args: string[]) => ({
  client: 'cursor',
  text: JSON.stringify({ mcpServers: { a: { command: 'docker', args } } }),
})

cases(rule, {
  quiet: [
    docker('run', '-i', '--rm', '-e', 'GITHUB_TOKEN', 'ghcr.io/example/github'),
    docker('run', '--rm', '-it', 'ghcr.io/example/github'),
    docker('run', '--interactive', '--rm', 'ghcr.io/example/github'),
    docker('exec', 'box', 'files-mcp'),
    docker('mcp', 'gateway', 'run'),
    docker('compose', 'run', 'files-mcp'),
    // In the background it is another defect.
    docker('run', '-d', 'ghcr.io/example/github'),
    { client: 'cursor', text: '{"mcpServers":{"a":{"command":"docker run --rm ghcr.io/example/github"}}}' },
  ],
  loud: [
    {
      client: 'cursor',
      says: 'closed',
      text: '{"mcpServers":{"a":{"command":"docker","args":«["run","--rm","ghcr.io/example/github","-i"]»}}}',
      fixed: '{"mcpServers":{"a":{"command":"docker","args":["run","-i","--rm","ghcr.io/example/github","-i"]}}}',
    },
    {
      client: 'cursor',
      says: 'closed',
      text: '{\n  "mcpServers": {\n    "a": {\n      "command": "podman",\n      "args": «[\n        "run",\n        "ghcr.io/example/github"\n      ]»\n    }\n  }\n}\n',
      fixed:
        '{\n  "mcpServers": {\n    "a": {\n      "command": "podman",\n      "args": [\n        "run",\n        "-i",\n        "ghcr.io/example/github"\n      ]\n    }\n  }\n}\n',
    },
    {
      client: 'codex',
      says: 'closed',
      text: '[mcp_servers.a]\ncommand = "docker"\nargs = «["run", "--rm", "ghcr.io/example/github"]»\n',
    },
  ],
})
