import { effectiveMembers, member } from '../../document/tree.js'
import { listOf, type Server, stringOf, wordsOf } from '../../kinds/server.js'
import type { Reader, Siblings } from '../../kinds/subjects.js'
import { readCommand } from '../../text/command-line.js'
import { readNpx } from '../../text/npx.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Before npx installs a package that it does not find on this machine, it wants a yes. Current npm takes it for given when no terminal is attached, as is usual under a client; with a terminal, with yes=false in the npm settings or with an old npm the server does not start. -y settles it.',
  sources: [
    'npm 11.19.1, run: with a pipe as standard input it installs after a notice; with yes=false in npmrc it stops with an error',
    'npm documentation, npx: -y, --yes',
  ],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "files": { "command": "npx", "args": ["example-files-mcp", "/srv/docs"] }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "files": { "command": "npx", "args": ["-y", "example-files-mcp", "/srv/docs"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_NPX_MISSING_YES',
  on: 'server',
  title: 'npx is not told to install without asking',
  severity: 'warning',
  basis: 'advice',
  tags: ['startup', 'packages'],
  since: '0.1.0',
  messages: {
    missing: ({ spec }: { spec: string }) => ({
      what: `This npx has no -y, so it is not told that it may install ${spec}.`,
      todo: 'Put -y before the package: where the npm settings refuse or a terminal is attached, the server does not start without it.',
    }),
    listed: ({ spec }: { spec: string }) => ({
      what: `This npx has no -y, and the package.json of the project lists ${spec}.`,
      todo: 'As long as the dependencies are installed nothing is asked; -y makes the entry work in a fresh checkout too.',
    }),
  },
  check({ server, reader, document, siblings }, report) {
    const command = stringOf(server.program)
    const list = listOf(server.arguments)
    // A packed command has a code of its own, whose fix adds -y.
    if (!command || !list || readCommand(command.value).kind !== 'program') return
    const npx = readNpx(command.value, wordsOf(list))
    if (npx?.package === undefined || npx.yes || npx.local || saysYes(server, reader)) return
    const fixes: readonly FixDraft[] = [
      { title: 'Add -y', safety: 'safe', edits: edit => edit.insertItem(list, npx.start, '-y') },
    ]
    const name = packageName(npx.package)
    // An address may hold a password.
    const spec = /^(?:@[\w.-]+\/)?[\w.-]+$/.test(name) ? quote(name) : 'the package'
    if (isListed(name, document.uri, siblings)) {
      report('listed', list, { spec }, { severity: 'info', fixes })
    } else report('missing', list, { spec }, { fixes })
  },
})

/** npm reads its settings from variables too, whatever the case of their names. */
function saysYes(server: Server, { client }: Reader): boolean {
  const map = (client.words.variables ?? []).map(name => member(server.node, name)?.value)
  return map.some(
    node =>
      node?.type === 'object' &&
      effectiveMembers(node).some(({ key, value }) => {
        const text = value.type === 'string' || value.type === 'boolean' ? String(value.value) : ''
        return key.name.toLowerCase() === 'npm_config_yes' && /^(?:true|1)$/.test(text)
      }),
  )
}

/** The name in `name@1.2.3` and `@scope/name@latest`. */
function packageName(spec: string): string {
  const at = spec.indexOf('@', 1)
  return at < 0 ? spec : spec.slice(0, at)
}

/** Whether the project brings the package along, so that npx finds it without installing anything. */
function isListed(name: string, uri: string, siblings: Siblings): boolean {
  const project = readPackage(siblings.read(`${projectFolder(uri)}package.json`))
  const has = (key: string): boolean => {
    const value = project[key]
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
  }
  return project.name === name || has('dependencies') || has('devDependencies')
}

/** The way from a file to the folder that holds its dot folder (`.cursor/mcp.json`), else its own folder. */
function projectFolder(uri: string): string {
  const folders = uri.split('/').slice(0, -1)
  const dotted = folders.findLastIndex(name => /^\.[^.]/.test(name))
  return dotted < 0 ? '' : '../'.repeat(folders.length - dotted)
}

function readPackage(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
