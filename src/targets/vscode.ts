import type { Target } from './target.js'

const core = 'microsoft/vscode, src/vs/workbench/contrib/mcp/common/mcpServer.ts at 0052d68'
const chat = 'microsoft/vscode-copilot-chat, src/extension/tools/common/toolSchemaNormalizer.ts at 31acd00'
const branches = ['anyOf', 'allOf', 'oneOf', 'not', 'if', 'then', 'else']
const behind = [
  'properties',
  'items',
  'dependencies',
  'patternProperties',
  'additionalProperties',
  'contains',
  ...branches,
]

const vscode: Target = {
  id: 'vscode',
  name: 'VS Code',
  about: 'VS Code with Copilot, for every model',
  inAll: true,
  limits: {
    nameDot: {
      becomes: '_',
      takes: 'names of letters, digits, "_" and "-"; other characters become "_"',
      severity: 'info',
      outcome: 'renamed',
      seen: '2026-03',
      sure: 'source code',
      sources: [core],
    },
    nameLength: {
      most: 46,
      prefixed: true,
      takes: 'names of at most 64 characters with mcp_<server>_ before them, which takes up to 18',
      severity: 'warning',
      outcome: 'renamed',
      seen: '2026-03',
      sure: 'source code',
      sources: [core],
    },
    rewrittenName: {
      keeps: '[A-Za-z0-9_-]',
      by: '_',
      takes: 'names of letters, digits, "_" and "-"; other characters become "_"',
      severity: 'error',
      recommended: 'warning',
      outcome: 'one of two lost',
      seen: '2026-03',
      sure: 'source code',
      sources: [core],
    },
    toolCount: {
      most: 128,
      takes: 'at most 128 tools in a request',
      severity: 'warning',
      outcome: 'tools left out',
      seen: '2026-03',
      sure: 'source code',
      sources: [chat],
    },
    rootKeywords: [
      {
        names: branches,
        takes: 'an input schema without oneOf, anyOf, allOf, not, if, then and else at its root; it deletes them',
        severity: 'warning',
        recommended: 'warning',
        outcome: 'keyword deleted',
        seen: '2026-03',
        sure: 'source code',
        sources: [chat],
      },
    ],
    arrayItems: {
      notFalse: true,
      enters: behind,
      takes: 'arrays that have items other than false; it does not look into $defs',
      severity: 'error',
      recommended: 'warning',
      outcome: 'request refused',
      seen: '2026-03',
      sure: 'source code',
      sources: [chat, 'microsoft/vscode#246119'],
    },
    tupleItems: {
      takes: 'items that are one schema; a list becomes anyOf for gpt-4, Claude and o4 models',
      severity: 'warning',
      outcome: 'order lost',
      seen: '2026-03',
      sure: 'source code',
      sources: [chat],
    },
    enumUnique: {
      enters: [...behind, 'definitions', 'additionalItems', 'propertyNames'],
      takes: 'values of enum that differ, as draft-07 asks',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-03',
      sure: 'run',
      sources: [chat, 'microsoft/vscode#292474'],
    },
    enumFilled: {
      enters: [...behind, 'definitions', 'additionalItems', 'propertyNames'],
      takes: 'an enum with a value, as draft-07 asks',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-03',
      sure: 'run',
      sources: [chat, 'microsoft/vscode-copilot-chat, src/platform/configuration/common/jsonSchemaDraft7.ts'],
    },
  },
}
export default vscode
