import type { ClientProfile } from '../../src/clients/profile.js'
import { fileKinds } from '../../src/kinds/names.js'
import type { DocumentedRule } from '../../src/rules/rule.js'
import { revisionDates } from '../../src/spec/revision.js'
import { targetWords } from '../../src/targets/names.js'
import { dialect, list, name, object, type Schema, words } from './schema-words.js'

const level = words('The severity of its findings, or off.', {
  off: 'The rule is switched off.',
  info: 'Its findings are advice.',
  warning: 'Its findings are warnings.',
  error: 'Its findings are errors.',
})

/** The JSON Schema of a configuration file. */
export function configSchema(rules: readonly DocumentedRule[], clients: readonly ClientProfile[]): Schema {
  const shared = {
    rules: { $ref: '#/$defs/rules' },
    client: {
      enum: clients.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
      description: 'Read configs as this client does.',
    },
    type: { enum: fileKinds, description: 'Take each file for this kind instead of detecting it.' },
    revision: { enum: revisionDates, description: 'Hold dumps against this revision of MCP.' },
    targets: list('The APIs and clients that tools have to survive.', {
      enum: targetWords,
      description: 'An API or client; recommended: what concerns many; all; none.',
    }),
    serverName: name('The name by which clients will know the server, for limits on joined names.'),
  }
  const globs = (description: string) => list(description, name('A glob. Without "/" it counts at any depth.'))
  const files = globs('The files that it is about.')
  const override = object('Other settings for some files.', { files, ...shared }, Object.keys(shared))
  const properties = {
    $schema: { type: 'string', description: 'The JSON Schema of this file, for editors.' },
    include: globs('The files that a run without paths looks at.'),
    ignore: globs('Files to leave out.'),
    ...shared,
    overrides: list('Other settings for some files; the last one that fits counts.', override),
    suppressions: list('Findings that are known and accepted.', suppression(rules)),
  }
  return {
    $schema: dialect,
    title: 'Configuration of mcp-lint',
    ...object('Settings for a project.', properties, Object.keys(properties)),
    $defs: { rules: levels(rules), level },
  }
}

function suppression(rules: readonly DocumentedRule[]): Schema {
  const properties = {
    code: { enum: rules.map(({ code }) => code), description: 'The code of the finding.' },
    file: name('The file or a glob, relative to the configuration.'),
    address: {
      type: 'string',
      description: 'The address of the finding, as the JSON report has it. It names tools by name, not by number.',
    },
    pointer: { type: 'string', description: 'The JSON Pointer of the finding, in place of the address.' },
    reason: name('Why it is accepted.'),
  }
  return object('A finding that is known and accepted.', properties, ['address', 'pointer'])
}

/** Every code, every family of codes that begin alike, and former codes. */
function levels(rules: readonly DocumentedRule[]): Schema {
  const codes = rules.map(({ code }) => code)
  const all = rules.map(
    ({ code, title, severity, off }) => [code, `${title}. Default: ${off ? 'off' : severity}.`] as const,
  )
  const families = familiesOf(codes).map(
    ([family, members]) =>
      [family, family === 'MCP_*' ? 'All rules.' : `${members.length} rules that begin so.`] as const,
  )
  const former = rules.flatMap(({ code, formerly = [] }) => formerly.map(one => [one, { now: code }] as const))
  return {
    type: 'object',
    description:
      'Levels by code; a trailing * takes a family of codes that begin alike. The last one that fits counts.',
    properties: Object.fromEntries([
      ...all.map(([code, description]) => [code, { $ref: '#/$defs/level', description }]),
      ...families.map(([family, description]) => [family, { $ref: '#/$defs/level', description }]),
      ...former.map(([code, { now }]) => [
        code,
        { $ref: '#/$defs/level', description: `Now ${now}.`, deprecated: true },
      ]),
    ]),
    additionalProperties: false,
  }
}

/** `MCP_TIMEOUT_*` and its like: what several codes begin with, up to an underscore. */
function familiesOf(codes: readonly string[]): [family: string, members: string[]][] {
  const starts = new Set(codes.flatMap(code => [...code.matchAll(/_/g)].map(({ index }) => code.slice(0, index + 1))))
  return [...starts]
    .sort()
    .map((start): [string, string[]] => [`${start}*`, codes.filter(code => code.startsWith(start))])
    .filter(([, members]) => members.length > 1)
}
