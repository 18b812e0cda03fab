/** The ids of all targets, as `--target` takes them. */
const targetIds = [
  ...['anthropic', 'claude-code', 'claude-desktop', 'openai', 'openai-strict', 'codex', 'gemini', 'gemini-cli'],
  ...['vscode', 'cursor', 'windsurf', 'bedrock', 'kiro', 'llamacpp', 'mistral'],
]

/** Other names of targets. */
const targetAliases: readonly string[] = ['devin']

/**
 * Names of sets: what concerns many and is told without being asked for; all that a tool should survive; nothing. The first is
 * what counts where nobody says anything.
 */
export const targetSets = ['recommended', 'all', 'none'] as const

/** All words that stand for targets. */
export const targetWords: readonly string[] = [...targetIds, ...targetAliases, ...targetSets]
