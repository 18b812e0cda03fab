import type { Command } from 'commander'
import { bash } from '../completion/bash.js'
import { fish } from '../completion/fish.js'
import { commandWords } from '../completion/model.js'
import { zsh } from '../completion/zsh.js'
import type { Shell } from '../shells.js'

const scripts = { bash, zsh, fish } as const

/** The script that makes a shell complete commands, options and their values. */
export function completion(shell: Shell, program: Command): string {
  return scripts[shell](commandWords(program))
}
