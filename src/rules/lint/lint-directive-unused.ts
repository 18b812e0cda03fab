import { nearest } from '../../text/near.js'
import { quote } from '../../text/words.js'
import { codes } from '../codes.js'
import { defineRule, type RulePage } from '../rule.js'

const head = '{\n  "servers": {\n'
const tail = '      "command": "uvx",\n      "args": ["mcp-server-git"]\n    }\n  }\n}\n'

export const page: RulePage = {
  why: 'A comment tells mcp-lint to be silent about a code, and there is nothing to be silent about: the fault is repaired, the comment stands on another line, or the code is misspelt. Left there it would hide the same fault on the day it comes back.',
  sources: ['docs/configuration.md: comments that silence'],
  examples: {
    bad: [
      {
        file: '.vscode/mcp.json',
        text: `${head}    // mcp-lint-ignore MCP_COMMAND_HAS_ARGS: split by the wrapper\n    "git": {\n${tail}`,
      },
      {
        file: '.vscode/mcp.json',
        text: `// mcp-lint-ignore-file MCP_COMAND_HAS_ARGS: see above\n${head}    "git": {\n${tail}`,
      },
    ],
    good: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  "servers": {\n    "git": {\n      // mcp-lint-ignore MCP_COMMAND_HAS_ARGS: the file is called like that\n      "command": "uvx mcp-server-git"\n    }\n  }\n}\n',
      },
    ],
  },
}

const takeOut = 'it would hide the fault when it comes back'

export default defineRule({
  code: 'MCP_LINT_DIRECTIVE_UNUSED',
  on: 'directives',
  title: 'A comment to mcp-lint silences nothing',
  severity: 'warning',
  basis: 'advice',
  tags: ['configuration'],
  since: '0.1.0',
  messages: {
    unused: ({ code }: { code: string }) => ({
      what: `This comment silences nothing: ${quote(code)} is not found where it counts.`,
      todo: `Take the code out, or move the comment to the line of the finding or the one before: ${takeOut}.`,
    }),
    off: ({ code }: { code: string }) => ({
      what: `This comment silences nothing: ${quote(code)} is switched off.`,
      todo: `Take the code out, or switch the rule on: ${takeOut}.`,
    }),
    unknown: ({ code }: { code: string }) => {
      const near = nearest(code, codes)
      return {
        what: `This comment silences nothing: mcp-lint has no rule ${quote(code)}.`,
        todo: near ? `Write ${quote(near)}, if that is meant.` : 'Correct the code; mcp-lint rules lists them all.',
      }
    },
    noCode: () => ({
      what: 'This comment silences nothing: it names no code.',
      todo: 'Write the codes behind it, then a colon and the reason: mcp-lint-ignore MCP_X: reason.',
    }),
    belowTop: ({ code }: { code: string }) => ({
      what: `This comment silences nothing: ${quote(code)} for the whole file counts only at the top.`,
      todo: 'Move the comment to the top of the file, before everything but other comments.',
    }),
  },
  check({ idle }, report) {
    for (const { says, code, pointer, span } of idle) report(says, { pointer, span }, { code })
  },
})
