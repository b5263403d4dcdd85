// Prints the last lines of .ci/run: each stage with its times, then the number of tests.
// Usage: report.mjs <folder of the run> <total seconds> <failed stage or ''>
// CI_FIGURES names a file that receives the same figures as JSON.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder, seconds, failedStage] = process.argv.slice(2)

const clock = (total) => `${Math.floor(total / 60)} min ${String(total % 60).padStart(2, '0')} s`

/** Counts reported by Vitest or Playwright; undefined for other stages, which count as one test. */
const countsOf = (stage) => {
  const path = join(folder, `${stage}.json`)
  if (!existsSync(path)) return undefined
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(path, 'utf8'))
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: numPassedTests, failed: numFailedTests }
}

const stages = readFileSync(join(folder, 'stages.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [name, wall, processor, target, status] = line.split('\t')
    const ok = status === '0'
    const { passed, failed } = countsOf(name) ?? { passed: ok && name !== 'install' ? 1 : 0, failed: 0 }
    return {
      name,
      seconds: Number(wall),
      processor: Number(processor),
      target: Number(target),
      ok,
      passed,
      failed,
    }
  })

for (const { name, seconds: wall, processor, target, ok } of stages) {
  const remark = ok ? (processor > target ? '  ⚠ past its target' : '') : '  ✗ failed'
  console.log(
    `${name.padEnd(10)} ${clock(wall).padStart(12)}   processor ${String(processor).padStart(4)} s, target ${String(target).padStart(4)} s${remark}`,
  )
}
console.log(`${'in all'.padEnd(10)} ${clock(Number(seconds)).padStart(12)}\n`)

const sum = (key) => stages.reduce((total, stage) => total + stage[key], 0)
const passed = sum('passed')
// A stage may fail without a failed test: a file that does not load, a type error, a failed download.
const failed = sum('failed') || (failedStage ? 1 : 0)

if (process.env.CI_FIGURES)
  writeFileSync(process.env.CI_FIGURES, JSON.stringify({ seconds: Number(seconds), passed, failed, stages }))
console.log(`${passed} passed, ${failed} failed`)
