// npm run ci:full [-- <part>…]: the gate, all journeys, the soundness sweep, the heavy tests, all journeys on a slow
// line.
// Parts that passed on the current commit are skipped unless named, so that an interrupted run resumes.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRecord, PARTS } from '../.ci/full.ts'
import { fail } from './lib/console.mjs'
import { ROOT } from './lib/paths.mjs'

const record = openRecord(ROOT)
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !PARTS.includes(name))
if (unknown.length > 0) fail(`No such part: ${unknown.join(', ')}. There are: ${PARTS.join(', ')}.`)
if (record.isDirty())
  fail('There are changes that are not committed, and the record names a commit: commit first.')

const runPart = (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'entrelles-full-'))
  const file = join(folder, 'figures.json')
  const env = { ...process.env, CI_FIGURES: file }
  const { status } = spawnSync(join(ROOT, '.ci/run'), [name], { cwd: ROOT, stdio: 'inherit', env })
  const { seconds, passed, failed, stages } = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  const times = stages.map((stage) => [stage.name, { seconds: stage.seconds, processor: stage.processor }])
  const date = new Date().toISOString().slice(0, 10)
  const ok = status === 0
  return { ok, commit: record.head(), date, seconds, passed, failed, stages: Object.fromEntries(times) }
}

const due = asked.length > 0 ? asked : record.due()
for (const name of PARTS.filter((part) => due.includes(part))) {
  const figures = runPart(name)
  record.write(name, figures)
  if (!figures.ok) fail(`${name} failed; npm run ci:full goes on from there.`)
}
console.log(`\nPassed: ${due.join(', ')}. Commit .ci/full.json.`)
