import { encodeForm } from '@entrelles/contract/kit/form-data.ts'
import { partsOf, valeursOf } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFleet, type Caller, type Fleet } from '#kit/test-fleet.ts'
import { buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { createMembres } from '#kit/test-writers.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { comptesOf, expectFirstInFirstOut } from './test-participations.ts'

const MEMBRES = 500
const PLACES = 50
const PLUS = 60
/** The slowest of as many simultaneous reads: an idle machine with two cores takes 1 to 1.3 s. */
const QUIET_MS = 1500
const SECRET = 'un-secret-pour-cinq-cents-inscriptions-a-la-fois'

let fleet: Fleet
let node: TestNode
let administratrice: Caller
beforeAll(() => buildProcesses())
beforeEach(async () => {
  fleet = await createFleet({ JWT_SECRET: SECRET })
  node = await fleet.startApi()
  administratrice = await fleet.logIn(node, 'administratrice')
})
afterEach(() => fleet.close())

/** Hashing 500 passwords would take longer than the rush. */
const membres = async (combien: number): Promise<string[]> =>
  (await createMembres(fleet.db, SECRET, combien)).map(({ token }) => token)

type Answer = {
  readonly status: number
  readonly ms: number
  /** How many times the server answered that it was busy. */
  readonly refusals: number
  readonly body: { rang?: number | null; code?: string }
}

const BUSY = 503
const AGAIN_MS = 200

/** Retries while the server answers that it is busy, as a member would: a refused request changes nothing. */
const call = async (
  method: 'GET' | 'POST' | 'DELETE',
  id: string,
  token: string,
  on = node,
  refusals = 0,
): Promise<Answer> => {
  const start = performance.now()
  const answer = await fetch(`${on.url}/api/evenements/${id}/inscription`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(method !== 'GET' && { body: JSON.stringify({ id }) }),
  })
  const text = await answer.text()
  if (answer.status === BUSY) {
    await setTimeout(AGAIN_MS)
    return call(method, id, token, on, refusals + 1)
  }
  return {
    status: answer.status,
    refusals,
    ms: performance.now() - start,
    body: text === '' ? {} : (JSON.parse(text) as Answer['body']),
  }
}

/** The distinct statuses, with the error codes. */
const saidBy = (answers: readonly Answer[]): string[] => [
  ...new Set(answers.map(({ status, body }) => [status, body.code].filter(Boolean).join(' '))),
]
const slowestOf = (answers: readonly Answer[]): number => Math.max(...answers.map(({ ms }) => ms))
const refusalsOf = (answers: readonly Answer[]): number =>
  answers.reduce((sum, { refusals }) => sum + refusals, 0)

/** In a week at noon: the form refuses an event that ends on another day. */
const midi = (): Date => {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 7)
  day.setUTCHours(12, 0, 0, 0)
  return day
}

/** Changes the number of seats, with the request of the back-office form. */
const changePlaces = async (id: string, places: number): Promise<number> => {
  const path = `/api/bo/evenements/${id}`
  const read = await administratrice.call(node, 'GET', path)
  if (read.status === BUSY) return changePlaces(id, places)
  const evenement = (await read.json()) as DetailEvenementBo
  const parts = { ...partsOf(valeursOf(evenement)), id, nombrePlacesTotal: places }
  const form = new FormData()
  for (const [name, value] of encodeForm(parts)) form.append(name, value as string)
  const answer = await fetch(`${node.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${administratrice.token}` },
    body: form,
  })
  return answer.status === BUSY ? changePlaces(id, places) : answer.status
}

/** Checks the counters until it is stopped: they must be right at any time (I2, I10). */
const watch = (id: string) => {
  let isOver = false
  const looks = (async () => {
    let count = 0
    while (!isOver) {
      await comptesOf(fleet.db, id)
      count += 1
      // Polling uses CPU time that the requests need.
      await setTimeout(50)
    }
    return count
  })()
  return async () => {
    isOver = true
    return looks
  }
}

test(
  '[F22] [P-4] [P-5] 500 registrations at once on 50 places, while some leave and the places change: never more than ' +
    'the places, counters that are the lines, first in first out, everybody answered',
  async ({ annotate }) => {
    const id = await createEvenement(fleet.db, new Date(), { nombre_places: PLACES, debut: midi() })
    const all = await membres(MEMBRES)
    const readAll = () => Promise.all(all.map((token) => call('GET', id, token)))
    const before = await readAll()
    const stop = watch(id)
    const left: Promise<Answer>[] = []
    const changes: Promise<number>[] = []
    let answered = 0
    const rush = await Promise.all(
      all.map(async (token, n) => {
        const answer = await call('POST', id, token)
        answered += 1
        // One member in ten leaves at once. The seats increase during the rush, and a later request tries to
        // restore them.
        if (n % 10 === 0) left.push(call('DELETE', id, token))
        if (answered === 100) changes.push(changePlaces(id, PLUS))
        if (answered === 300) changes.push(Promise.all(changes).then(() => changePlaces(id, PLACES)))
        return answer
      }),
    )
    const leaves = await Promise.all(left)
    const looks = await stop()
    const answers = [...rush, ...leaves]
    expect(saidBy(rush)).toEqual(['201'])
    expect(saidBy(leaves)).toEqual(['204'])
    // 60 seats are taken or offered: going back to 50 is refused on its field.
    expect(await Promise.all(changes)).toEqual([200, 422])
    expect(looks).toBeGreaterThan(0)

    const comptes = await comptesOf(fleet.db, id)
    expect(comptes.prises + comptes.proposees).toBe(PLUS)
    expect(comptes.prises + comptes.proposees + comptes.enAttente).toBe(MEMBRES - leaves.length)
    expect(comptes.prises).toBeGreaterThan(0)
    expect(comptes.proposees).toBeGreaterThan(0)
    await expectFirstInFirstOut(fleet.db, id)

    // The reads before and after measure the machine. On an idle one, every request must succeed at the first try,
    // within three seconds.
    const reads = [...before, ...(await readAll())]
    const [slowest, plain, refusals] = [slowestOf(answers), slowestOf(reads), refusalsOf(answers)]
    const figures = `slowest answer ${slowest.toFixed(0)} ms, ${refusals} asked again; of as many reads ${plain.toFixed(0)} ms`
    await annotate(figures)
    const isQuiet = plain < QUIET_MS && refusalsOf(reads) === 0
    expect(isQuiet && (refusals > 0 || slowest >= 3000), figures).toBe(false)
  },
)

test('[P-5] [F22] on two nodes, the same members asking on both at once are registered once, in one waiting list', async () => {
  const nodes = [node, await fleet.startApi()]
  const id = await createEvenement(fleet.db, new Date(), { nombre_places: 10 })
  const all = await membres(150)
  const stop = watch(id)
  const answers = await Promise.all(nodes.flatMap((on) => all.map((token) => call('POST', id, token, on))))
  await stop()
  const of = (status: number) => answers.filter((answer) => answer.status === status)
  expect([of(201).length, of(409).length]).toEqual([all.length, all.length])
  expect(await comptesOf(fleet.db, id)).toEqual({ prises: 10, proposees: 0, enAttente: all.length - 10 })
  await expectFirstInFirstOut(fleet.db, id)
  // Each rank is given once.
  const rangs = of(201).flatMap(({ body }) => body.rang ?? [])
  expect(rangs.sort((a, b) => a - b)).toEqual(Array.from({ length: all.length - 10 }, (_, n) => n + 1))
})
