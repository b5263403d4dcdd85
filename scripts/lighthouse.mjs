// npm run lighthouse: Lighthouse scores of the production build on this machine, as a phone; medians of five runs.
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail, table } from './lib/console.mjs'
import { dropDatabase, prepareDatabase } from './lib/database.mjs'
import { ROOT, SERVER_DIST, WEB_DIST } from './lib/paths.mjs'
import { ready, run, start, stop } from './lib/processes.mjs'
import { settings } from './lib/settings.mjs'

const RUNS = 5
const PORT = process.env.PORT ?? '3190'
const PATHS = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/connexion']
const LIMITS = { performance: 95, accessibility: 100, 'best-practices': 95 }
const CLS = 0.02

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const url = new URL(settings.DATABASE_URL)
url.pathname = `/entrelles_lighthouse_${randomUUID().slice(0, 8)}`
const folder = await mkdtemp(join(tmpdir(), 'entrelles-lighthouse-'))

const measure = async (path) => {
  const runs = []
  for (let n = 0; n < RUNS; n += 1) {
    const report = join(folder, `${n}.json`)
    await run('lighthouse', [
      `http://localhost:${PORT}${path}`,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      '--only-categories=performance,accessibility,best-practices',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ])
    runs.push(JSON.parse(await readFile(report, 'utf8')))
  }
  const score = (name) => median(runs.map((report) => report.categories[name].score * 100))
  const audit = (name) => median(runs.map((report) => report.audits[name].numericValue))
  return {
    path,
    scores: Object.fromEntries(Object.keys(LIMITS).map((name) => [name, score(name)])),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
  }
}

process.env.CHROME_PATH ??= '/usr/bin/chromium'
let missed = false
try {
  await prepareDatabase(url.href)
  await run('npm', ['run', 'build'], { cwd: ROOT })
  const env = {
    APP_ENV: 'demo',
    LOG_LEVEL: 'warn',
    DATABASE_URL: url.href,
    PORT,
    PUBLIC_URL: `http://localhost:${PORT}`,
    WEB_DIST,
  }
  const api = start('api', ['main-api.js'], { cwd: SERVER_DIST, env })
  if (!(await ready(`http://127.0.0.1:${PORT}/api/sante/pret`, 30))) fail('The product did not start.')
  const rows = [['page', ...Object.keys(LIMITS), 'LCP', 'TBT', 'CLS']]
  for (const path of PATHS) {
    const { scores, lcp, tbt, cls } = await measure(path)
    missed ||= cls > CLS || Object.entries(LIMITS).some(([name, limit]) => scores[name] < limit)
    rows.push([
      path,
      ...Object.values(scores).map(String),
      `${(lcp / 1000).toFixed(1)} s`,
      `${Math.round(tbt)} ms`,
      cls.toFixed(3),
    ])
  }
  console.log(table(rows))
  await stop(api)
} finally {
  await dropDatabase(url.href)
  await rm(folder, { recursive: true })
}
process.exit(missed ? 1 : 0)
