/** Longer or other spellings that people write for a member's name; read only where the name itself is a candidate. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  args: ['argument', 'arguments', 'argv', 'params', 'parameters'],
  command: ['cmd', 'executable', 'program', 'commandline', 'exec'],
  cwd: ['workingdirectory', 'workingdir', 'workdir', 'directory'],
  env: ['environment', 'environments', 'environmentvariables', 'envvars', 'envs', 'variables', 'vars'],
  envFile: ['environmentfile', 'dotenv', 'dotenvfile'],
  headers: ['header', 'httpheaders', 'requestheaders'],
  http_headers: ['headers', 'header', 'requestheaders'],
  type: ['transport', 'transporttype', 'kind'],
  url: ['uri', 'href', 'endpoint', 'baseurl', 'address', 'serveruri'],
  disabled: ['disable'],
  enabled: ['enable', 'active'],
  timeout: ['timeoutms', 'timeoutseconds'],
}
/** Names longer than this are no misspelt names; it bounds the work. */
const LONGEST = 64

const fold = (text: string): string => text.toLowerCase().replace(/[_\-\s]/g, '')
const allowed = (length: number): number => (length <= 4 ? 1 : length <= 8 ? 2 : 3)

/** The candidate that `word` was most likely meant to be, if any is near enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const name = word.slice(0, LONGEST + 1)
  const folded = fold(name)
  if (folded === '' || name.length > LONGEST) return undefined
  const pool = [...candidates].filter(candidate => candidate.length <= LONGEST)
  const same = pool.find(candidate => candidate.toLowerCase() === name.toLowerCase())
  const alike = same ?? pool.find(candidate => fold(candidate) === folded)
  return alike ?? pool.find(candidate => spellings(candidate).includes(folded)) ?? closest(folded, pool)
}

function spellings(candidate: string): readonly string[] {
  return Object.hasOwn(SPELLINGS, candidate) ? (SPELLINGS[candidate] ?? []) : []
}

function closest(word: string, pool: readonly string[]): string | undefined {
  const limit = allowed(word.length)
  let best: string | undefined
  let bestScore = Number.POSITIVE_INFINITY
  const consider = (target: string, candidate: string, penalty: number) => {
    if (Math.abs(target.length - word.length) > limit) return
    const away = distance(word, target)
    if (away > limit || away >= target.length || away >= word.length) return
    const score = away + penalty + (target[0] === word[0] ? 0 : 0.5)
    if (score < bestScore) {
      best = candidate
      bestScore = score
    }
  }
  for (const candidate of pool) {
    consider(fold(candidate), candidate, 0)
    for (const spelling of spellings(candidate)) if (spelling.length > 4) consider(spelling, candidate, 0.25)
  }
  return best
}

/** Damerau-Levenshtein (optimal string alignment): insertions, deletions, changes, neighbours swapped. */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
