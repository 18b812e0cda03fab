import anthropic from './anthropic.js'
import bedrock from './bedrock.js'
import claudeCode from './claude-code.js'
import claudeDesktop from './claude-desktop.js'
import codex from './codex.js'
import cursor from './cursor.js'
import gemini from './gemini.js'
import geminiCli from './gemini-cli.js'
import kiro from './kiro.js'
import llamacpp from './llamacpp.js'
import mistral from './mistral.js'
import openai from './openai.js'
import openaiStrict from './openai-strict.js'
import type { Target } from './target.js'
import vscode from './vscode.js'
import windsurf from './windsurf.js'

/** All targets, in the order of lists and tables. */
export const targets: readonly Target[] = [
  ...[anthropic, claudeCode, claudeDesktop, openai, openaiStrict, codex, gemini, geminiCli],
  ...[vscode, cursor, windsurf, bedrock, kiro, llamacpp, mistral],
]
