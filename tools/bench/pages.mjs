// Pages of a list per second, compared with pgbench on the same statement. Each round runs both, one after the other. The report
// shows medians, because single runs of one page vary too much (0.37 to 0.65 of pgbench).
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { createDb } from '../../apps/server/src/db/client.ts'
import { freePort } from '../../apps/server/src/kit/test-ports.ts'
import { MOT_DE_PASSE } from '../../apps/server/src/modules/session/session.factory.ts'
import { table } from '../../scripts/lib/console.mjs'
import { dropDatabase, prepareDatabase } from '../../scripts/lib/database.mjs'
import { ROOT } from '../../scripts/lib/paths.mjs'
import { ready, run } from '../../scripts/lib/processes.mjs'
import { settings } from '../../scripts/lib/settings.mjs'
import { fillNetwork } from './sql/fill.ts'
import { prepareWorld } from './sql/world.ts'

const MEMBERS = 1000
const CONNECTIONS = 8
const SECONDS = 4

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
const statementOf = async (db, list, compteId, query) => {
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
  const actor = { id: compteId, roles: [], territoireIds: [] }
  const reading = { actor, now: () => new Date(), settings: { GRACE_JOURS: 30 } }
  await list({ ...reading, db: { getExecutor: () => listening } }, query)
  if (asked.length !== 1) throw new Error(`a page makes ${asked.length} statements`)
  return asked[0]
}

/** Writes the statement for pgbench, whose parameters have names; pgbench takes the colon of a text for a parameter too. */
const writeScript = async (name, { text, values }) => {
  const script = text
    .replaceAll(/'[^']*'/g, (literal) =>
      literal.includes(':') ? `(${literal.split(':').join("' || chr(58) || '")})` : literal,
    )
    .replaceAll(/\$(\d+)/g, (_, number) => `:v${number}`)
  const file = join(dir, `${name.replaceAll(' ', '-')}.sql`)
  // On one line, a comment would end the statement.
  const line = script.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ')
  await writeFile(file, `${line};\n`)
  const given = values.map((value) => {
    if (Array.isArray(value)) return `{${value.join(',')}}`
    return value instanceof Date ? value.toISOString() : String(value)
  })
  return ['-f', file, ...given.flatMap((value, index) => ['-D', `v${index + 1}=${value}`])]
}

/** Pages per second: `extended` plans the statement at each call, as the server does for lists; `prepared` once, as for named statements. */
const pgbench = async (mode, script) => {
  const clients = ['-c', String(CONNECTIONS), '-j', '2', '-T', String(SECONDS)]
  const on = `${url.href}?options=${encodeURIComponent('-c jit=off -c TimeZone=UTC')}`
  const output = await run('pgbench', ['-n', '-M', mode, ...clients, ...script, on])
  return Number(/tps = ([\d.]+)/.exec(output)?.[1])
}

const medianOf = (figures) => {
  const sorted = figures.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2
}

const answered = async (token, path, query) => {
  const result = await autocannon({
    url: `${API}${path}?${new URLSearchParams(query)}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}` },
  })
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error('some calls were not answered well')
  return result.requests.total / result.duration
}

/**
 * Measures each page of a list. `fill` writes its rows into a network of some members, `list` is the product's function behind
 * `path`, and `defaults` are the values that its schema gives to what a query leaves out. A query may have its own `list` and `path`;
 * `queries` is a function if they need an id that `fill` has written.
 */
export const benchPages = async ({ fill, list, path, defaults, queries, rounds }) => {
  try {
    await prepareDatabase(url.href)
    await fillNetwork(url.href, MEMBERS)
    const { emails } = await prepareWorld(url.href)
    const compteId = /membre-(.+)@/.exec(emails.dense)[1]
    await fill(url.href, compteId)
    const asked = typeof queries === 'function' ? await queries(url.href, compteId) : queries
    await startServer()
    const token = await logIn(emails.dense)
    const db = createDb({ url: url.href, poolSize: 1, name: 'entrelles-bench' })
    const lists = []
    for (const query of asked) {
      const page = { list, path, ...query }
      const statement = await statementOf(db, page.list, compteId, { page: 1, ...defaults, ...page.query })
      const script = await writeScript(page.name, statement)
      lists.push({ ...page, script, pages: [], extended: [], prepared: [] })
    }
    await db.destroy()
    for (let round = 0; round <= rounds; round += 1) {
      for (const one of lists) {
        // They take turns to run first, so that neither always runs on the caches of the other.
        const turns = [
          ['pages', () => answered(token, one.path, one.query)],
          ['extended', () => pgbench('extended', one.script)],
          ['prepared', () => pgbench('prepared', one.script)],
        ]
        for (const [name, measure] of round % 2 === 0 ? turns : turns.toReversed()) {
          const figure = await measure()
          // The first round is a warm-up.
          if (round > 0) one[name].push(figure)
        }
      }
    }
    const against = (pages, bare) => {
      const ratios = pages.map((figure, index) => figure / bare[index])
      const range = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`
      return [medianOf(bare).toFixed(0), medianOf(ratios).toFixed(2), range]
    }
    const lines = lists.map(({ name, pages, extended, prepared }) => [
      name,
      medianOf(pages).toFixed(0),
      ...against(pages, extended),
      ...against(pages, prepared),
    ])
    const head = ['', 'pages/s', 'pgbench/s', '÷', 'from–to', 'planned once', '÷', 'from–to']
    process.stdout.write(`${table([head, ...lines])}\n`)
  } finally {
    server?.kill('SIGKILL')
    await rm(dir, { recursive: true, force: true })
    await dropDatabase(url.href)
  }
}
