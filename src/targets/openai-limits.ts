import type { Limits, Raise } from './target.js'

/** What OpenAI's API asks with and without strict mode. */
export const openaiLimits: Limits = {
  nameDot: {
    takes: 'names of letters, digits, "_" and "-"',
    severity: 'error',
    recommended: 'warning',
    outcome: 'request refused',
    seen: '2025-12',
    sure: 'issue',
    sources: ['openai/codex#8174', 'sst/opencode#3523'],
  },
  nameLength: {
    most: 64,
    takes: 'names of at most 64 characters',
    severity: 'error',
    recommended: 'warning',
    outcome: 'request refused',
    seen: '2026-01',
    sure: 'issue',
    sources: ['sst/opencode#3523', 'nanbingxyz/5ire#403'],
  },
  toolCount: {
    most: 128,
    takes: 'at most 128 tools in a request',
    severity: 'error',
    outcome: 'request refused',
    seen: '2026-06',
    sure: 'issue',
    sources: ['zed-industries/zed#32946', 'wayland#344'],
  },
  descriptionLength: {
    most: 1024,
    unit: 'characters',
    takes: 'descriptions of at most 1,024 characters (Chat Completions); nothing was seen after spring 2025',
    severity: 'warning',
    outcome: 'may be refused',
    seen: '2025-05',
    sure: 'issue',
    sources: ['getsentry/sentry-mcp#106', 'microsoft/genaiscript#1381', 'wcgw#51'],
  },
  rootKeywords: [
    {
      names: ['oneOf', 'anyOf', 'allOf', 'enum', 'not'],
      takes: 'an input schema without oneOf, anyOf, allOf, enum and not at its root',
      severity: 'error',
      recommended: 'warning',
      outcome: 'request refused',
      seen: '2026-05',
      sure: 'issue',
      sources: ['flywheel_connectors#49'],
    },
  ],
  rootProperties: {
    takes: 'an input schema with properties, even empty ones',
    severity: 'error',
    // The specification itself recommends the form without them.
    recommended: 'info',
    outcome: 'request refused',
    seen: '2026-05',
    sure: 'issue',
    sources: ['grafana/mcp-grafana#390', 'inboxapi/cli#106', 'mark3labs/mcphost#88'],
  },
  arrayItems: {
    takes: 'arrays that have items',
    severity: 'error',
    recommended: 'warning',
    outcome: 'request refused',
    seen: '2026-03',
    sure: 'issue',
    sources: ['digitalocean/mcp-digitalocean#265', 'spacelift-io/spacectl#402', 'apify/apify-mcp-server#36'],
  },
}

/** Findings of other rules that are a refusal here. */
export const openaiRaises: readonly Raise[] = [
  {
    code: 'MCP_TOOL_NAME_INVALID',
    takes: 'names of 1 to 64 letters, digits, "_" and "-"',
    severity: 'error',
    outcome: 'request refused',
    seen: '2025-12',
    sure: 'issue',
    sources: ['openai/codex#8174', 'sst/opencode#3523'],
  },
]
