// npm run bench:unread: cost of an unread check, compared with bare Fastify.
// CPU of the server process per call; the routes alternate in each round, and the calmest quarter of the rounds counts.
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createDb } from '../../apps/server/src/db/client.ts'
import { freePort } from '../../apps/server/src/kit/test-ports.ts'
import { createNotification } from '../../apps/server/src/modules/non-lus/non-lus.factory.ts'
import { createPersona, MOT_DE_PASSE } from '../../apps/server/src/modules/session/session.factory.ts'
import { table } from '../../scripts/lib/console.mjs'
import { dropDatabase, prepareDatabase } from '../../scripts/lib/database.mjs'
import { ROOT } from '../../scripts/lib/paths.mjs'
import { ready, run } from '../../scripts/lib/processes.mjs'
import { settings } from '../../scripts/lib/settings.mjs'

const ROUNDS = Number(process.argv[2] ?? 20)
/** Each run lasts about a second with this many calls. */
const CALLS = 20_000
const MEMBERS = 50
const PORTS = { hello: await freePort(), api: await freePort() }
const HELLO = `http://127.0.0.1:${PORTS.hello}`
const API = `http://127.0.0.1:${PORTS.api}`

const url = new URL(settings.DATABASE_URL)
url.pathname = `/entrelles_bench_${randomUUID().slice(0, 8)}`

const started = []
/** Servers and load are pinned to different CPUs, so that they neither migrate nor wait for each other. */
const start = (file, args, { processor, ...options }) => {
  const child = fork(file, args, {
    execPath: 'taskset',
    execArgv: ['-c', String(processor), process.execPath],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...options,
  })
  started.push(child)
  return child
}

const startServers = async () => {
  const cwd = `${ROOT}apps/server`
  const output = '.cache/bench'
  await run('npx', ['rolldown', '-c', 'rolldown.config.mjs', '-d', output], { cwd })
  const hello = start(`${import.meta.dirname}/hello.mjs`, [String(PORTS.hello)], { processor: 0 })
  const api = start(`${output}/main-api.js`, [], {
    processor: 0,
    cwd,
    env: {
      APP_ENV: 'test',
      PORT: String(PORTS.api),
      DATABASE_URL: url.href,
      REDIS_URL: settings.REDIS_URL,
      REDIS_PREFIX: `entrelles_bench:${randomUUID()}:`,
      LIMITS_FACTOR: '100000',
    },
  })
  const up = await Promise.all([ready(HELLO, 20), ready(`${API}/api/sante/pret`, 20)])
  if (up.includes(false)) throw new Error('a server did not start')
  return { hello, api }
}

/** Creates logged-in members with an unread notification and no unread message. */
const logInMembers = async () => {
  const db = createDb({ url: url.href, poolSize: 2, name: 'entrelles-bench' })
  const tokens = []
  for (let n = 0; n < MEMBERS; n += 1) {
    const { id, email } = await createPersona(db, new Date(), 'adherente')
    await createNotification(db, new Date(), id)
    const answer = await fetch(`${API}/api/login_check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: email, password: MOT_DE_PASSE }),
    })
    tokens.push((await answer.json()).token)
  }
  await db.destroy()
  return tokens
}

/** CPU time of a process's threads, in microseconds. */
const cpuOf = ({ pid }) =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0] / 1000)
    .reduce((sum, spent) => sum + spent)

const measure = async (load, { child, url: base, path }, tokens) => {
  const before = cpuOf(child)
  load.send({ url: base, path, tokens, calls: CALLS })
  const [{ refused }] = await once(load, 'message')
  if (refused > 0) throw new Error(`${path}: ${refused} calls of ${CALLS} were not answered well`)
  return (cpuOf(child) - before) / CALLS
}

try {
  await prepareDatabase(url.href)
  const { hello, api } = await startServers()
  const tokens = await logInMembers()
  const load = start(`${import.meta.dirname}/load.mjs`, [], { processor: 1 })
  const routes = [
    { name: 'bare Fastify', child: hello, url: HELLO, path: '/' },
    { name: 'messages (204)', child: api, url: API, path: '/api/discussions/check' },
    { name: 'notifications (200)', child: api, url: API, path: '/api/notifications/check' },
  ].map((route) => ({ ...route, costs: [] }))
  for (let warm = 0; warm < 5; warm += 1) for (const route of routes) await measure(load, route, tokens)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const route of routes) route.costs.push(await measure(load, route, tokens))
  }
  const [bare] = routes
  const calm = ({ costs }) => {
    const quarter = costs.toSorted((one, other) => one - other).slice(0, Math.ceil(costs.length / 4))
    return quarter.reduce((sum, cost) => sum + cost) / quarter.length
  }
  const lines = routes.map((route) => [
    route.name,
    `${calm(route).toFixed(1)} µs`,
    (calm(route) / calm(bare)).toFixed(2),
  ])
  const heads = ['', 'CPU a call', '÷ bare']
  process.stdout.write(`${table([heads, ...lines])}\n`)
} finally {
  for (const child of started) child.kill('SIGKILL')
  await dropDatabase(url.href)
}
