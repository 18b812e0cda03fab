import type { Hit } from './hit.js'

/** Names repeat from tool to tool. */
const known = new Map<string, string>()
const MOST_KNOWN = 20_000

/** A name as words in small letters with `_` between: `apiKey`, `API-Key` and `api.key` are `api_key`. */
function snake(name: string): string {
  const before = known.get(name)
  if (before !== undefined) return before
  const words = nameWords(name).join('_')
  if (known.size >= MOST_KNOWN) known.clear()
  if (name.length <= 256) known.set(name, words)
  return words
}

/** The words of a name. */
export function nameWords(name: string): string[] {
  return name
    .slice(0, 256)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter(word => word !== '')
}

const CREDENTIAL =
  /(?:^|_)(?:password|passwd|passphrase|pwd|secrets?|api_?key|access_?key|secret_?key|private_?key|privkey|client_?secret|(?:auth|access|refresh|bearer|api|id|session)_?token|personal_?access_?token|pat|mnemonic|(?:seed|recovery)_?phrase|credentials?|otp|totp|pin_?code|cvv|ssn|card_?number|token)$/
/** Cursors, counts, coins, switches, and names or places of a secret instead of the secret. */
const NO_CREDENTIAL =
  /(?:^|_)(?:max|min|num|number_?of|count|total|limit|page|next|prev|previous|continuation|pagination|cursor|sync|start|input|output|prompt|completion|budget|token_?type|cancel|cancellation|base|quote|erc20|erc721|spl|nft|token_?(?:address|ids?|symbol|name|limit|count|contract|mint|amount|standard|budget|in|out|a|b)|contract|from|to|sell|buy|collateral|pool|native|wrapped|design|stop|public|verify_?token|idempotency|has|is|use|include|requires?|with|show|generate|reset|change|forgot|needs|secret_?(?:name|id|arn|ref|path)|key_?(?:name|id|path)|path_?to|file|policy)(?:_|$)/

/** Whether a parameter asks for a password, key or token. */
export function asksForCredential(name: string): boolean {
  const words = snake(name)
  return CREDENTIAL.test(words) && !NO_CREDENTIAL.test(words)
}

/** Names that make a model fill in what the host holds (HiddenLayer and CyberArk, 2025): no ordinary server has use for it. */
const SMUGGLING =
  /^(?:side_?notes?|conversation_?(?:history|context|log|summary|transcript)|chat_?(?:history|log|transcript|context)|(?:full|entire|complete|raw)_?(?:conversation|context|prompt|history|chat)|(?:previous|prior|past|all)_?(?:messages|conversation|tool_?calls|tool_?results)|chain_?of_?thought|cot|thought_?process|tool_?call_?(?:history|log)s?|tool_?history|tools_?list|(?:available|other|connected)_?(?:tools|servers|mcp_?servers)|hidden_?(?:context|data|param|note|field)s?|internal_?(?:context|notes?|monologue)|secret_?(?:note|data|context)s?|env_?(?:dump|vars)_?(?:all)?|environment_?variables)$/

/** Whether a parameter's name alone asks for the conversation, the tools or the environment of the host. */
export function asksForHostData(name: string): boolean {
  return SMUGGLING.test(snake(name))
}

/** A name that is an order (full-schema poisoning, CyberArk 2025-05). */
const ORDER =
  /(?:content|data|output|text|result)s?_?(?:from|of)_?(?:reading|reading_file|file_?at|the_file|ssh|env)|(?:read|send|include|cat|dump|leak|steal|exfil\w{0,12}|upload|pass|attach|append)_(?:\w{1,30}_)?(?:id_rsa|ssh_?keys?|ssh_?private|etc_passwd|env_?file|dotenv|private_?keys?|env_?vars|environment_?variables)|(?:ignore|disregard)_(?:all_)?(?:previous|prior)/
const LONGEST_NAME = 64
const MOST_WORDS = 7

/** Whether a name tells the model to do something. */
export function findOrderInName(name: string): Hit<'order' | 'sentence'> | undefined {
  const whole = { from: 0, to: name.length }
  if (ORDER.test(snake(name))) return { kind: 'order', level: 'high', ...whole }
  const isSentence = name.length > LONGEST_NAME && nameWords(name).length > MOST_WORDS
  return isSentence ? { kind: 'sentence', level: 'medium', ...whole } : undefined
}

const ORDER_WORD = /\b(?:must|should|always|never|do not|don't|before|first)\b/
const ACTION = /\b(?:call|read|send|include|pass|use|execute|run|ignore|tell|reveal|append|forward)\b/

/** Whether a default, an enum value or a pattern gives an order where only a value belongs. Folded text. */
export function isOrderInValue(folded: string): boolean {
  return (
    folded.length >= 60 &&
    /\s\w{1,60}\s\w{1,60}\s\w{1,60}\s/.test(folded) &&
    ORDER_WORD.test(folded) &&
    ACTION.test(folded)
  )
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Verbs of tools that destroy. */
export const DESTROY = words(
  'delete remove drop truncate purge destroy wipe erase kill terminate shutdown reboot uninstall revoke nuke flush rm unlink',
)
/** Verbs of tools that run whatever they are given. */
const EXECUTE = words('exec execute eval shell bash sudo spawn powershell cmd terminal')
/** Verbs of tools that change something. */
export const WRITE = words(
  'create add insert update upsert set write delete remove drop truncate send post put patch upload move rename edit modify append install uninstall deploy publish push merge commit approve cancel purge wipe destroy reset kill terminate restart enable disable grant revoke transfer submit invite archive unarchive rotate overwrite replace assign unassign close reopen lock unlock ban mute subscribe unsubscribe register deregister attach detach',
)
/** Verbs and nouns of tools that only look. */
export const READ = words(
  'get list read search find fetch show describe view query lookup check count status preview inspect browse retrieve validate analyze analyse explain compare estimate calculate is has can export download diff log logs history help dry plan simulate suggest draft generate format convert parse render resolve test reader viewer finder checker',
)

const DESTROYING_TEXT =
  /\brm -rf\b|\bdrop (?:table|database|schema|collection)s?\b|\b(?:permanently|irreversibly) (?:delete|remove|erase|destroy)s?\b|\bcannot be undone\b|\b(?:execute|run)s? (?:arbitrary|any) (?:shell |system |bash |python |javascript |sql )?(?:commands?|code|scripts?|statements?|quer(?:y|ies))\b|\bwith sudo\b|\bas root\b/

/** Where a folded description says that something is destroyed or that anything can be run. */
export function findDestruction(folded: string): { readonly from: number; readonly to: number } | undefined {
  const found = DESTROYING_TEXT.exec(folded)
  return found ? { from: found.index, to: found.index + found[0].length } : undefined
}

/** The word of a tool's name that destroys or runs; none where the tool only reads ("get_deleted_items", "list_commands"). */
export function destroyingWord(name: string): string | undefined {
  const all = nameWords(name)
  const at = all.findIndex(word => DESTROY.has(word) || EXECUTE.has(word))
  return at < 0 || (at > 0 && all.some(word => READ.has(word))) ? undefined : all[at]
}
