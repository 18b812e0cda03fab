import type { StringNode } from '../../document/document.js'
import { member, walk } from '../../document/tree.js'
import { isTrue, textField } from '../../kinds/server-json/fields.js'
import { variablesOf } from '../../kinds/server-json/read.js'
import type { RegistryInputSubject } from '../../kinds/server-json/subjects.js'
import { userInfoIn, variablesIn } from '../../registry/templated-url.js'
import { type SecretContext, scanValue } from '../../secrets/scan.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withEnvironment, withRemote } from './shared-examples.js'
import { source } from './shared-sources.js'

const NAMES = /(?:API_?KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|PRIVATE_?KEY)$/
const HEADERS = /^(?:AUTHORIZATION|PROXY_AUTHORIZATION|COOKIE|X_API_KEY)$/

const notMarked = defineRule({
  code: 'MCP_SERVER_JSON_SECRET_NOT_MARKED',
  on: 'registry-input',
  title: 'What is asked for is a secret and not marked as one',
  severity: 'warning',
  basis: 'advice',
  tags: ['registry', 'secrets'],
  since: '0.1.0',
  messages: {
    secret: ({ name }: { name: string }) => ({
      what: `${quote(name)} sounds like a secret and is not marked as one.`,
      todo: 'Add "isSecret": true: clients then hide what is typed and keep it apart from the settings.',
    }),
  },
  check(subject, report) {
    const { node, of, name } = subject
    if ((of !== 'environment' && of !== 'header') || !name || !isAsked(subject) || !isSecretName(name, of)) return
    const marked = isTrue(node, 'KeyValue', 'isSecret')
    const inside = variablesOf(node, 'KeyValue').some(
      ({ value }) => value.type === 'object' && isTrue(value, 'Input', 'isSecret'),
    )
    if (marked || inside) return
    const fix: FixDraft = {
      title: 'Mark it as secret',
      safety: 'suggested',
      edits: edit => {
        const own = member(node, 'isSecret')
        return own ? edit.replace(own.value, true) : edit.insert(node, 'isSecret', true, node.members.at(-1))
      },
    }
    report('secret', node, { name }, { fixes: [fix] })
  },
})

/** Whether a user fills it in: no value is fixed, and it is neither a number nor a switch. */
function isAsked({ node }: RegistryInputSubject): boolean {
  const format = textField(node, 'KeyValue', 'format')?.value
  return !textField(node, 'KeyValue', 'value')?.value && format !== 'number' && format !== 'boolean'
}

function isSecretName(name: string, of: RegistryInputSubject['of']): boolean {
  const plain = name.toUpperCase().replaceAll('-', '_')
  return NAMES.test(plain) || (of === 'header' && HEADERS.test(plain))
}

const literal = defineRule({
  code: 'MCP_SERVER_JSON_SECRET_LITERAL',
  on: 'registry-input',
  title: 'A secret with its value in the file',
  severity: 'warning',
  basis: 'advice',
  tags: ['registry', 'secrets'],
  since: '0.1.0',
  yieldsTo: ['MCP_SERVER_JSON_SECRET_IN_FILE'],
  messages: {
    literal: ({ where }: { where: string }) => ({
      what: `The input is marked as secret, and its ${where} stands in the file.`,
      todo: 'Take it out, and use "placeholder" to show what it looks like: what is published is no secret, and people keep defaults.',
    }),
  },
  check({ node, object }, report) {
    if (!isTrue(node, object, 'isSecret')) return
    for (const where of ['value', 'default']) {
      const text = textField(node, object, where)
      if (text && text.value !== '' && variablesIn(text.value).length === 0) report('literal', text, { where })
    }
  },
})

const inFile = defineRule({
  code: 'MCP_SERVER_JSON_SECRET_IN_FILE',
  on: 'registry',
  title: 'A key, token or password stands in the server.json',
  severity: 'error',
  basis: 'advice',
  tags: ['registry', 'secrets'],
  since: '0.1.0',
  messages: {
    format: ({ label, shown }: { label: string; shown: string }) => ({
      what: `This looks like a secret: ${label}, ${shown}.`,
      todo: 'Take it out and let clients ask for it ("isSecret": true without a value): the file is published for everyone to read. If it was published, revoke the secret.',
    }),
    name: ({ shown }: { shown: string }) => ({
      what: `This stands under a name that means a secret, and looks like one: ${shown}.`,
      todo: 'Take it out and let clients ask for it ("isSecret": true without a value): the file is published for everyone to read. If it was published, revoke the secret.',
    }),
  },
  check({ server: { node } }, report) {
    for (const one of walk(node)) {
      if (one.type !== 'string' || userInfoIn(one.value)) continue // user info has a rule of its own
      const hit = scanValue(one.value, contextOf(one))
      if (!hit) continue
      const shown = hit.shown.replace(/\((\d+)\)$/, '($1 characters)')
      const at = { inside: one, from: hit.start, to: hit.end }
      const extras = { risk: hit.risk, ...(hit.risk === 'medium' ? ({ severity: 'info' } as const) : {}) }
      if (hit.kind === 'name') report('name', at, { shown }, extras)
      else report('format', at, { label: hit.label, shown }, extras)
    }
  },
})

/** Values and defaults stand under the name of their input. */
function contextOf({ holder }: StringNode): SecretContext {
  if (holder?.in !== 'member') return { place: 'member' }
  const { key, owner } = holder.member
  if (key.name === 'url') return { place: 'url' }
  const name = key.name === 'value' || key.name === 'default' ? member(owner, 'name')?.value : undefined
  return name?.type === 'string' ? { place: 'variable', name: name.value } : { place: 'member' }
}

export default [notMarked, literal, inFile]

const good = [withEnvironment({ name: 'DEMO_TOKEN', isSecret: true, placeholder: 'demo_…' })]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_SECRET_NOT_MARKED: {
    why: 'Clients ask for environment variables and headers in a form. What is not marked as secret is shown in clear and may be stored beside other settings.',
    sources: [source.own, source.schema],
    examples: {
      bad: [withEnvironment({ name: 'DEMO_API_KEY' }), withRemote({ headers: [{ name: 'Authorization' }] })],
      good,
    },
  },
  MCP_SERVER_JSON_SECRET_LITERAL: {
    why: 'Everybody can read what the registry publishes. A secret that has a default is the same for all who do not change it.',
    sources: [source.own],
    examples: { bad: [withEnvironment({ name: 'DEMO_TOKEN', isSecret: true, default: 'changeme' })], good },
  },
  MCP_SERVER_JSON_SECRET_IN_FILE: {
    why: 'A published entry cannot be taken back, and no gate of the registry looks for keys. Whoever reads the entry can use them.',
    sources: [
      'key formats of the rules of gitleaks (2026-07) and trufflehog (2026-08), and of vendors that document theirs',
    ],
    examples: {
      bad: [withEnvironment({ name: 'DB_PASSWORD', value: 'Tr0ub4dor&3' })],
      good: [...good, withEnvironment({ name: 'DB_PASSWORD', isSecret: true, placeholder: 'your-password' })],
    },
  },
}
