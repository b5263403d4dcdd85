// Reads and writes .ci/full.json: the result and the commit of the last run of each part.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the order in which they run. */
export const PARTS: readonly string[] = ['gate', 'stories', 'soundness', 'heavy', 'slow-line']

/** Warn when the oldest part of the last full run is more commits behind HEAD than this. */
const COMMITS_MAX = 30

/** Result of a part, and the commit it ran on. */
export type Figures = { readonly ok: boolean; readonly commit: string; readonly [figure: string]: unknown }

/** The record file itself is excluded from the tested files. */
const TESTED = ['--', '.', ':!.ci/full.json']

export const openRecord = (root: string) => {
  const file = join(root, '.ci/full.json')
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  const read = (): Record<string, Figures> =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Figures>) : {}

  /** Number of commits since that commit; Infinity if the commit is unknown in this repository. */
  const ageOf = (commit = ''): number => {
    try {
      return Number(git('rev-list', '--count', `${commit}..HEAD`))
    } catch {
      return Infinity
    }
  }
  /** True if only the record file has changed since that commit. */
  const isCurrent = (commit = ''): boolean =>
    ageOf(commit) < Infinity && git('diff', '--name-only', commit, 'HEAD', ...TESTED) === ''

  return {
    head: (): string => git('rev-parse', '--short=12', 'HEAD'),
    isDirty: (): boolean => git('status', '--porcelain', ...TESTED) !== '',
    write: (name: string, figures: Figures): void => {
      const all = { ...read(), [name]: figures }
      const ordered = Object.fromEntries(PARTS.filter((part) => all[part]).map((part) => [part, all[part]]))
      writeFileSync(file, `${JSON.stringify(ordered, null, 2)}\n`)
    },
    /** Parts that have not passed on the current content of HEAD. */
    due: (): string[] => {
      const parts = read()
      return PARTS.filter((name) => !parts[name]?.ok || !isCurrent(parts[name].commit))
    },
    /** One sentence that says why a full run is due, or undefined if none is. */
    warning: (): string | undefined => {
      const parts = read()
      const missing = PARTS.filter((name) => !parts[name]?.ok)
      if (missing.length > 0) return `The full run has not passed (${missing.join(', ')}): npm run ci:full`
      const oldest = Math.max(...PARTS.map((name) => ageOf(parts[name]?.commit)))
      return oldest > COMMITS_MAX ? `The last full run is ${oldest} commits old: npm run ci:full` : undefined
    },
  }
}

if (import.meta.main) {
  const warning = openRecord(join(import.meta.dirname, '..')).warning()
  if (warning) console.log(`\n⚠ ${warning}`)
}
