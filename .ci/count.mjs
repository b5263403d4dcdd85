// The last line of .ci/run. Usage: count.mjs <folder of the run> <failed stage or ''>
// Vitest and Playwright count their tests, every other stage counts for one.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder, failedStage] = process.argv.slice(2)

const read = (name) => {
  const path = join(folder, name)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

const counted = {
  unit: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
  heavy: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
  browser: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky],
}

const passedStages = read('passed').split('\n').filter(Boolean)
let passed = passedStages.filter((stage) => stage !== 'install' && !(stage in counted)).length
let failed = 0

for (const [stage, count] of Object.entries(counted)) {
  const report = read(`${stage}.json`)
  if (!report) continue
  const [ok, ko] = count(JSON.parse(report))
  passed += ok
  failed += ko
}
// A stage may fail without a failed test: a file that cannot be loaded, a type error, a download.
if (failedStage && failed === 0) failed = 1

console.log(`${passed} passed, ${failed} failed`)
