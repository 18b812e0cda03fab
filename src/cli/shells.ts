/** The shells that `mcp-lint completion` writes for. */
export const shells = ['bash', 'zsh', 'fish'] as const

export type Shell = (typeof shells)[number]
