/**
 * Made-up secrets of the right shape, built when a test runs: prefixes are joined from halves and the rest is drawn, so that no
 * file holds a text that a secret scanner takes for real. The same name always gives the same text.
 */

// Without letters and digits that could draw filler such as xxxx or 00000000.
const ANY = 'ABCDEFGHJKLMNPQRSTUVWYZabcdefghijkmnopqrstuvwyz23456789'
const HEX = '0123456789abcdef'
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const SMALL = 'abcdefghijkmnpqrstuvwyz23456789'
const LETTERS = ANY.replace(/\d/g, '')
const DIGITS = '123456789'

type Draw = (alphabet: string, length: number) => string

/** A small generator (xorshift over a hash of the name): repeatable, and nobody's key. */
function drawer(name: string): Draw {
  let state = 2166136261
  for (const char of `mcp-lint:${name}`) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  for (let i = 0; i < 16; i++) next()
  return (alphabet, length) => Array.from({ length }, () => alphabet[(next() >>> 8) % alphabet.length]).join('')
}

const uuid = (draw: Draw) => [8, 4, 4, 4, 12].map(length => draw(HEX, length)).join('-')

const BUILDERS: Readonly<Record<string, (draw: Draw) => readonly string[]>> = {
  github_pat: d => ['gh', 'p_', d(ANY, 36)],
  github_fine_grained: d => ['github', '_pat_', d(ANY, 22), '_', d(ANY, 59)],
  github_oauth: d => ['gh', 'o_', d(ANY, 36)],
  github_app_jwt: d => ['gh', 's_', d(DIGITS, 6), '_ey', 'J', d(ANY, 60), '.', d(ANY, 90), '.', d(ANY, 86)],
  gitlab_pat: d => ['gl', 'pat-', d(ANY, 20)],
  bitbucket_app: d => ['AT', 'BB', d(ANY, 32)],
  atlassian_api: d => ['ATA', 'TT3xFfGF0', d(ANY, 170)],
  atlassian_admin: d => ['ATC', 'TT3xFfGN0', d(ANY, 170), '=', d(BASE32, 8)],
  npm_token: d => ['np', 'm_', d(ANY, 36)],
  pypi_token: d => ['py', 'pi-Ag', 'EIcHlwaS5vcmc', d(ANY, 120)],
  rubygems: d => ['ruby', 'gems_', d(HEX, 48)],
  docker_pat: d => ['dckr', '_pat_', d(ANY, 27)],
  jfrog: d => ['AK', 'Cp', d(ANY, 69)],
  sourcegraph: d => ['sg', 'p_', d(HEX, 16), '_', d(HEX, 40)],
  openai: d => ['sk', '-proj-', d(ANY, 74), 'T3Blbk', 'FJ', d(ANY, 74)],
  openai_like: d => ['sk', '-svcacct-', d(ANY, 60)],
  anthropic: d => ['sk', '-ant-api03-', d(ANY, 93), 'AA'],
  openrouter: d => ['sk', '-or-v1-', d(HEX, 64)],
  sk_generic: d => ['s', 'k-', d(HEX, 32)],
  google_api: d => ['AI', 'za', d(ANY, 35)],
  google_oauth_secret: d => ['GOC', 'SPX-', d(ANY, 28)],
  google_oauth_token: d => ['ya', '29.', d(ANY, 120)],
  google_gemini_new: d => ['A', 'Q.', d(ANY, 50)],
  huggingface: d => ['h', 'f_', d(LETTERS, 34)],
  groq: d => ['gs', 'k_', d(ANY, 52)],
  xai: d => ['xa', 'i-', d(ANY, 80)],
  perplexity: d => ['pp', 'lx-', d(ANY, 48)],
  replicate: d => ['r', '8_', d(ANY, 37)],
  nvidia: d => ['nva', 'pi-', d(ANY, 64)],
  elevenlabs: d => ['s', 'k_', d(HEX, 48)],
  langsmith: d => ['lsv2', '_pt_', d(HEX, 32), '_', d(HEX, 10)],
  langfuse: d => ['sk', '-lf-', uuid(d)],
  bedrock: d => ['AB', 'SK', d(ANY, 128), '='],
  pinecone: d => ['pc', 'sk_', d(ANY, 6), '_', d(ANY, 63)],
  brave: d => ['B', 'SA', d(ANY, 28)],
  tavily: d => ['tv', 'ly-dev-', d(ANY, 32)],
  firecrawl: d => ['f', 'c-', d(HEX, 32)],
  context7: d => ['ctx7', 'sk-', uuid(d)],
  jina: d => ['ji', 'na_', d(ANY, 60)],
  browserbase: d => ['bb', '_live_', d(ANY, 27)],
  apify: d => ['apify', '_api_', d(ANY, 36)],
  e2b: d => ['e2', 'b_', d(HEX, 40)],
  aws_access_key: d => ['AK', 'IA', d(BASE32, 16)],
  azure_ad_secret: d => [d(ANY, 3), '8', 'Q~', d(ANY, 34)],
  azure_storage: d => ['DefaultEndpointsProtocol=https;AccountName=demo;Account', 'Key=', d(ANY, 86), '=='],
  azure_devops: d => [d(ANY, 76), 'AZ', 'DO', d(ANY, 4)],
  digitalocean: d => ['do', 'p_v1_', d(HEX, 64)],
  cloudflare: d => ['cf', 'ut_', d(ANY, 40), d(HEX, 8)],
  cloudflare_origin: d => ['v1', '.0-', d(HEX, 24), '-', d(HEX, 146)],
  heroku: d => ['HR', 'KU-AA', d(ANY, 58)],
  flyio: d => ['fo', '1_', d(ANY, 43)],
  netlify: d => ['nf', 'p_', d(ANY, 36)],
  vercel: d => ['vc', 'p_', d(ANY, 48)],
  render: d => ['rn', 'd_', d(ANY, 32)],
  supabase_pat: d => ['sb', 'p_', d(HEX, 40)],
  supabase_secret: d => ['sb', '_secret_', d(ANY, 31)],
  neon: d => ['na', 'pi_', d(SMALL, 64)],
  planetscale: d => ['pscale', '_tkn_', d(ANY, 43)],
  databricks: d => ['da', 'pi', d(HEX, 32)],
  vault: d => ['hv', 's.', d(ANY, 95)],
  terraform: d => [d(ANY, 14), '.atlas', 'v1.', d(ANY, 67)],
  pulumi: d => ['pu', 'l-', d(HEX, 40)],
  doppler: d => ['dp', '.pt.', d(ANY, 43)],
  onepassword: d => ['ops', '_ey', 'J', d(ANY, 300)],
  slack: d => ['xo', 'xb-', d(DIGITS, 11), '-', d(DIGITS, 12), '-', d(ANY, 24)],
  slack_app: d => ['xa', 'pp-1-A', d(BASE32, 10), '-', d(DIGITS, 13), '-', d(HEX, 64)],
  slack_webhook: d => ['https://hooks.', 'slack.com/services/T', d(BASE32, 8), '/B', d(BASE32, 8), '/', d(ANY, 24)],
  notion: d => ['nt', 'n_', d(DIGITS, 11), d(ANY, 35)],
  figma: d => ['fi', 'gd_', d(ANY, 40)],
  linear: d => ['lin', '_api_', d(ANY, 40)],
  airtable: d => ['pa', 't', d(ANY, 14), '.', d(HEX, 64)],
  asana: d => ['1/', d(DIGITS, 16), ':', d(HEX, 32)],
  clickup: d => ['p', 'k_', d(DIGITS, 8), '_', d(BASE32, 32)],
  hubspot: d => ['pa', 't-na1-', uuid(d)],
  postman: d => ['PM', 'AK-', d(HEX, 24), '-', d(HEX, 34)],
  sentry: d => ['sntr', 'yu_', d(HEX, 64)],
  grafana: d => ['gl', 'sa_', d(ANY, 32), '_', d(HEX, 8)],
  newrelic: d => ['NR', 'AK-', d(BASE32, 27)],
  posthog: d => ['ph', 'x_', d(ANY, 43)],
  launchdarkly: d => ['sd', 'k-', uuid(d)],
  buildkite: d => ['bk', 'ua_', d(SMALL, 40)],
  circleci: d => ['CCI', 'PAT_', d(ANY, 22), '_', d(HEX, 40)],
  stripe: d => ['s', 'k_live_', d(ANY, 24)],
  stripe_webhook: d => ['wh', 'sec_', d(ANY, 32)],
  shopify: d => ['shp', 'at_', d(HEX, 32)],
  square: d => ['EA', 'AA', d(ANY, 60)],
  twilio: d => ['S', 'K', d(HEX, 32)],
  sendgrid: d => ['S', 'G.', d(ANY, 22), '.', d(ANY, 43)],
  mailgun: d => ['ke', 'y-', d(HEX, 32)],
  mailchimp: d => [d(HEX, 32), '-us', '12'],
  brevo: d => ['xkey', 'sib-', d(HEX, 64), '-', d(ANY, 16)],
  resend: d => ['r', 'e_', d(ANY, 8), '_', d(ANY, 24)],
  telegram: d => [d(DIGITS, 10), ':', 'A', d(ANY, 34)],
  discord_bot: d => ['M', d(ANY, 25), '.', d(ANY, 6), '.', d(ANY, 38)],
  discord_webhook: d => ['https://disc', 'ord.com/api/webhooks/', d(DIGITS, 18), '/', d(ANY, 68)],
  jwt: d => ['ey', 'JhbGciOiJIUzI1NiJ9', '.', 'ey', 'J', d(ANY, 60), '.', d(ANY, 43)],
  pem: d => ['-----BEGIN ', 'PRIVATE KEY-----\n', d(ANY, 64), '\n-----END ', 'PRIVATE KEY-----'],
  age: d => ['AGE-SECRET', '-KEY-1', d(BASE32, 58)],
  // Second forms, and what no format knows.
  notion_old: d => ['sec', 'ret_', d(ANY, 43)],
  stripe_test: d => ['s', 'k_test_', d(ANY, 24)],
  mailgun_old: d => [d(HEX, 32), '-', d(HEX, 8), '-', d(HEX, 8)],
  sk_long: d => ['s', 'k-', d(ANY, 48)],
  slack_placeholder: () => ['xo', 'xb-your-bot-token'],
  postgres_url: d => ['postgres', 'ql://app:', d(ANY, 18), '@db.internal:5432/app'],
  mongo_url: d => ['mongodb', '+srv://app:', d(ANY, 18), '@cluster0.example.net/app'],
  basic_url: d => ['https', '://ci:', d(ANY, 18), '@mcp.internal/sse'],
  random_hex64: d => [d(HEX, 64)],
  random_b62_40: d => [d(ANY, 40)],
  random_uuid: d => [uuid(d)],
  password: d => [d(ANY, 10), '!', d(ANY, 6)],
}

/** Every name that `fake` knows. */
export const FAKES: readonly string[] = Object.keys(BUILDERS)

/** Builds one fake. */
export function fake(name: string): string {
  const build = BUILDERS[name]
  if (!build) throw new Error(`no fake is called ${name}`)
  return build(drawer(name)).join('')
}

/** Replaces `{{FAKE:name}}` in the text of a case. */
export function expandFakes(text: string): string {
  return text.replace(/\{\{FAKE:([a-z0-9_]+)\}\}/g, (_, name: string) => fake(name))
}
