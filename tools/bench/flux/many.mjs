// What many idle streams cost a process: memory, processor, statements.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { hashPassword } from '../../../apps/server/src/kit/passwords.ts'
import { createTokens } from '../../../apps/server/src/kit/tokens.ts'
import { MOT_DE_PASSE } from '../../../apps/server/src/modules/session/session.factory.ts'
import { settings } from '../../../scripts/lib/settings.mjs'
import { pause, probe } from './nodes.mjs'

/** Streams that open and close first, so that what the process loads once is not counted. */
const WARM = 1000
/** Twice the time after which a stream reads its member again. */
const IDLE_SECONDS = 150
const SETTLE_MS = 5000

const connectTo = async (url) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** Members with an open session each, written without triggers: the directory is not read here. */
const createMembers = async (url, count) => {
  const client = await connectTo(url)
  try {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into comptes (id, email, mot_de_passe, prenom, nom, etape_inscription, email_valide_le, paye_jusquau, date_inscription)
       select gen_random_uuid(), 'flux-' || n || '@entrelles.test', $1, 'Awa', 'Sarr', 'termine', now(), current_date + 180, now()
       from generate_series(1, $2::int) n`,
      [await hashPassword(MOT_DE_PASSE), count],
    )
    const { rows } = await client.query(
      `insert into sessions (id, compte_id, rafraichissement_hash, liaison_hash, ouverte_le, vue_le, expire_le, fin_le, appareil)
       select gen_random_uuid(), id, sha256(id::text::bytea), sha256(id::text::bytea), now(), now(), now() + interval '1 day',
         now() + interval '1 day', 'Chromium'
       from comptes where email like 'flux-%'
       returning compte_id as "adherenteId", id as "sessionId"`,
    )
    await client.query('vacuum analyze comptes, sessions')
    return rows
  } finally {
    await client.end()
  }
}

/** Transactions of the database so far; each statement of the server outside an act is one. */
const countTransactions = async (client, name) => {
  const { rows } = await client.query(
    'select xact_commit + xact_rollback as nb from pg_stat_database where datname = $1',
    [name],
  )
  return Number(rows[0].nb)
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** Returns the lines of the report. */
export const measureMany = async ({ databaseUrl, startNode }, count) => {
  const members = await createMembers(databaseUrl, count)
  const node = await startNode()
  const clients = fork(`${import.meta.dirname}/clients.mjs`)
  const url = new URL(databaseUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = await connectTo(url.href)
  const order = async (what) => {
    clients.send(what)
    const [state] = await once(clients, 'message')
    return state
  }
  try {
    // Signed here: a login hashes a password, which ten thousand would take too long.
    const { sign } = createTokens(settings.JWT_SECRET, () => new Date())
    const tokens = members.map(sign)
    await order({ port: node.port, tokens: tokens.slice(0, WARM) })
    await order({ close: true })
    await pause(SETTLE_MS)
    const empty = await probe(node)
    const start = performance.now()
    const { opened } = await order({ port: node.port, tokens })
    const openingMs = performance.now() - start
    await pause(SETTLE_MS)
    const full = await probe(node)
    const before = await countTransactions(client, name)
    await pause(IDLE_SECONDS * 1000)
    const transactions = (await countTransactions(client, name)) - before
    const after = await probe(node)
    const { ended } = await order({})
    if (opened !== count || ended > 0) throw new Error(`${opened} streams opened, ${ended} ended`)
    return [
      ['streams', `${opened}, opened in ${(openingMs / 1000).toFixed(1)} s`],
      ['heap and external of each', kB((full.heap - empty.heap) / count)],
      ['resident memory of each', kB((full.rss - empty.rss) / count)],
      [
        `the same, ${IDLE_SECONDS} s later`,
        `${kB((after.heap - empty.heap) / count)}, ${kB((after.rss - empty.rss) / count)}`,
      ],
      ['core, idle', ((after.cpuMs - full.cpuMs) / (IDLE_SECONDS * 1000)).toFixed(3)],
      ['transactions a second, idle', (transactions / IDLE_SECONDS).toFixed(1)],
    ]
  } finally {
    clients.kill('SIGKILL')
    await client.end()
  }
}
