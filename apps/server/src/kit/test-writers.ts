import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { comptesOf, expectFirstInFirstOut } from '#modules/participations/test-participations.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { insertSession } from '#modules/session/session.public.ts'
import { send, type Outcome } from './test-requests.ts'
import { createTokens } from './tokens.ts'

/** Between two requests of a member. */
const BREATH_MS = 30
const BUSY = 503
/** Answers that ask to try again later. */
const LATER = new Set([429, BUSY])
/** Before the next attempt, so that refused members leave the processor to the process that starts. */
const AGAIN_MS = 100
const HEALED_MS = 30_000

export type Membre = { readonly id: string; readonly token: string }

/** Members with an open session each, without the time of a login. */
export const createMembres = async (db: Db, secret: string, count: number): Promise<Membre[]> => {
  const tokens = createTokens(secret, () => new Date())
  const membres: Membre[] = []
  while (membres.length < count) {
    const { id } = await createCompte(db, new Date())
    const { sessionId } = await inTransaction(db, (tx) =>
      insertSession(tx, { compteId: id, now: new Date(), liaison: 'essai', agent: 'essai' }),
    )
    membres.push({ id, token: tokens.sign({ adherenteId: id, sessionId }) })
  }
  return membres
}

/** Sends a request of a member, and again while the server answers that it is busy: a refused request changes nothing. */
export const sendUntilTaken = async (
  url: string,
  { token }: Pick<Membre, 'token'>,
  { method = 'POST', body }: { readonly method?: string; readonly body?: object } = {},
): Promise<number> => {
  for (;;) {
    const { status } = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (status !== BUSY) return status
    await setTimeout(AGAIN_MS)
  }
}

/** Events with fewer seats than members, so that each has a waiting list. */
export const createEvenements = (db: Db, count: number, places: number): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const ids: string[] = []
    while (ids.length < count) ids.push(await createEvenement(tx, new Date(), { nombre_places: places }))
    return ids
  })

type Write = {
  /** What the database must hold afterwards, once. */
  readonly name: string
  readonly path: string
  readonly body: object
  readonly key?: string
}

/** A unique index makes a registration safe to repeat. */
const inscriptionOf = (membre: Membre, evenement: string): Write => ({
  name: `${evenement} ${membre.id}`,
  path: `/api/evenements/${evenement}/inscription`,
  body: { id: evenement },
})

/** Only its key makes a question safe to repeat. */
const questionOf = (membre: Membre, load: string): Write => {
  const key = randomUUID()
  const question = `${load} ${membre.id} ${key}`
  return { name: question, path: '/api/faq/questions', body: { question }, key }
}

type Options = {
  readonly membres: readonly Membre[]
  readonly evenements: readonly string[]
  /** The node that the nth member calls; `tries` is the number of earlier attempts of the same write. */
  readonly nodeOf: (n: number, tries: number) => { readonly url: string }
  /** Whether the members also ask questions, one after each registration. */
  readonly asks?: boolean
  /** How long the nth member waits for an answer; without limit by default. */
  readonly patienceOf?: (n: number) => number | undefined
  /** Whether a request without an answer is sent again; otherwise it is a failure. */
  readonly isRetried?: (outcome: Outcome) => boolean
}

/**
 * Each member writes one thing after the other, and repeats a write that is refused for now until it is acknowledged.
 * Afterwards, `expectKept` compares what was acknowledged with the database.
 */
export const startWriters = (options: Options) => {
  const { membres, evenements, nodeOf, asks = false } = options
  const { patienceOf = () => undefined, isRetried = () => false } = options
  const load = randomUUID()
  const acknowledged: string[] = []
  /** Answers that no member should get. */
  const failures: string[] = []
  /** Answers that ask to try again, requests without an answer, and repeated writes that had been done the first time. */
  const counts = { refused: 0, unanswered: 0, found: 0 }
  let [goes, isAbandoned] = [true, false]
  let slowestMs = 0
  let lastFailedAt = performance.now()

  const write = async (n: number, agent: Agent, token: string, { name, path, body, key }: Write) => {
    for (let tries = 0; !isAbandoned; tries += 1) {
      const { url } = nodeOf(n, tries)
      const sent = { method: 'POST', token, body, key, agent, patienceMs: patienceOf(n) } as const
      const outcome = await send(`${url}${path}`, sent)
      const { status, text, error, ms } = outcome
      slowestMs = Math.max(slowestMs, ms)
      const isFound = tries > 0 && status === 409 && text.includes('deja_inscrite')
      if (status === 201 || isFound) {
        if (isFound) counts.found += 1
        acknowledged.push(name)
        return
      }
      lastFailedAt = performance.now()
      if (LATER.has(status)) counts.refused += 1
      else if (error && isRetried(outcome)) counts.unanswered += 1
      else return void failures.push(`${path}: ${error ? String(error) : `${status} ${text}`}`)
      await setTimeout(AGAIN_MS)
    }
  }
  const live = async (membre: Membre, n: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let at = 0; goes && (asks || at < evenements.length); at += 1) {
      const evenement = evenements[at]
      if (evenement !== undefined) await write(n, agent, membre.token, inscriptionOf(membre, evenement))
      if (asks && goes) await write(n, agent, membre.token, questionOf(membre, load))
      await setTimeout(BREATH_MS)
    }
    agent.destroy()
  }
  const done = Promise.all(membres.map(live))
  // A test that fails before the end of its load does not leave it to the next one.
  onTestFinished(() => {
    isAbandoned = true
    goes = false
  })
  return {
    load,
    evenements,
    acknowledged: () => acknowledged.length,
    counts,
    msSinceFailure: () => performance.now() - lastFailedAt,
    /** Stops once each member's last write is acknowledged. */
    end: async () => {
      goes = false
      await done
      return { load, evenements, acknowledged, failures, ...counts, slowestMs }
    },
  }
}
export type Load = ReturnType<typeof startWriters>
type Ended = Awaited<ReturnType<Load['end']>>

/** Waits until some more writes are acknowledged. */
export const someWrites = async (load: Load, count = 20): Promise<void> => {
  const from = load.acknowledged()
  await expect.poll(load.acknowledged, { timeout: 60_000, interval: 20 }).toBeGreaterThan(from + count)
}

/** I7: within 30 s, writes succeed again and nobody is refused any more. */
export const expectHealed = async (load: Load): Promise<void> => {
  const [start, from] = [performance.now(), load.acknowledged()]
  const isHealed = () => load.msSinceFailure() > 1000 && load.acknowledged() > from
  await expect.poll(isHealed, { timeout: 2 * HEALED_MS }).toBe(true)
  expect(performance.now() - start).toBeLessThan(HEALED_MS)
}

/** The names of the writes of a load that a database holds. */
export const listWritten = async (db: Db, { load, evenements }: Pick<Ended, 'load' | 'evenements'>) => {
  const { rows } = await sql<{ name: string }>`
    select evenement_id || ' ' || compte_id as name from participations
    where statut in ('inscrite', 'en_attente') and evenement_id = any(${evenements}::uuid[])
    union all
    select question from faq_demandes where starts_with(question, ${load})`.execute(db)
  return rows.map(({ name }) => name)
}

/** I2, I10 and I11: seats, counters and waiting lists of the events of a load. */
export const expectSeated = async (db: Db, { evenements }: Pick<Ended, 'evenements'>): Promise<void> => {
  for (const evenement of evenements) {
    await comptesOf(db, evenement)
    await expectFirstInFirstOut(db, evenement)
  }
}

const repeatedIn = (names: readonly string[]): string[] => {
  const seen = new Set<string>()
  return names.filter((name) => seen.size === seen.add(name).size)
}

/** I3: the database holds what was acknowledged, once, and nothing else. Also checks I2, I10 and I11. */
export const expectKept = async (db: Db, ended: Ended): Promise<void> => {
  expect(ended.failures).toEqual([])
  const written = await listWritten(db, ended)
  const [present, acknowledged] = [new Set(written), new Set(ended.acknowledged)]
  expect({
    lost: ended.acknowledged.filter((name) => !present.has(name)),
    twice: repeatedIn(written),
    unacknowledged: written.filter((name) => !acknowledged.has(name)),
  }).toEqual({ lost: [], twice: [], unacknowledged: [] })
  await expectSeated(db, ended)
}

/** Nobody was logged out. */
export const expectSessions = async (membres: readonly Membre[], { url }: { url: string }): Promise<void> => {
  const me = await Promise.all(membres.map(({ token }) => send(`${url}/api/users/me`, { token })))
  expect(new Set(me.map(({ status }) => status))).toEqual(new Set([200]))
}
