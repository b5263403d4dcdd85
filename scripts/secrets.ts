// npm run secrets: looks for secrets in the committed files with Debian's git-secrets.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** POSIX regular expressions without spaces, matched as whole words. Invented values that look the same are in .gitallowed. */
const PATTERNS = [
  '(AKIA|ASIA)[0-9A-Z]{16}',
  'gh[pousr]_[A-Za-z0-9]{36,}',
  'glpat-[A-Za-z0-9_-]{20,}',
  'npm_[A-Za-z0-9]{36}',
  'xox[abprs]-[A-Za-z0-9-]{10,}',
  '-----BEGIN[[:space:]]([A-Z]+[[:space:]])*PRIVATE[[:space:]]KEY([[:space:]]BLOCK)?-----',
  'https://[0-9a-f]{32}@[a-z0-9.-]+/[0-9]+',
  '(postgres|postgresql|redis|rediss|smtp|smtps)://[^:/@[:space:]]+:[^@/$[:space:]]+@[a-z0-9.-]+',
  '[A-Z0-9_]*(SECRET|SECRET_KEY|FACTEUR_KEY|CLE_SIGNATURE|SECRET_NOTIFICATION)[\'"]?[[:space:]]*[:=][[:space:]]*[\'"]?[A-Za-z0-9+/_=-]{32,}',
]

/** Scans a repository; `found` lists the lines that look like a secret. */
export const scan = (root: string): { ok: boolean; found: string } => {
  const patterns = PATTERNS.flatMap((pattern) => ['-c', `secrets.patterns=${pattern}`])
  const { status, stderr, error } = spawnSync('git', [...patterns, 'secrets', '--scan'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (error) throw error
  if (stderr.includes("'secrets' is not a git command")) throw new Error('git-secrets is not installed.')
  return { ok: status === 0, found: stderr }
}

if (import.meta.main) {
  const { ok, found } = scan(join(import.meta.dirname, '..'))
  if (!ok) console.error(found)
  process.exitCode = ok ? 0 : 1
}
