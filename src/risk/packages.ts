/** Facts about packages of servers, checked on 2026-11-30. Plain data. */

/** The packages that configs name most often (count over 2,001 public server entries, 2026-11), npm and PyPI. */
export const WELL_KNOWN: readonly string[] = (
  '@modelcontextprotocol/server-filesystem @modelcontextprotocol/server-github @modelcontextprotocol/server-memory ' +
  '@modelcontextprotocol/server-postgres @modelcontextprotocol/server-sequential-thinking @modelcontextprotocol/server-brave-search ' +
  '@modelcontextprotocol/server-puppeteer @modelcontextprotocol/server-slack @modelcontextprotocol/server-everything ' +
  '@modelcontextprotocol/server-gdrive @modelcontextprotocol/server-google-maps @modelcontextprotocol/server-gitlab ' +
  '@modelcontextprotocol/server-redis @modelcontextprotocol/inspector @playwright/mcp @upstash/context7-mcp ' +
  '@notionhq/notion-mcp-server @supabase/mcp-server-supabase @sentry/mcp-server @stripe/mcp @azure/mcp @azure-devops/mcp ' +
  '@browserbasehq/mcp-server-browserbase @executeautomation/playwright-mcp-server @brave/brave-search-mcp-server ' +
  '@wonderwhy-er/desktop-commander @antv/mcp-server-chart @brightdata/mcp @neondatabase/mcp-server-neon @heroku/mcp-server ' +
  '@digitalocean/mcp @hubspot/mcp-server @cloudflare/mcp-server-cloudflare @mondaydotcomorg/monday-api-mcp @larksuiteoapi/lark-mcp ' +
  '@circleci/mcp-server-circleci @launchdarkly/mcp-server @magicuidesign/mcp @smithery/cli @anaisbetts/mcp-installer ' +
  '@shopify/dev-mcp @postman/postman-mcp-server @elastic/mcp-server-elasticsearch mcp-remote mcp-proxy supergateway tavily-mcp ' +
  'firecrawl-mcp exa-mcp-server mongodb-mcp-server chrome-devtools-mcp figma-developer-mcp task-master-ai airtable-mcp-server ' +
  'mcp-server-kubernetes kubernetes-mcp-server next-devtools-mcp shadcn n8n-mcp duckduckgo-mcp-server puppeteer-mcp-server ' +
  'mcp-server-git mcp-server-fetch mcp-server-time mcp-server-sqlite mcp-atlassian postgres-mcp mcp-obsidian obsidian-mcp ' +
  'blender-mcp serena markitdown-mcp mcp-server-qdrant elevenlabs-mcp awslabs.aws-documentation-mcp-server awslabs.core-mcp-server'
).split(' ')

export interface Advisory {
  readonly name: string
  /** The first version with the fault; missing: all. */
  readonly from?: string
  /** The first version without it; missing: none. */
  readonly below?: string
  /** The advisory, or what happened. */
  readonly id: string
}

/** Versions with a published fault (advisory pages and other scanners, 2026-11). */
export const VULNERABLE: readonly Advisory[] = [
  { name: 'mcp-remote', from: '0.0.5', below: '0.1.16', id: 'CVE-2025-6514' },
  { name: '@modelcontextprotocol/inspector', below: '0.14.1', id: 'CVE-2025-49596' },
  {
    name: '@modelcontextprotocol/server-filesystem',
    from: '0.2.0',
    below: '2025.7.1',
    id: 'CVE-2025-53109 and CVE-2025-53110',
  },
  { name: 'figma-developer-mcp', below: '0.6.3', id: 'CVE-2025-53967' },
  { name: 'mcp-server-git', below: '2026.1.14', id: 'CVE-2026-27735' },
  { name: '@playwright/mcp', below: '0.0.40', id: 'CVE-2025-9611' },
]
/** Versions that were made to do harm (five reports agree). */
export const MALICIOUS: readonly Advisory[] = [
  {
    name: 'postmark-mcp',
    from: '1.0.16',
    id: 'from 1.0.16 on it sent a copy of every mail to a third party (2025-09)',
  },
]
/** Reference servers below @modelcontextprotocol/server- that moved to servers-archived (its README, commit 76d64c8, 2026-07). */
export const ARCHIVED: readonly string[] =
  'aws-kb-retrieval brave-search everart github gitlab gdrive google-maps postgres puppeteer redis slack'.split(' ')
/** Reference servers that are Python packages: under @modelcontextprotocol/server- npm has none of them. */
export const NOT_ON_NPM: readonly string[] = 'fetch git time sqlite sentry'.split(' ')
