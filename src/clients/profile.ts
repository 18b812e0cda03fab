import type { MemberShape, ObjectShape, Shape } from './shape.js'

/** How sure a fact is, best first. A `guess` must never become an error. */
export type Confidence = 'observed' | 'source code' | 'docs' | 'issue' | 'guess'

export interface Evidence {
  readonly from: Confidence
  /** Repository and path, documentation page, or the released version that was run. */
  readonly source: string
  /** ISO date of the check. */
  readonly checked: string
}

export type Transport = 'stdio' | 'http' | 'sse' | 'ws'

/** What a client's reader does with the text itself. */
export interface FileSyntax {
  readonly base: 'json' | 'toml'
  /** `refused`: the file is lost. `undocumented`: nobody knows, so nothing is said. */
  readonly comments: 'read' | 'refused' | 'undocumented'
  /** `reported`: users say that the file is lost, the maker does not (a warning). */
  readonly trailingCommas: 'read' | 'refused' | 'reported' | 'undocumented'
  /** A TOML date or time is taken for its text where a string is wanted. */
  readonly datesAsText?: true
}

/** One kind of file that a client reads (or that people believe it reads). */
export interface ConfigFile {
  /** End of the path, "/" between parts; `*` stands for anything within one part: `.cursor/mcp.json`, `*.code-workspace`. */
  readonly path: string
  readonly scope: 'project' | 'user' | 'managed' | 'plugin' | 'settings' | 'workspace'
  /** Claims the file only when one of these files, named relative to its folder, stands there. */
  readonly beside?: readonly string[]
  /** … or when the name of some folder on the way to the file holds this word. */
  readonly within?: string
  /** True where a bare run looks for it below the current folder. */
  readonly discovered: boolean
  /** Where it lives for a user (--user), per `process.platform`; `~`, `%APPDATA%`, `%LOCALAPPDATA%`, `$CODEX_HOME` and `*` are filled in by the host. "/" between parts everywhere. */
  readonly home?: Readonly<Partial<Record<'darwin' | 'linux' | 'win32', readonly string[]>>>
  readonly syntax: FileSyntax
  /** Paths of member names to the server maps; `*` stands for every member. Empty: servers are never read from here. */
  readonly servers: readonly (readonly string[])[]
  /** Made for servers alone: a missing root key is an error. Settings files hold servers or not. */
  readonly onlyServers: boolean
  /** A bare map of servers, without the root key, is read too. */
  readonly bareMap?: true
  /** The root key may also hold the path of a file, or a list of paths and maps. */
  readonly mayReference?: true
  /** Other members of the root that this client reads from this file, with their shapes. */
  readonly settings?: Readonly<Record<string, MemberShape>>
  /** The only members of the root (or of the object that holds the server map) that the client's own schema allows. */
  readonly closedRoot?: readonly string[]
  /** Paths to a server map that this client does not read although it looks as if: Codex `profiles.*.mcp_servers`. */
  readonly deadEnds?: readonly (readonly string[])[]
  /** Path to the list of inputs that `${input:id}` refers to. */
  readonly inputs?: readonly string[]
  /** The place is still read but was replaced: what to use instead, in words for the message. */
  readonly deprecated?: { readonly at: readonly (readonly string[])[]; readonly instead: string }
  /** Where servers belong instead, in words for the message; for files with no `servers`. */
  readonly serversBelongIn?: string
  /** What entries of this file may hold where that differs from the client's other files. */
  readonly entry?: Partial<Pick<ClientProfile, 'fields' | 'transport' | 'words' | 'urlSchemes' | 'placeholders'>>
  /** Placeholders where they differ from the client's. */
  readonly placeholders?: Placeholders
  readonly evidence: readonly Evidence[]
}

/** The forms that a client replaces; see text/placeholders.ts for what each looks like. */
export interface Placeholders {
  /** `${NAME}`, `${NAME:-default}`, `$NAME`, `%NAME%`, `${env:NAME}`, `{env:NAME}` */
  readonly forms: readonly PlaceholderForm[]
  /** `${scheme:…}` besides env: input, file, config, command, workspaceFolder. */
  readonly schemes?: readonly string[]
  /** Predefined `${name}` where plain names are no variables: workspaceFolder, userHome, / … `user_config.*` is every name that begins with `user_config.`. */
  readonly names?: readonly string[]
  /** Predefined names and schemes that belong to other kinds of file, although `${NAME}` is read here (plugin variables). `.*` as in `names`. */
  readonly notHere?: readonly string[]
  /** Members of an entry whose strings are replaced; missing: all strings of the entry. `oauth` covers what is below it. */
  readonly in?: readonly string[]
}
export type PlaceholderForm = 'braced' | 'braced-default' | 'bare' | 'percent' | 'env' | 'curly-env'

/** What one member of an entry means, whatever a client calls it. Shared by all clients: the key to "this is Cline's word for it". */
export type Concept =
  | 'program'
  | 'arguments'
  | 'variables'
  | 'address'
  | 'headers'
  | 'transport'
  | 'off'
  | 'folder'
  | 'blocked-tools'
  | 'variables-file'

/** A member of an entry that the client reads. */
export type Field = MemberShape & {
  /** Transports that it makes sense for; missing: all. */
  readonly on?: readonly Transport[]
  /** On these transports the client does not read it at all: there it is another client's member. */
  readonly notReadOn?: readonly Transport[]
  /** Accepted and not used: the reason, a clause for the message ("the server starts all the same"). */
  readonly unused?: string
  /** The client runs this text in a shell, so placeholders belong to the shell. */
  readonly shell?: true
  /** Refused wherever it stands, with the code that says so. */
  readonly refused?: 'MCP_BEARER_TOKEN_INLINE'
  /** Belongs at another place: a clause for the message ("next to servers, at the root of the file"). */
  readonly belongs?: string
}

/** How a client finds out how to reach a server. */
export interface TransportFacts {
  /** The member that names it; undefined where there is none (Codex). */
  readonly member?: 'type' | 'transport'
  /** The words that the client takes, and what each means to it. */
  readonly words: Readonly<Record<string, Transport>>
  /** Words that override the address: with these the client insists on the matching member. Others give way to what is there. */
  readonly firm: readonly string[]
  /** Any other word: the server is `refused`, or the word is `ignored`. */
  readonly otherWords: 'refused' | 'ignored'
  /** An address and no word: taken for HTTP, or the server is refused. */
  readonly addressAlone: 'http' | 'refused'
  /** Both a program and an address: which one wins, or the file is refused. */
  readonly both: 'word' | 'unknown' | 'refused'
  /** A member of the other transport (env on a remote server): in silence without effect, or refused. */
  readonly wrongMembers: 'ignored' | 'refused'
  /** False: the file takes local servers only. What to do instead, in words for the message. */
  readonly remote: true | { readonly instead: string }
  /** Transports that the client's maker advises against. */
  readonly deprecated?: readonly Transport[]
}

export interface NameFacts {
  /** A regular expression source for legal names, and who refuses others: the client (error) or only its command line (warning). */
  readonly pattern?: { readonly source: string; readonly says: string; readonly refusedBy: 'client' | 'command line' }
  readonly reserved?: readonly string[]
  /** Longest name that leaves room for tool names, in UTF-16 units. */
  readonly longest?: { readonly length: number; readonly why: string }
}

/** A condition between members that no shape can say. `member` and `wants.member` are paths below the entry. */
export interface Dependency {
  readonly member: readonly string[]
  readonly wants: { readonly member: readonly string[]; readonly value: string; readonly orMissing?: true }
}

/** All that is known of one client. Plain data: it survives JSON. */
export interface ClientProfile {
  readonly id: string
  readonly name: string
  readonly aliases?: readonly string[]
  /** A file whose name says nothing (`mcp.json`) may be this client's: such files are told apart by what is in them. */
  readonly anyName?: true
  /** The ordinary file first: it is taken when the client was told and no path fits. Else a satisfied `beside` wins, then the longest path. */
  readonly files: readonly [ConfigFile, ...ConfigFile[]]
  /** This client's word for each concept; `address` may have several, the documented one first. */
  readonly words: Readonly<Partial<Record<Concept, readonly string[]>>>
  /** Value that switches a server off, where `off` has a word. */
  readonly offValue?: boolean
  readonly fields: Readonly<Record<string, Field>>
  readonly transport: TransportFacts
  /** Address schemes that the client takes, for each transport where they differ. */
  readonly urlSchemes: Readonly<Partial<Record<Transport, readonly string[]>>>
  readonly placeholders: Placeholders
  readonly names: NameFacts
  /** The folder in which servers start; `undefined`: relative paths lead nowhere certain. */
  readonly workingFolder: 'project' | 'home' | 'undefined' | 'unknown'
  /** Members whose strings the client starts with the home folder where they begin with `~/`. */
  readonly replacesTilde?: readonly string[]
  readonly dependencies?: readonly Dependency[]
  /** Two members of which the first wins in silence. */
  readonly overrides?: readonly { readonly wins: string; readonly loses: string }[]
  /** A pair of lists: what stands in both is off. */
  readonly toolLists?: { readonly on: string; readonly off: string }
  /** What is inside each input of `inputs`: by the word in `type`. */
  readonly inputKinds?: Readonly<Record<string, ObjectShape>>
  /** How a secret stays out of this file, a sentence or two for the message. */
  readonly secretAdvice: string
  /** What gives a file away as this client's when its name does not: strong signs settle it. */
  readonly signs: Signs
  readonly evidence: readonly Evidence[]
}

export interface Signs {
  /** Members of an entry. A dotted name looks one level down: `auth.CLIENT_ID`. */
  readonly fields?: readonly string[]
  /** Members of the root. */
  readonly root?: readonly string[]
  /** Placeholders, by form, scheme or name. */
  readonly placeholders?: readonly string[]
  /** transport words under the member `transport` */
  readonly transportWords?: readonly string[]
}

export type { MemberShape, ObjectShape, Shape }
