import type { AnyRule } from '../rules/rule.js'

/** Characters outside printable ASCII, written out or as an escape. */
const CHARACTERS = /[^\t\n\r\x20-\x7e]|\\[uUx][0-9a-fA-F]{2}/
/** Words of commands that deserve a look. */
const COMMANDS =
  /sudo|doas|pkexec|runas|["']su["']|(?:["'/\\])(?:ba|z|da|k|c|fi)?sh(?:\.exe)?["']|powershell|pwsh|curl|wget|\b(?:iwr|irm|iex|ncat?)\b|invoke-|base64|\/dev\/|\/tmp|%te?mp%|tmpdir|downloads|\\temp/i
/** An interpreter, and the flag behind which its code stands. */
const INTERPRETER = /["'/\\](?:node|bun|deno|python3?|py|ruby|perl|php)(?:\.exe)?["']/i
const INLINE = /["'](?:-e|-c|-p|-r|--eval|--print|eval)["']/
/** Variables and flags that switch a safety off or bring foreign code in. */
const SETTINGS =
  /verify|ssl|tls|insecure|no-check-cert|trusted|self_signed|cert_errors|ld_preload|ld_audit|ld_library|dyld_|bash_env|prompt_command|perl5|rubyopt|pythonstartup|startup_hooks|_options|["']?\bpath["']?\s{0,8}[:=]|pythonpath|node_path|registry|_index|--(?:[a-z]{1,20}-)?index|0\.0\.0\.0|::|--inspect|dangerous|yolo|trust-all|allow-all|auto-approve|sandbox|unsafe|["']-A["']|web-security|_auth\b|auth_disabled|disable_authentication/i

/**
 * Further rules for a config that has an unusual sign in it. Most have none, and a run over one file should load little: a sign
 * too much only costs that time.
 */
export async function rareRules(text: string): Promise<readonly AnyRule[]> {
  const isRare =
    [CHARACTERS, COMMANDS, SETTINGS].some(sign => sign.test(text)) || (INTERPRETER.test(text) && INLINE.test(text))
  return isRare ? (await import('../rules/config-rare-index.js')).rules : []
}
