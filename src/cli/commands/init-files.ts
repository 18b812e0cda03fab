/** A file that `mcp-lint init` writes. */
export interface Starter {
  readonly path: string
  readonly text: string
  /** What to put into a file that is there already; missing where the file is ours alone. */
  readonly part?: string
}

/** A configuration that changes nothing and shows what could be changed. `schema`: where editors find its JSON Schema, if anywhere. */
export function configuration(schema: string | undefined): Starter {
  const forEditors =
    schema === undefined
      ? ''
      : `  // Editors complete keys and codes with it.\n  "$schema": ${JSON.stringify(schema)},\n\n`
  const text = `// Settings of mcp-lint for this project. Whatever is left out is as without a file.
{
${forEditors}  // Levels by code: "off", "info", "warning" or "error". A trailing * takes a family; of several that fit, the last one counts.
  "rules": {
    // "MCP_NPX_MISSING_YES": "off",
    // "MCP_RISK_*": "warning"
  },

  // Files to leave out. Without "/" a glob counts at any depth.
  "ignore": [
    // "fixtures/"
  ]

  // More that can be said here; mind the comma behind what stands above.
  //
  // The files that a run without paths looks at, in place of those that it looks for by itself:
  // "include": ["configs/", "*.tools.json"],
  //
  // The APIs and clients that tools have to survive, as "mcp-lint targets" lists them:
  // "targets": ["recommended"],
  //
  // The MCP revision of dumps that do not say theirs:
  // "revision": "2025-11-25",
  //
  // Other settings for some files:
  // "overrides": [{ "files": ["examples/"], "rules": { "MCP_COMMAND_*": "info" } }],
  //
  // Findings that are known and accepted:
  // "suppressions": [{ "code": "MCP_SECRET_IN_CONFIG", "file": ".mcp.json", "reason": "A token of the test server." }]
}
`
  return { path: 'mcp-lint.config.json', text }
}

const githubWorkflow = `name: mcp-lint
on: [push, pull_request]
permissions:
  contents: read
jobs:
  mcp-lint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 22
      - run: npm ci
      - run: npx --no-install mcp-lint --format markdown --fail-on never >> "$GITHUB_STEP_SUMMARY"
      - run: npx --no-install mcp-lint --format github
`

const gitlabJob = `mcp-lint:
  image: node:22
  script:
    - npm ci
    - npx --no-install mcp-lint --format gitlab --output gl-code-quality-report.json
  artifacts:
    when: always
    reports:
      codequality: gl-code-quality-report.json
`

const preCommitRepo = `  - repo: local
    hooks:
      - id: mcp-lint
        name: mcp-lint
        entry: npx --no-install mcp-lint --changed
        language: system
        pass_filenames: false
`

/** What each of the options of `init` writes. */
export const ciFiles = {
  github: { path: '.github/workflows/mcp-lint.yml', text: githubWorkflow },
  gitlab: { path: '.gitlab-ci.yml', text: gitlabJob, part: gitlabJob },
  preCommit: { path: '.pre-commit-config.yaml', text: `repos:\n${preCommitRepo}`, part: preCommitRepo },
} as const satisfies Readonly<Record<string, Starter>>
