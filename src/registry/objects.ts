import type { Gate } from './gates.js'

/** The objects that a server.json is made of. */
export type ObjectName =
  | 'Server'
  | 'Repository'
  | 'Icon'
  | 'Package'
  | 'PackageTransport'
  | 'RemoteTransport'
  | 'Argument'
  | 'KeyValue'
  | 'Input'
  | 'Meta'
  | 'Published'

/** What a member of an object must be. */
export interface FieldSpec {
  readonly type: 'text' | 'boolean' | 'object' | 'list' | 'map'
  /** What its object, items or values are. */
  readonly of?: ObjectName | 'text'
  /** It must be there; the gates that refuse an object without it. */
  readonly required?: readonly Gate[]
  /** Its name before 2025-09-16. */
  readonly snake?: string
  /** Still earlier names. */
  readonly old?: readonly string[]
}
/** The members of an object; `open` where it may hold anything. */
export interface ObjectSpec {
  /** What messages call it. */
  readonly label: string
  readonly fields: Readonly<Record<string, FieldSpec>>
  readonly open?: true
}

const text: FieldSpec = { type: 'text' }
const boolean: FieldSpec = { type: 'boolean' }

/** Members that every input has: environment variables, headers, arguments and variables. */
const input: Readonly<Record<string, FieldSpec>> = {
  description: text,
  isRequired: { ...boolean, snake: 'is_required' },
  format: text,
  value: text,
  isSecret: { ...boolean, snake: 'is_secret' },
  default: { ...text, old: ['default_value'] },
  placeholder: text,
  choices: { type: 'list', of: 'text' },
}
const variables: FieldSpec = { type: 'map', of: 'Input' }
const transport: Readonly<Record<string, FieldSpec>> = {
  type: { ...text, required: ['semantic'], old: ['transport_type', 'transportType'] },
  url: text,
  headers: { type: 'list', of: 'KeyValue' },
  variables,
}

/** Where a publisher may put data of its own. */
export const publisherKey = 'io.modelcontextprotocol.registry/publisher-provided'
/** Where the registry puts data of its own. */
export const officialKey = 'io.modelcontextprotocol.registry/official'

/** All objects, as the version 2025-12-11 has them. */
export const objects: Readonly<Record<ObjectName, ObjectSpec>> = {
  Server: {
    label: 'the server',
    fields: {
      $schema: text, // its own rules speak when it is missing
      name: { ...text, required: ['http'] },
      description: { ...text, required: ['http'] },
      title: text,
      repository: { type: 'object', of: 'Repository' },
      version: { ...text, required: ['raw'], old: ['version_detail'] },
      websiteUrl: { ...text, snake: 'website_url' },
      icons: { type: 'list', of: 'Icon' },
      packages: { type: 'list', of: 'Package' },
      remotes: { type: 'list', of: 'RemoteTransport' },
      _meta: { type: 'object', of: 'Meta' },
    },
  },
  Repository: {
    label: 'the repository',
    fields: {
      url: { ...text, required: ['semantic'] },
      source: { ...text, required: ['semantic'] },
      id: text,
      subfolder: text,
    },
  },
  Icon: {
    label: 'an icon',
    fields: {
      src: { ...text, required: ['semantic'] },
      mimeType: text,
      sizes: { type: 'list', of: 'text' },
      theme: text,
    },
  },
  Package: {
    label: 'a package',
    fields: {
      registryType: { ...text, required: ['http'], snake: 'registry_type', old: ['registry_name'] },
      registryBaseUrl: { ...text, snake: 'registry_base_url' },
      identifier: { ...text, required: ['http'] },
      version: text,
      fileSha256: { ...text, snake: 'file_sha256' },
      runtimeHint: { ...text, snake: 'runtime_hint' },
      transport: { type: 'object', of: 'PackageTransport', required: ['semantic'] },
      runtimeArguments: { type: 'list', of: 'Argument', snake: 'runtime_arguments' },
      packageArguments: { type: 'list', of: 'Argument', snake: 'package_arguments' },
      environmentVariables: { type: 'list', of: 'KeyValue', snake: 'environment_variables' },
    },
  },
  PackageTransport: { label: 'a transport', fields: transport },
  RemoteTransport: { label: 'a remote', fields: transport },
  Argument: {
    label: 'an argument',
    fields: {
      type: { ...text, required: ['schema'] },
      name: text, // only named arguments need it, which has a rule of its own
      valueHint: { ...text, snake: 'value_hint' },
      isRepeated: { ...boolean, snake: 'is_repeated' },
      variables,
      ...input,
    },
  },
  KeyValue: {
    label: 'a variable or header',
    fields: { name: { ...text, required: ['raw'] }, variables, ...input },
  },
  Input: { label: 'a variable', fields: input },
  Meta: { label: '_meta', fields: { [publisherKey]: { type: 'object', of: 'Published' } }, open: true },
  Published: { label: 'the metadata of the publisher', fields: {}, open: true },
}

/** The member of an object under its present name. */
export function fieldSpec(object: ObjectName, name: string): FieldSpec | undefined {
  const { fields } = objects[object]
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** The present name of a former member of an object, and whether only its letter case and underscores changed. */
export function presentName(object: ObjectName, name: string): { name: string; snake: boolean } | undefined {
  for (const [present, { snake, old }] of Object.entries(objects[object].fields)) {
    if (snake === name) return { name: present, snake: true }
    if (old?.includes(name)) return { name: present, snake: false }
  }
  return undefined
}

/** Members of the root that the registry fills in by itself. */
export const managedMembers: ReadonlySet<string> = new Set(['status', 'id', 'publishedAt', 'updatedAt', 'isLatest'])
