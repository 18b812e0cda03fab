/** Who vouches for a format. */
export type Confidence =
  /** A rule of gitleaks (commit b58d3f1, 2026-07), trufflehog (3ab759f, 2026-08) or kingfisher (ee7c0db, 2025-06) says so. */
  | 'scanner'
  /** The vendor's documentation names the prefix. */
  | 'docs'
  /** Several public programs that blot out secrets agree on it. */
  | 'code'
  /** In wide use; nobody confirmed the length. */
  | 'guess'

/** What one kind of key or token looks like. Plain data: the pattern is a source for RegExp, without anchors, bounded. */
export interface SecretFormat {
  readonly id: string
  readonly label: string
  readonly pattern: string
  /** One of these stands in every match; none where no text is common to all. */
  readonly literals: readonly string[]
  /** The length of the shortest match. */
  readonly shortest: number
  readonly confidence: Confidence
  /** Whether a match must stand alone, not inside a longer run of [A-Za-z0-9_-]. Default: it must. */
  readonly edges?: false
  /** Too short to be looked for inside a text. */
  readonly whole?: true
  /** The start of a match that is no part of the secret. */
  readonly before?: string
}

/** In the order in which they are tried: the first that fits names the secret. */
export const SECRET_FORMATS: readonly SecretFormat[] = [
  { id: 'github_pat', label: 'GitHub personal access token (classic)', pattern: 'ghp_[A-Za-z0-9]{36}', literals: ['ghp_'], shortest: 40, confidence: 'scanner' },
  { id: 'github_fine_grained', label: 'GitHub fine-grained token', pattern: 'github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}', literals: ['github_pat_'], shortest: 93, confidence: 'scanner' },
  { id: 'github_oauth', label: 'GitHub OAuth, user, server or refresh token', pattern: 'gh[ousr]_[A-Za-z0-9]{36,251}', literals: ['gho_', 'ghu_', 'ghs_', 'ghr_'], shortest: 40, confidence: 'scanner' },
  { id: 'github_app_jwt', label: 'GitHub App installation token (long)', pattern: 'ghs_[0-9]{1,12}_eyJ[A-Za-z0-9_-]{20,400}\\.[A-Za-z0-9_-]{10,600}\\.[A-Za-z0-9_-]{10,600}', literals: ['ghs_'], shortest: 51, confidence: 'guess' },
  { id: 'gitlab_pat', label: 'GitLab token', pattern: 'gl(?:pat|dt|rt|ptt|soat|ft|imt|oas|agent|ffct|cbt)-[A-Za-z0-9_.-]{20,300}', literals: ['glpat-', 'gldt-', 'glrt-', 'glptt-', 'glsoat-', 'glft-', 'glimt-', 'gloas-', 'glagent-', 'glffct-', 'glcbt-'], shortest: 25, confidence: 'scanner' },
  { id: 'bitbucket_app', label: 'Atlassian/Bitbucket app password', pattern: 'ATBB[A-Za-z0-9]{24,40}', literals: ['ATBB'], shortest: 28, confidence: 'guess', whole: true },
  { id: 'atlassian_api', label: 'Atlassian API token', pattern: 'ATATT3[A-Za-z0-9_=-]{60,400}', literals: ['ATATT3'], shortest: 66, confidence: 'code' },
  { id: 'atlassian_admin', label: 'Atlassian admin or scoped token', pattern: 'ATCTT3[A-Za-z0-9_=+/-]{60,400}', literals: ['ATCTT3'], shortest: 66, confidence: 'scanner' },
  { id: 'npm_token', label: 'npm access token', pattern: 'npm_[A-Za-z0-9]{36}', literals: ['npm_'], shortest: 40, confidence: 'scanner' },
  { id: 'pypi_token', label: 'PyPI upload token', pattern: 'pypi-AgE[A-Za-z0-9_-]{50,1000}', literals: ['pypi-AgE'], shortest: 58, confidence: 'scanner' },
  { id: 'rubygems', label: 'RubyGems key', pattern: 'rubygems_[a-f0-9]{48}', literals: ['rubygems_'], shortest: 57, confidence: 'scanner' },
  { id: 'docker_pat', label: 'Docker Hub token', pattern: 'dckr_(?:pat|oat)_[A-Za-z0-9_-]{27,32}', literals: ['dckr_'], shortest: 36, confidence: 'scanner' },
  { id: 'jfrog', label: 'JFrog key', pattern: 'AKCp[A-Za-z0-9]{69}|cmVmd[A-Za-z0-9]{59}', literals: ['AKCp', 'cmVmd'], shortest: 64, confidence: 'scanner' },
  { id: 'sourcegraph', label: 'Sourcegraph token', pattern: 'sgp_(?:[a-f0-9]{16}_|local_)?[a-f0-9]{40}', literals: ['sgp_'], shortest: 44, confidence: 'scanner' },
  { id: 'openai', label: 'OpenAI API key', pattern: 'sk-(?:proj|svcacct|admin|service)-[A-Za-z0-9_-]{20,200}T3BlbkFJ[A-Za-z0-9_-]{20,200}|sk-[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}', literals: ['sk-'], shortest: 51, confidence: 'scanner' },
  { id: 'openai_like', label: 'OpenAI-style project key', pattern: 'sk-(?:proj|svcacct|admin|service)-[A-Za-z0-9_-]{32,200}', literals: ['sk-'], shortest: 40, confidence: 'guess' },
  { id: 'anthropic', label: 'Anthropic API key', pattern: 'sk-ant-(?:api|admin|oat|ort|sid)[0-9]{2}-[A-Za-z0-9_-]{24,160}', literals: ['sk-ant-'], shortest: 37, confidence: 'scanner' },
  { id: 'openrouter', label: 'OpenRouter key', pattern: 'sk-or-v1-[0-9a-f]{64}', literals: ['sk-or-v1-'], shortest: 73, confidence: 'scanner' },
  { id: 'google_api', label: 'Google API key', pattern: 'AIza[A-Za-z0-9_-]{35}', literals: ['AIza'], shortest: 39, confidence: 'scanner' },
  { id: 'google_oauth_secret', label: 'Google OAuth client secret', pattern: 'GOCSPX-[A-Za-z0-9_-]{28}', literals: ['GOCSPX-'], shortest: 35, confidence: 'guess' },
  { id: 'google_oauth_token', label: 'Google OAuth access or refresh token', pattern: 'ya29\\.[A-Za-z0-9_-]{20,1000}|1//0[A-Za-z0-9_-]{30,200}', literals: ['ya29.', '1//0'], shortest: 25, confidence: 'guess' },
  { id: 'google_gemini_new', label: 'Google AI Studio auth key', pattern: 'AQ\\.[A-Za-z0-9_-]{30,120}', literals: ['AQ.'], shortest: 33, confidence: 'guess' },
  { id: 'huggingface', label: 'Hugging Face token', pattern: '(?:hf|api_org)_[A-Za-z0-9]{34}', literals: ['hf_', 'api_org_'], shortest: 37, confidence: 'scanner' },
  { id: 'groq', label: 'Groq key', pattern: 'gsk_[A-Za-z0-9]{52}', literals: ['gsk_'], shortest: 56, confidence: 'scanner' },
  { id: 'xai', label: 'xAI key', pattern: 'xai-[A-Za-z0-9_]{80}', literals: ['xai-'], shortest: 84, confidence: 'scanner' },
  { id: 'perplexity', label: 'Perplexity key', pattern: 'pplx-[A-Za-z0-9]{40,56}', literals: ['pplx-'], shortest: 45, confidence: 'scanner' },
  { id: 'replicate', label: 'Replicate token', pattern: 'r8_[A-Za-z0-9_-]{37}', literals: ['r8_'], shortest: 40, confidence: 'scanner' },
  { id: 'nvidia', label: 'NVIDIA API key', pattern: 'nvapi-[A-Za-z0-9_-]{60,70}', literals: ['nvapi-'], shortest: 66, confidence: 'scanner' },
  { id: 'elevenlabs', label: 'ElevenLabs key', pattern: 'sk_[a-f0-9]{48}', literals: ['sk_'], shortest: 51, confidence: 'scanner' },
  { id: 'langsmith', label: 'LangSmith key', pattern: 'lsv2_(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10}', literals: ['lsv2_'], shortest: 51, confidence: 'scanner' },
  { id: 'langfuse', label: 'Langfuse secret key', pattern: 'sk-lf-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', literals: ['sk-lf-'], shortest: 42, confidence: 'scanner' },
  { id: 'bedrock', label: 'Amazon Bedrock API key', pattern: 'ABSK[A-Za-z0-9+/]{100,270}={0,2}', literals: ['ABSK'], shortest: 104, confidence: 'scanner' },
  { id: 'pinecone', label: 'Pinecone key', pattern: 'pcsk_[A-Za-z0-9]{5,6}_[A-Za-z0-9]{63}', literals: ['pcsk_'], shortest: 74, confidence: 'scanner' },
  { id: 'brave', label: 'Brave Search key', pattern: 'BSA[A-Za-z0-9_-]{24,32}', literals: ['BSA'], shortest: 27, confidence: 'code' },
  { id: 'tavily', label: 'Tavily key', pattern: 'tvly-(?:dev-|prod-)?[A-Za-z0-9-]{28,60}', literals: ['tvly-'], shortest: 33, confidence: 'code' },
  { id: 'firecrawl', label: 'Firecrawl key', pattern: 'fc-[a-f0-9]{32}', literals: ['fc-'], shortest: 35, confidence: 'code' },
  { id: 'context7', label: 'Context7 key', pattern: 'ctx7sk-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', literals: ['ctx7sk-'], shortest: 43, confidence: 'docs' },
  { id: 'jina', label: 'Jina key', pattern: 'jina_[A-Za-z0-9_-]{40,80}', literals: ['jina_'], shortest: 45, confidence: 'code' },
  { id: 'browserbase', label: 'Browserbase key', pattern: 'bb_(?:live|test)_[A-Za-z0-9_-]{24,48}', literals: ['bb_'], shortest: 32, confidence: 'code' },
  { id: 'apify', label: 'Apify token', pattern: 'apify_api_[A-Za-z0-9]{36}', literals: ['apify_api_'], shortest: 46, confidence: 'scanner' },
  { id: 'e2b', label: 'E2B key', pattern: 'e2b_[a-f0-9]{40}', literals: ['e2b_'], shortest: 44, confidence: 'guess' },
  { id: 'aws_access_key', label: 'AWS access key id', pattern: '(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}', literals: ['AKIA', 'ASIA', 'ABIA', 'ACCA'], shortest: 20, confidence: 'scanner' },
  { id: 'azure_ad_secret', label: 'Azure AD client secret', pattern: '[A-Za-z0-9_~.]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}', literals: ['Q~'], shortest: 37, confidence: 'scanner' },
  { id: 'azure_storage', label: 'Azure storage account key', pattern: 'AccountKey=[A-Za-z0-9+/]{86}==', literals: ['AccountKey='], shortest: 99, confidence: 'scanner', edges: false, before: 'AccountKey=' },
  { id: 'azure_devops', label: 'Azure DevOps token (new form)', pattern: '[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}', literals: ['AZDO'], shortest: 84, confidence: 'guess' },
  { id: 'digitalocean', label: 'DigitalOcean token', pattern: 'do[opr]_v1_[a-f0-9]{64}', literals: ['dop_v1_', 'doo_v1_', 'dor_v1_'], shortest: 71, confidence: 'scanner' },
  { id: 'cloudflare', label: 'Cloudflare token (new form)', pattern: 'cf(?:ut|at|k)_[A-Za-z0-9]{40}[a-f0-9]{8}', literals: ['cfut_', 'cfat_', 'cfk_'], shortest: 52, confidence: 'scanner' },
  { id: 'cloudflare_origin', label: 'Cloudflare origin CA key', pattern: 'v1\\.0-[a-f0-9]{24}-[a-f0-9]{146}', literals: ['v1.0-'], shortest: 176, confidence: 'scanner' },
  { id: 'heroku', label: 'Heroku key', pattern: 'HRKU-AA[A-Za-z0-9_-]{58}', literals: ['HRKU-AA'], shortest: 65, confidence: 'scanner' },
  { id: 'flyio', label: 'Fly.io token', pattern: 'fo1_[A-Za-z0-9_-]{43}|fm[12][ar]?_[A-Za-z0-9+/]{100,1000}={0,3}', literals: ['fo1_', 'fm1', 'fm2'], shortest: 47, confidence: 'scanner' },
  { id: 'netlify', label: 'Netlify token', pattern: 'nfp_[A-Za-z0-9_]{36}', literals: ['nfp_'], shortest: 40, confidence: 'scanner' },
  { id: 'vercel', label: 'Vercel token (new form)', pattern: 'vc[pkiar]_[A-Za-z0-9]{24,60}', literals: ['vcp_', 'vck_', 'vci_', 'vca_', 'vcr_'], shortest: 28, confidence: 'guess' },
  { id: 'render', label: 'Render key', pattern: 'rnd_[A-Za-z0-9]{28,40}', literals: ['rnd_'], shortest: 32, confidence: 'guess' },
  { id: 'supabase_pat', label: 'Supabase access token', pattern: 'sbp_(?:[a-f0-9]{40}|fc[A-Za-z0-9_-]{30,80}|v0_[a-f0-9]{40})', literals: ['sbp_'], shortest: 36, confidence: 'scanner' },
  { id: 'supabase_secret', label: 'Supabase secret key', pattern: 'sb_secret_[A-Za-z0-9_-]{20,60}', literals: ['sb_secret_'], shortest: 30, confidence: 'docs' },
  { id: 'neon', label: 'Neon API key', pattern: 'napi_[a-z0-9]{40,80}', literals: ['napi_'], shortest: 45, confidence: 'code' },
  { id: 'planetscale', label: 'PlanetScale token or password', pattern: 'pscale_(?:tkn|oauth|pw)_[A-Za-z0-9_.=-]{32,64}', literals: ['pscale_'], shortest: 42, confidence: 'scanner' },
  { id: 'databricks', label: 'Databricks token', pattern: 'dapi[a-f0-9]{32}(?:-[0-9])?', literals: ['dapi'], shortest: 36, confidence: 'scanner' },
  { id: 'vault', label: 'HashiCorp Vault token', pattern: 'hv[sbr]\\.[A-Za-z0-9_-]{24,300}', literals: ['hvs.', 'hvb.', 'hvr.'], shortest: 28, confidence: 'scanner' },
  { id: 'terraform', label: 'Terraform Cloud token', pattern: '[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_=-]{60,70}', literals: ['.atlasv1.'], shortest: 83, confidence: 'scanner' },
  { id: 'pulumi', label: 'Pulumi token', pattern: 'pul-[a-f0-9]{40}', literals: ['pul-'], shortest: 44, confidence: 'scanner' },
  { id: 'doppler', label: 'Doppler token', pattern: 'dp\\.(?:pt|ct|sa|scim|audit|st(?:\\.[a-z0-9_-]{2,35})?)\\.[A-Za-z0-9]{40,44}', literals: ['dp.'], shortest: 46, confidence: 'scanner' },
  { id: 'onepassword', label: '1Password service account token', pattern: 'ops_eyJ[A-Za-z0-9+/_-]{200,2000}={0,3}', literals: ['ops_eyJ'], shortest: 207, confidence: 'scanner' },
  { id: 'slack', label: 'Slack token', pattern: 'xox[baprseo]-[A-Za-z0-9-]{20,250}', literals: ['xox'], shortest: 25, confidence: 'scanner' },
  { id: 'slack_app', label: 'Slack app token', pattern: 'xapp-[0-9]-[A-Z0-9]{8,14}-[0-9]{8,16}-[a-f0-9]{40,80}', literals: ['xapp-'], shortest: 65, confidence: 'scanner' },
  { id: 'slack_webhook', label: 'Slack webhook', pattern: 'hooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Za-z0-9/]{30,90}', literals: ['hooks.slack.com/'], shortest: 55, confidence: 'scanner', edges: false },
  { id: 'notion', label: 'Notion token', pattern: 'ntn_[0-9]{11}[A-Za-z0-9]{35}|secret_[A-Za-z0-9]{43}', literals: ['ntn_', 'secret_'], shortest: 50, confidence: 'scanner' },
  { id: 'figma', label: 'Figma token', pattern: 'fig(?:d|p|u|o|ur|or|uh|oh)_[A-Za-z0-9_-]{40,54}', literals: ['fig'], shortest: 45, confidence: 'scanner' },
  { id: 'linear', label: 'Linear key', pattern: 'lin_(?:api|oauth)_[A-Za-z0-9]{40,64}', literals: ['lin_'], shortest: 48, confidence: 'scanner' },
  { id: 'airtable', label: 'Airtable token', pattern: 'pat[A-Za-z0-9]{14}\\.[a-f0-9]{64}', literals: ['pat'], shortest: 82, confidence: 'scanner' },
  { id: 'asana', label: 'Asana token', pattern: '[0-9]/[0-9]{16}(?:/[0-9]{16})?:[a-f0-9]{32}', literals: [], shortest: 51, confidence: 'scanner' },
  { id: 'clickup', label: 'ClickUp token', pattern: 'pk_[0-9]{6,10}_[0-9A-Z]{32}', literals: ['pk_'], shortest: 42, confidence: 'scanner' },
  { id: 'hubspot', label: 'HubSpot private app token', pattern: 'pat-(?:na|eu|ap)[0-9]-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', literals: ['pat-'], shortest: 44, confidence: 'scanner' },
  { id: 'postman', label: 'Postman key', pattern: 'PMAK-[a-f0-9]{24}-[a-f0-9]{34}', literals: ['PMAK-'], shortest: 64, confidence: 'scanner' },
  { id: 'sentry', label: 'Sentry token', pattern: 'sntryu_[a-f0-9]{64}|sntrys_eyJ[A-Za-z0-9+/=_]{60,400}', literals: ['sntry'], shortest: 70, confidence: 'scanner' },
  { id: 'grafana', label: 'Grafana token', pattern: 'glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}|glc_eyJ[A-Za-z0-9+/=]{40,400}', literals: ['glsa_', 'glc_'], shortest: 46, confidence: 'scanner' },
  { id: 'newrelic', label: 'New Relic key', pattern: 'NRAK-[A-Z0-9]{27}', literals: ['NRAK-'], shortest: 32, confidence: 'scanner' },
  { id: 'posthog', label: 'PostHog personal key', pattern: 'phx_[A-Za-z0-9_]{40,50}', literals: ['phx_'], shortest: 44, confidence: 'scanner' },
  { id: 'launchdarkly', label: 'LaunchDarkly key', pattern: '(?:api|sdk)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', literals: ['api-', 'sdk-'], shortest: 40, confidence: 'scanner' },
  { id: 'buildkite', label: 'Buildkite token', pattern: 'bkua_[a-z0-9]{40}', literals: ['bkua_'], shortest: 45, confidence: 'scanner' },
  { id: 'circleci', label: 'CircleCI token', pattern: 'CCIPAT_[A-Za-z0-9]{22}_[a-f0-9]{40}', literals: ['CCIPAT_'], shortest: 70, confidence: 'scanner' },
  { id: 'stripe', label: 'Stripe secret or restricted key', pattern: '(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{20,247}', literals: ['sk_', 'rk_'], shortest: 28, confidence: 'scanner' },
  { id: 'stripe_webhook', label: 'Stripe webhook secret', pattern: 'whsec_[A-Za-z0-9+/]{28,64}={0,2}', literals: ['whsec_'], shortest: 34, confidence: 'guess' },
  { id: 'shopify', label: 'Shopify token', pattern: 'shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}', literals: ['shp'], shortest: 38, confidence: 'scanner' },
  { id: 'square', label: 'Square token', pattern: 'EAAA[A-Za-z0-9_-]{56,64}|sq0(?:atp|csp)-[A-Za-z0-9_-]{22,60}', literals: ['EAAA', 'sq0'], shortest: 29, confidence: 'scanner' },
  { id: 'twilio', label: 'Twilio API key', pattern: 'SK[a-f0-9]{32}', literals: ['SK'], shortest: 34, confidence: 'scanner' },
  { id: 'sendgrid', label: 'SendGrid key', pattern: 'SG\\.[A-Za-z0-9_-]{22}\\.[A-Za-z0-9_-]{43}', literals: ['SG.'], shortest: 69, confidence: 'scanner' },
  { id: 'mailgun', label: 'Mailgun key', pattern: 'key-[a-f0-9]{32}|[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8}', literals: [], shortest: 36, confidence: 'scanner' },
  { id: 'mailchimp', label: 'Mailchimp key', pattern: '[a-f0-9]{32}-us[0-9]{1,2}', literals: ['-us'], shortest: 36, confidence: 'scanner' },
  { id: 'brevo', label: 'Brevo key', pattern: 'xkeysib-[a-f0-9]{64}-[A-Za-z0-9]{16}', literals: ['xkeysib-'], shortest: 89, confidence: 'scanner' },
  { id: 'resend', label: 'Resend key', pattern: 're_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}', literals: ['re_'], shortest: 36, confidence: 'code' },
  { id: 'telegram', label: 'Telegram bot token', pattern: '[0-9]{8,10}:A[A-Za-z0-9_-]{34}', literals: [':A'], shortest: 44, confidence: 'scanner' },
  { id: 'discord_bot', label: 'Discord bot token', pattern: '[MNO][A-Za-z0-9_-]{23,27}\\.[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{27,40}', literals: [], shortest: 59, confidence: 'scanner' },
  { id: 'discord_webhook', label: 'Discord webhook', pattern: 'discord(?:app)?\\.com/api/webhooks/[0-9]{17,20}/[A-Za-z0-9_-]{60,80}', literals: ['discord'], shortest: 103, confidence: 'scanner', edges: false },
  { id: 'jwt', label: 'JSON Web Token (some, such as anon keys, are public)', pattern: 'ey[A-Za-z0-9_-]{15,2000}\\.ey[A-Za-z0-9_-]{15,4000}\\.[A-Za-z0-9_-]{20,1000}', literals: ['.ey'], shortest: 56, confidence: 'scanner' },
  { id: 'pem', label: 'PEM private key', pattern: '-----BEGIN (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----', literals: ['-----BEGIN '], shortest: 27, confidence: 'scanner', edges: false },
  { id: 'age', label: 'age secret key', pattern: 'AGE-SECRET-KEY-1[0-9A-Z]{58}', literals: ['AGE-SECRET-KEY-1'], shortest: 74, confidence: 'scanner' },
  { id: 'sk_generic', label: '"sk-" API key (DeepSeek, Moonshot, DashScope, LiteLLM and more)', pattern: 'sk-[a-f0-9]{32}|sk-[A-Za-z0-9]{40,64}', literals: ['sk-'], shortest: 35, confidence: 'scanner' },
]
