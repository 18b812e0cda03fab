import family from '../../../src/rules/server-rare/risk-settings.js'
import { cases } from '../../support/cases.js'

const rule = (code: string) => {
  const found = family.find(one => one.code === code)
  if (!found) throw new Error(`There is no rule ${code}.`)
  return found
}
const entry = (text: string) => `{"mcpServers":{"demo":${text}}}`

cases(rule('MCP_RISK_TLS_DISABLED'), {
  quiet: [{ client: 'claude-code', text: entry('{"command":"a","env":{"SSL_VERIFY":"true"}}') }],
  loud: [
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"a","env":{"NODE_TLS_REJECT_UNAUTHORIZED":«"0"»}}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"a","env":{"ACME_SKIP_TLS_VERIFY":«"1"»}}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"a","args":[«"--insecure"»]}'),
    },
  ],
})
cases(rule('MCP_RISK_CODE_INJECTING_ENV'), {
  quiet: [
    {
      client: 'claude-code',
      text: entry(
        '{"command":"a","env":{"PYTHONPATH":"/srv/app","PATH":"/opt/homebrew/bin:/usr/bin","NODE_OPTIONS":"--max-old-space-size=1"}}',
      ),
    },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"a","env":{"BASH_ENV":«"/x"»}}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"a","env":{"NODE_OPTIONS":«"--require /x.js"»}}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"a","env":{"JAVA_TOOL_OPTIONS":«"-javaagent:x.jar"»}}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"a","env":{"PATH":«"/tmp/bin:/usr/bin"»}}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"a","env":{"PYTHONPATH":«"/tmp/x"»}}'),
    },
  ],
})
cases(rule('MCP_RISK_REGISTRY_OVERRIDE'), {
  quiet: [
    {
      client: 'claude-code',
      text: entry('{"command":"a","env":{"npm_config_registry":"${NPM_MIRROR}"}}'),
    },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"a","env":{"PIP_INDEX_URL":«"http://a.acme.dev"»}}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"npx","args":["-y",«"--registry=https://npm.acme.dev"»,"a@1.0.0"]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"a","env":{"UV_INDEX_URL":«"https://pypi.tuna.tsinghua.edu.cn/simple"»}}'),
    },
  ],
})
cases(rule('MCP_RISK_BIND_ALL'), {
  quiet: [
    { client: 'claude-code', text: entry('{"command":"docker","args":["run","-i","a/b:1.2","--host","0.0.0.0"]}') },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"a","args":["--host",«"0.0.0.0"»]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"a","env":{"HOST":«"0.0.0.0"»}}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"node","args":[«"--inspect=0.0.0.0:9229"»,"a.js"]}'),
    },
  ],
})
cases(rule('MCP_RISK_SAFETY_OFF'), {
  quiet: [{ client: 'claude-code', text: entry('{"command":"a","env":{"NO_AUTH":"false"}}') }],
  loud: [
    { client: 'claude-code', says: 'found', severity: 'info', text: entry('{"command":"a","args":[«"--yolo"»]}') },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"a","args":[«"--no-sandbox"»]}'),
    },
    { client: 'claude-code', says: 'found', severity: 'info', text: entry('{"command":"a","env":{"NO_AUTH":«"1"»}}') },
  ],
})
