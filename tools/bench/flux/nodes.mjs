// A database and API nodes of the built server, for the benches of streams.
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createDb } from '../../../apps/server/src/db/client.ts'
import { freePort } from '../../../apps/server/src/kit/test-ports.ts'
import { dropDatabase, prepareDatabase } from '../../../scripts/lib/database.mjs'
import { ROOT } from '../../../scripts/lib/paths.mjs'
import { ready, run } from '../../../scripts/lib/processes.mjs'
import { settings } from '../../../scripts/lib/settings.mjs'

const OUTPUT = '.cache/bench'
const cwd = `${ROOT}apps/server`

/** Runs `work` with a new database and a function that starts nodes on it; both are removed at the end. */
export const withNodes = async (work) => {
  const url = new URL(settings.DATABASE_URL)
  url.pathname = `/entrelles_bench_${randomUUID().slice(0, 8)}`
  const prefix = `entrelles_bench:${randomUUID()}:`
  const started = []
  const startNode = async (own = {}) => {
    const port = await freePort()
    const child = fork(`${OUTPUT}/main-api.js`, [], {
      cwd,
      execArgv: ['--expose-gc', '--import', `${import.meta.dirname}/probe.mjs`],
      env: {
        APP_ENV: 'test',
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        DATABASE_URL: url.href,
        REDIS_URL: settings.REDIS_URL,
        REDIS_PREFIX: prefix,
        LIMITS_FACTOR: '1000000',
        LOG_LEVEL: 'error',
        ...own,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.push(child)
    const node = { port, url: `http://localhost:${port}`, child }
    if (!(await ready(`${node.url}/api/sante/pret`, 60))) throw new Error('the server did not start')
    return node
  }
  let db
  try {
    await prepareDatabase(url.href)
    await run('npx', ['rolldown', '-c', 'rolldown.config.mjs', '-d', OUTPUT], { cwd })
    db = createDb({ url: url.href, poolSize: 2, name: 'entrelles-bench' })
    return await work({ db, databaseUrl: url.href, startNode })
  } finally {
    for (const child of started) child.kill('SIGKILL')
    await db?.destroy()
    await dropDatabase(url.href)
  }
}

/** Memory and processor time of a node, after a garbage collection. */
export const probe = async ({ child }) => {
  const answered = once(child, 'message')
  child.send('probe')
  const [figures] = await answered
  return figures
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** The value below which that share of the figures is. */
export const quantile = (figures, share) => {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]
}
