import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { createMembres, sendUntilTaken, type Membre } from '#kit/test-writers.ts'
import { createDemande } from './coups-de-pouce.factory.ts'
import { comptesOf, expectKeysKept } from './test-coups-de-pouce.ts'

const MEMBRES = 200
const SECRET = 'un-secret-pour-deux-cents-reponses-a-la-fois'

let fleet: Fleet
let nodes: TestNode[]
beforeAll(() => buildProcesses())
beforeEach(async () => {
  fleet = await createFleet({ JWT_SECRET: SECRET })
  nodes = [await fleet.startApi(), await fleet.startApi()]
})
afterEach(() => fleet.close())

const call = (n: number, path: string, membre: Membre, body?: object): Promise<number> =>
  sendUntilTaken(`${nodes[n % nodes.length]?.url}/api/coups_de_pouce/${path}`, membre, {
    ...(body && { body }),
  })

const countsOf = (statuses: readonly number[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [status, all?.length ?? 0]),
  )

test('[M1] 200 answers, follows and solutions at once on one request: the counters match the rows, and it is solved once', async () => {
  const [auteure, ...membres] = await createMembres(fleet.db, SECRET, MEMBRES + 1)
  if (!auteure) throw new Error('there is nobody')
  const id = await createDemande(fleet.db, new Date(), auteure.id)
  const done = { answers: 0, follows: 0 }
  const solved: Promise<number>[] = []
  // Once enough members have answered and follow, the author marks the request as solved from many screens at once.
  const solveOnceEnough = (act: keyof typeof done) => {
    done[act] += 1
    if (solved.length > 0 || done.answers < MEMBRES / 2 || done.follows < MEMBRES / 4) return
    for (let press = 0; press < MEMBRES; press += 1) solved.push(call(press, `${id}/resoudre`, auteure, {}))
  }
  const [answers, follows] = await Promise.all([
    Promise.all(
      membres.map(async (membre, n) => {
        const status = await call(n, `${id}/reponses`, membre, { contenu: `N° ${n}`, prive: n % 4 === 0 })
        solveOnceEnough('answers')
        return status
      }),
    ),
    Promise.all(
      membres.map(async (membre, n) => {
        const status = await call(n + 1, `${id}/suivi`, membre)
        solveOnceEnough('follows')
        return status
      }),
    ),
  ])
  const solutions = countsOf(await Promise.all(solved))
  expect(solutions).toEqual({ 200: 1, 409: MEMBRES - 1 })
  const said = countsOf(answers)
  expect((said['201'] ?? 0) + (said['409'] ?? 0)).toBe(MEMBRES)
  expect(said['201']).toBeGreaterThanOrEqual(MEMBRES / 2)
  const followed = countsOf(follows)
  expect((followed['204'] ?? 0) + (followed['409'] ?? 0)).toBe(MEMBRES)
  expect(followed['204']).toBeGreaterThanOrEqual(MEMBRES / 4)

  const { autres } = await comptesOf(fleet.db, id)
  expect(autres).toBe(said['201'])
  const suivis = await fleet.db.selectFrom('suivis_coup_de_pouce').select('compte_id').execute()
  expect(suivis).toHaveLength(followed['204'] ?? 0)
  await expectKeysKept(fleet.db)
  const row = await fleet.db
    .selectFrom('coups_de_pouce')
    .select(['statut', 'motif_cloture', 'sans_reponse'])
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ statut: 'resolu', motif_cloture: 'resolu', sans_reponse: false })
  // The author has one line, which counts each member once.
  const lines = await fleet.db
    .selectFrom('notifications')
    .where('destinataire_id', '=', auteure.id)
    .select('nb_acteures')
    .execute()
  expect(lines).toEqual([{ nb_acteures: said['201'] }])
}, 300_000)
