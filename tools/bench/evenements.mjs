// npm run bench:evenements [events] [rounds]: event list pages per second, compared with pgbench on the same statement.
// Each round runs both, one after the other. The report shows medians, because single runs of one page vary too much
// (0.37 to 0.65 of pgbench).
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { createDb } from '../../apps/server/src/db/client.ts'
import { freePort } from '../../apps/server/src/kit/test-ports.ts'
import { listEvenements } from '../../apps/server/src/modules/evenements/evenements.public.ts'
import { MOT_DE_PASSE } from '../../apps/server/src/modules/session/session.factory.ts'
import { table } from '../../scripts/lib/console.mjs'
import { dropDatabase, prepareDatabase } from '../../scripts/lib/database.mjs'
import { ROOT } from '../../scripts/lib/paths.mjs'
import { ready, run } from '../../scripts/lib/processes.mjs'
import { settings } from '../../scripts/lib/settings.mjs'
import { fillEvents } from './sql/events.ts'
import { fillNetwork } from './sql/fill.ts'
import { prepareWorld } from './sql/world.ts'

const EVENTS = Number(process.argv[2] ?? 20_000)
const ROUNDS = Number(process.argv[3] ?? 7)
const MEMBERS = 1000
const CONNECTIONS = 8
const SECONDS = 4
const LISTS = [
  { name: 'no filter', query: {} },
  { name: 'with a place left', query: { disponibilite: 'oui' } },
  { name: 'within 25 km', query: { distanceKilometre: 25 } },
  { name: 'within 100 km', query: { distanceKilometre: 100 } },
]

const port = await freePort()
const API = `http://127.0.0.1:${port}`
const url = new URL(settings.DATABASE_URL)
url.pathname = `/entrelles_bench_${randomUUID().slice(0, 8)}`
const dir = await mkdtemp(join(tmpdir(), 'entrelles-bench-'))
let server

const startServer = async () => {
  const cwd = `${ROOT}apps/server`
  const output = '.cache/bench'
  await run('npx', ['rolldown', '-c', 'rolldown.config.mjs', '-d', output], { cwd })
  server = spawn(process.execPath, [`${output}/main-api.js`], {
    cwd,
    env: {
      APP_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: url.href,
      DATABASE_POOL: String(CONNECTIONS),
      REDIS_URL: settings.REDIS_URL,
      REDIS_PREFIX: `entrelles_bench:${randomUUID()}:`,
      LIMITS_FACTOR: '1000000',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (!(await ready(`${API}/api/sante/pret`, 20))) throw new Error('the server did not start')
}

const logIn = async (email) => {
  const answer = await fetch(`${API}/api/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: MOT_DE_PASSE }),
  })
  return (await answer.json()).token
}

/** Captures the SQL statement of a page, with its parameters. */
const statementOf = async (db, compteId, query) => {
  const asked = []
  const executor = db.getExecutor()
  const executeQuery = (compiled) => {
    asked.push({ text: compiled.sql, values: compiled.parameters })
    return executor.executeQuery(compiled)
  }
  const listening = new Proxy(executor, {
    get: (target, name) => {
      if (name === 'executeQuery') return executeQuery
      const value = target[name]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const actor = { id: compteId }
  const now = () => new Date()
  await listEvenements({ db: { getExecutor: () => listening }, actor, now }, { page: 1, ...query })
  if (asked.length !== 1) throw new Error(`a page makes ${asked.length} statements`)
  return asked[0]
}

/** Writes the statement for pgbench, whose parameters have names; pgbench takes any other colon for a parameter too. */
const writeScript = async (name, { text, values }) => {
  const script = text
    .replaceAll("'HH24:MI'", "'HH24' || chr(58) || 'MI'")
    .replaceAll(/\$(\d+)/g, (_, number) => `:v${number}`)
  const file = join(dir, `${name.replaceAll(' ', '-')}.sql`)
  await writeFile(file, `${script.replaceAll(/\s+/g, ' ')};\n`)
  const given = values.map((value) => (value instanceof Date ? value.toISOString() : String(value)))
  return ['-f', file, ...given.flatMap((value, index) => ['-D', `v${index + 1}=${value}`])]
}

/** Pages per second in extended mode: parsed and planned each time, as the server does. */
const pgbench = async (script) => {
  const clients = ['-c', String(CONNECTIONS), '-j', '2', '-T', String(SECONDS)]
  const on = `${url.href}?options=${encodeURIComponent('-c jit=off -c TimeZone=UTC')}`
  const output = await run('pgbench', ['-n', '-M', 'extended', ...clients, ...script, on])
  return Number(/tps = ([\d.]+)/.exec(output)?.[1])
}

const medianOf = (figures) => {
  const sorted = figures.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2
}

const answered = async (token, query) => {
  const result = await autocannon({
    url: `${API}/api/evenements?${new URLSearchParams(query)}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}` },
  })
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error('some calls were not answered well')
  return result.requests.total / result.duration
}

try {
  await prepareDatabase(url.href)
  await fillNetwork(url.href, MEMBERS)
  const { emails } = await prepareWorld(url.href)
  await fillEvents(url.href, EVENTS)
  await startServer()
  const token = await logIn(emails.dense)
  const db = createDb({ url: url.href, poolSize: 1, name: 'entrelles-bench' })
  const compteId = /membre-(.+)@/.exec(emails.dense)[1]
  const lists = []
  for (const list of LISTS) {
    const script = await writeScript(list.name, await statementOf(db, compteId, list.query))
    lists.push({ ...list, script, pages: [], bare: [], ratios: [] })
  }
  await db.destroy()
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const list of lists) {
      // They take turns to run first, so that neither always runs on the caches of the other.
      const turns = [
        ['pages', () => answered(token, list.query)],
        ['bare', () => pgbench(list.script)],
      ]
      const figures = {}
      for (const [name, measure] of round % 2 === 0 ? turns : turns.toReversed())
        figures[name] = await measure()
      // The first round is a warm-up.
      if (round === 0) continue
      list.pages.push(figures.pages)
      list.bare.push(figures.bare)
      list.ratios.push(figures.pages / figures.bare)
    }
  }
  const lines = lists.map(({ name, pages, bare, ratios }) => [
    name,
    medianOf(pages).toFixed(0),
    medianOf(bare).toFixed(0),
    medianOf(ratios).toFixed(2),
    `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
  ])
  process.stdout.write(`${table([['', 'pages/s', 'pgbench/s', '÷', 'from–to'], ...lines])}\n`)
} finally {
  server?.kill('SIGKILL')
  await rm(dir, { recursive: true, force: true })
  await dropDatabase(url.href)
}
