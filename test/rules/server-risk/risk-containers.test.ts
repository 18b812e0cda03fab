import family from '../../../src/rules/server-risk/risk-containers.js'
import { cases } from '../../support/cases.js'

const rule = (code: string) => {
  const found = family.find(one => one.code === code)
  if (!found) throw new Error(`There is no rule ${code}.`)
  return found
}
const entry = (text: string) => `{"mcpServers":{"demo":${text}}}`

cases(rule('MCP_RISK_CONTAINER_ESCAPE'), {
  quiet: [
    {
      client: 'claude-code',
      text: entry(
        '{"command": "docker", "args": ["run", "-i", "--rm", "--privileged=false", "images.example.com/example/server@sha256:abababababababababababababababababababababababababababababababab"]}',
      ),
    },
    {
      client: 'claude-code',
      text: entry(
        '{"command": "docker", "args": ["run", "-i", "--rm", "-v", "/srv:/data", "images.example.com/example/server@sha256:abababababababababababababababababababababababababababababababab"]}',
      ),
    },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"docker","args":["run","-i",«"--privileged"»,"a/b:1.2"]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"podman","args":["run","-i",«"--cap-add=SYS_ADMIN"»,"a/b:1.2"]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"docker","args":["run","-i","-v",«"/var/run/docker.sock:/x"»,"a/b:1.2"]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"docker","args":["run","-i",«"--pid=host"»,"a/b:1.2"]}'),
    },
  ],
})
cases(rule('MCP_RISK_CONTAINER_HOST_MOUNT'), {
  quiet: [
    {
      client: 'claude-code',
      text: entry(
        '{"command": "docker", "args": ["run", "-i", "--rm", "-v", "/srv/a:/a", "images.example.com/example/server@sha256:abababababababababababababababababababababababababababababababab"]}',
      ),
    },
    {
      client: 'claude-code',
      text: entry(
        '{"command": "docker", "args": ["run", "-i", "--rm", "-v", "vol:/a", "images.example.com/example/server@sha256:abababababababababababababababababababababababababababababababab"]}',
      ),
    },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"docker","args":["run","-i","-v",«"/:/host"»,"a/b:1.2"]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"docker","args":["run","-i","-v",«"/home/me:/x"»,"a/b:1.2"]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"docker","args":["run","-i","--mount",«"type=bind,source=/etc,target=/x"»,"a/b:1.2"]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"docker","args":["run","-i",«"-v/home/me/.ssh:/x:ro"»,"a/b:1.2"]}'),
    },
  ],
})
cases(rule('MCP_RISK_CONTAINER_HOST_NETWORK'), {
  quiet: [
    {
      client: 'claude-code',
      text: entry(
        '{"command": "docker", "args": ["run", "-i", "--rm", "--network", "x", "images.example.com/example/server@sha256:abababababababababababababababababababababababababababababababab"]}',
      ),
    },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"docker","args":["run","-i",«"--network=host"»,"a/b:1.2"]}'),
    },
  ],
})
