import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openRecord, PARTS } from '../.ci/full.ts'

const root = join(import.meta.dirname, '..')

const makeRepository = () => {
  const folder = mkdtempSync(join(tmpdir(), 'entrelles-ci-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Essai', '-c', 'user.email=essai@exemple.test', ...args], {
      cwd: folder,
    })
  const commit = (file: string, text: string) => {
    writeFileSync(join(folder, file), text)
    git('add', '-A')
    git('commit', '-qm', file)
  }
  git('init', '-q')
  mkdirSync(join(folder, '.ci'))
  commit('a.txt', '0')
  return { record: openRecord(folder), commit }
}

test('a part of the full run is due until it has passed on the committed files, the record file excluded', () => {
  const { record, commit } = makeRepository()
  expect(record.due()).toEqual(PARTS)
  for (const part of PARTS) record.write(part, { ok: part !== 'heavy', commit: record.head() })
  expect(record.due()).toEqual(['heavy'])
  expect(record.warning()).toContain('(heavy)')
  record.write('heavy', { ok: true, commit: record.head() })
  expect(record.isDirty()).toBe(false)
  commit('.gitignore', 'b.txt')
  expect(record.due()).toEqual(PARTS)
})

test('the gate warns of a full run that is more than 30 commits old', () => {
  const { record, commit } = makeRepository()
  for (const part of PARTS) record.write(part, { ok: true, commit: record.head() })
  for (let count = 1; count <= 30; count++) commit('a.txt', String(count))
  expect(record.warning()).toBeUndefined()
  commit('a.txt', '31')
  expect(record.warning()).toBe('The last full run is 31 commits old: npm run ci:full')
})

/** Runs one stage with the functions of .ci/run. */
const runStage = (target: number, command: string) =>
  spawnSync(
    'bash',
    ['-c', `set -euo pipefail; limit=1; source .ci/stages.sh; stage essai ${target} ${command}`],
    { cwd: root, encoding: 'utf8', env: { ...process.env, TEST_RUN_ID: undefined } },
  )

test('a stage fails beyond twice its target of CPU time; waiting does not count', () => {
  // The failed stage leaves its log there.
  onTestFinished(() => rmSync(join(root, 'test-results/ci/essai.log'), { force: true }))
  const busy = '(ulimit -t 2; while :; do :; done) || true'
  const waited = runStage(1, 'sleep 3')
  expect(waited.stdout).toContain('1 passed, 0 failed')
  expect(waited.status).toBe(0)
  const worked = runStage(0, `bash -c '${busy}'`)
  expect(worked.stdout).toMatch(/essai took [123] s of processor, more than twice its target of 0 s\./)
  expect(worked.stdout).toMatch(/0 passed, 1 failed\s*$/)
  expect(worked.status).toBe(1)
})
