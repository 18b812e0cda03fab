/**
 * npm's prepare script: builds dist/ where the package is taken from its sources. Plain JavaScript, because it runs before anything is
 * installed in one case: `npm install --global git+…`, which is how pre-commit installs a hook, hands its "global" down to the
 * npm that is to install what the build needs, and that one then installs nothing here.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const root = new URL('..', import.meta.url)

/** Runs an npm command here, and ends with it where it fails. */
function npm(...args) {
  const { npm_config_global: _, ...env } = process.env
  const { npm_execpath: npmCli } = env
  const [program, first] = npmCli ? [process.execPath, [npmCli]] : ['npm', []]
  const { status } = spawnSync(program, [...first, ...args], { cwd: root, env, stdio: ['ignore', 2, 2] })
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(new URL('node_modules/tsx/package.json', root)))
  npm('ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')
npm('run', 'build')
