import { REACTIONS } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { createMembres, sendUntilTaken, type Membre } from '#kit/test-writers.ts'
import { createPublication } from './actus.factory.ts'
import { comptesOf, expectKeysKept } from './test-actus.ts'

const MEMBRES = 200
const SECRET = 'un-secret-pour-deux-cents-reactions-a-la-fois'

let fleet: Fleet
let nodes: TestNode[]
beforeAll(() => buildProcesses())
beforeEach(async () => {
  fleet = await createFleet({ JWT_SECRET: SECRET })
  nodes = [await fleet.startApi(), await fleet.startApi()]
})
afterEach(() => fleet.close())

const call = (n: number, method: string, path: string, membre: Membre, body: object): Promise<number> =>
  sendUntilTaken(`${nodes[n % nodes.length]?.url}/api/publications/${path}`, membre, { method, body })

test('[M2] 200 reactions, follows, comments and views at once on one post: the counters match the rows', async () => {
  const [auteure, ...membres] = await createMembres(fleet.db, SECRET, MEMBRES + 1)
  if (!auteure) throw new Error('there is nobody')
  const id = await createPublication(fleet.db, new Date(), auteure.id, { type: 'actualite' })
  const kinds = Object.keys(REACTIONS)
  const all = (act: (membre: Membre, n: number) => Promise<number>) => Promise.all(membres.map(act))
  const statuses = await Promise.all([
    all(async (membre, n) => {
      const tap = (step: number) =>
        call(n + step, 'PUT', `${id}/reaction`, membre, { type: kinds[(n + step) % kinds.length] })
      // Two taps on two nodes: the last write wins.
      const [first, second] = await Promise.all([tap(0), tap(1)])
      return Math.max(first, second)
    }),
    all((membre, n) => call(n, 'PUT', `${id}/suivi`, membre, { etat: n % 4 === 0 ? 'muette' : 'suivie' })),
    all((membre, n) => call(n + 1, 'POST', `${id}/commentaires`, membre, { contenu: `<p>N° ${n}</p>` })),
    all((membre, n) => call(n, 'POST', `${id}/vue`, membre, { source: n % 2 === 0 ? 'fil' : 'courriel' })),
  ])
  expect(statuses.map((some) => [...new Set(some)])).toEqual([[204], [204], [201], [204]])

  const { commentaires, vues, clics, ...reactions } = await comptesOf(fleet.db, id)
  expect([commentaires, vues, clics]).toEqual([MEMBRES, MEMBRES, MEMBRES / 2])
  expect(Object.values(reactions).reduce((sum, nb) => sum + nb, 0)).toBe(MEMBRES)
  const suivies = await fleet.db
    .selectFrom('lectrices_publication')
    .where('suivi', '=', 'suivie')
    .select('compte_id')
    .execute()
  expect(suivies).toHaveLength((MEMBRES * 3) / 4)
  await expectKeysKept(fleet.db)
  // The author has one line for the reactions and one for the comments, which count each member once.
  const lines = await fleet.db
    .selectFrom('notifications')
    .where('destinataire_id', '=', auteure.id)
    .orderBy('type')
    .select(['type', 'nb_acteures as nb'])
    .execute()
  expect(lines).toEqual([
    { type: 'commentaire', nb: MEMBRES },
    { type: 'reaction', nb: MEMBRES },
  ])
}, 300_000)
