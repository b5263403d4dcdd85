// .ci/full.json: what the last full run found, part by part, and at which commit.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the order in which they run. */
export const PARTS: readonly string[] = ['gate', 'stories', 'soundness', 'heavy', 'slow-line']

/** A full run is asked for again after so many commits. */
const COMMITS_MAX = 30

/** What a part found, and on which commit. */
export type Figures = { readonly ok: boolean; readonly commit: string; readonly [figure: string]: unknown }

/** The record itself is no part of what is tested. */
const TESTED = ['--', '.', ':!.ci/full.json']

export const openRecord = (root: string) => {
  const file = join(root, '.ci/full.json')
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  const read = (): Record<string, Figures> =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Figures>) : {}

  /** How many commits ago; a commit that is unknown here is too long ago. */
  const ageOf = (commit = ''): number => {
    try {
      return Number(git('rev-list', '--count', `${commit}..HEAD`))
    } catch {
      return Infinity
    }
  }
  /** Whether nothing but the record has changed since that commit. */
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
    /** The parts that have not passed on what HEAD holds. */
    due: (): string[] => {
      const parts = read()
      return PARTS.filter((name) => !parts[name]?.ok || !isCurrent(parts[name].commit))
    },
    /** Why a full run is asked for, in one sentence; undefined while it is not. */
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
