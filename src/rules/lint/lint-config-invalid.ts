import { list, quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A key, code or value in the configuration of mcp-lint that it does not know changes nothing: the rule that should be off is still on, the files that should be left out are still judged, and nobody is told but by this finding.',
  sources: ['docs/configuration.md: the keys of a configuration', 'schemas/config.schema.json: the same for editors'],
  examples: {
    bad: [
      { file: 'mcp-lint.config.json', text: '{\n  "rules": { "MCP_COMAND_HAS_ARGS": "off" }\n}\n' },
      { file: 'mcp-lint.config.json', text: '{\n  "ignroe": ["fixtures/"],\n  "client": "cursr"\n}\n' },
    ],
    good: [
      {
        file: 'mcp-lint.config.json',
        text: '{\n  // templates are filled in later\n  "ignore": ["templates/"],\n  "rules": { "MCP_COMMAND_HAS_ARGS": "warning" }\n}\n',
      },
    ],
  },
}

const lost = 'as it stands, it changes nothing'

/** The few words that there are, or where they are listed. */
function choice(what: string, known: readonly string[]): string {
  return known.length > 12 ? `mcp-lint ${what}s lists them` : `the known ones are ${list(known, 'and')}`
}

export default defineRule({
  code: 'MCP_LINT_CONFIG_INVALID',
  on: 'configuration',
  title: 'The configuration of mcp-lint says something that it does not know',
  severity: 'error',
  basis: 'advice',
  tags: ['configuration'],
  since: '0.1.0',
  messages: {
    broken: ({ problem }: { problem: string }) => ({
      what: `The configuration of mcp-lint cannot be read: ${problem}.`,
      todo: 'Correct this place: JSON with comments is wanted, and nothing of the file counts until then.',
    }),
    unknownKey: ({ key, near, known }: { key: string; near: string | undefined; known: readonly string[] }) => ({
      what: `There is no key ${quote(key)} here.`,
      todo: near
        ? `Write ${quote(near)}, if that is meant: ${lost}.`
        : `Take it out: ${lost}. The keys here are ${list(known, 'and')}.`,
    }),
    misplaced: ({ key, part }: { key: string; part: string }) => ({
      what: `The key ${quote(key)} does not belong in ${part}.`,
      todo: 'Move it to the top of the configuration: it counts for the whole run, and here it changes nothing.',
    }),
    twice: ({ key }: { key: string }) => ({
      what: `The key ${quote(key)} stands here twice.`,
      todo: 'Leave one of the two: only the last one counts.',
    }),
    wrongType: ({ what, wants, is }: { what: string; wants: string; is: string }) => ({
      what: `${what} must be ${wants}, and this is ${is}.`,
      todo: `Write ${wants} here: ${lost}.`,
    }),
    empty: ({ what }: { what: string }) => ({
      what: `${what} is empty.`,
      todo: `Fill it in or take it out: ${lost}.`,
    }),
    missing: ({ part, key }: { part: string; key: string }) => ({
      what: `This ${part} has no ${quote(key)}.`,
      todo: `Add it: without it, the ${part} changes nothing.`,
    }),
    unknownWord: ({
      what,
      word,
      near,
      known,
    }: {
      what: string
      word: string
      near: string | undefined
      known: readonly string[]
    }) => ({
      what: `There is no ${what} ${quote(word)}.`,
      todo: near
        ? `Write ${quote(near)}, if that is meant: ${lost}.`
        : `Correct it: ${lost}, and ${choice(what, known)}.`,
    }),
    unknownCode: ({ code, near }: { code: string; near: string | undefined }) => ({
      what: `There is no rule ${quote(code)}.`,
      todo: near
        ? `Write ${quote(near)}, if that is meant: ${lost}.`
        : `Correct the code: ${lost}, and mcp-lint rules lists all codes.`,
    }),
  },
  check({ faults }, report) {
    for (const { says, at, data } of faults) report(says, at, data as never)
  },
})
