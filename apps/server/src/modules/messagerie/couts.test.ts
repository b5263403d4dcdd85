import { GROUPE_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDb, type Db, type Tx } from '#db/client.ts'
import { buffersOf, vacuum } from '#db/test-buffers.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { fill } from '#db/test-transaction.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { listDiscussions } from './discussions/list-discussions.ts'
import type { Reading } from './messagerie.columns.ts'
import { addMessage, createGroupe } from './messagerie.factory.ts'
import { listMessagesTrouves } from './messages/list-messages-trouves.ts'
import { listChangements, listMessages } from './messages/messages.queries.ts'

const NOW = new Date('2026-11-25T09:00:00Z')
/** Of the reader: 200 discussions and 20,000 messages, among as many of others. */
const DISCUSSIONS = 200
const EACH = 100

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
let reader: string
let discussionId: string
let groupeId: string
/** A group of thirty, where each has written. */
let trenteId: string

/** One discussion in seven is a group of five. Messages in the order of time, so that those of one discussion are far from each other; one in a hundred has a rarer word. */
const writeDiscussions = async (on: Tx, moi: string, others: readonly string[]): Promise<void> => {
  await sql`
    create temp table ouvertes as
    select gen_random_uuid() as id, o.n, o.n % 7 > 0 as directe, array[${moi}::uuid] || array(
      select (${others}::uuid[])[1 + (o.n - 1 + k) % ${others.length}] from generate_series(0, case when o.n % 7 > 0 then 0 else 3 end) k
    ) as comptes
    from generate_series(1, ${others.length}) o (n)`.execute(on)
  await sql`
    insert into discussions (id, type, titre, creee_le, creee_par, numero, revision, nb_participantes, membre_a, membre_b)
    select id, case when directe then 'directe' else 'groupe' end, case when not directe then 'Groupe ' || n end, ${NOW},
      comptes[1], ${EACH}, ${EACH}, cardinality(comptes), case when directe then least(comptes[1], comptes[2]) end,
      case when directe then greatest(comptes[1], comptes[2]) end from ouvertes`.execute(on)
  await sql`
    insert into messages (discussion_id, numero, id, revision, auteure_id, contenu, empreinte, envoye_le)
    select id, k, gen_random_uuid(), k, comptes[1 + k % cardinality(comptes)],
      'Bonjour, je passe demain avec le camion et les tables. ' || case when (n + k) % 100 = 0 then 'Un camélia. ' else '' end
        || md5(n::text || k), '\\x00', ${NOW}::timestamptz - (${EACH} - k) * interval '1 day' + n * interval '1 second'
    from ouvertes, generate_series(1, ${EACH}) k order by 8`.execute(on)
  await sql`
    insert into participations_discussion (discussion_id, compte_id, type, autre_id, revision, dernier_message_id, lu_jusqua,
      dernier_le, dernier_auteure_id, dernier_extrait, rejointe_le)
    select o.id, p.moi, case when directe then 'directe' else 'groupe' end, case when directe then comptes[3 - p.rang] end,
      ${EACH}, ${EACH}, ${EACH} - (o.n % 10 = 0)::int, ${NOW}::timestamptz + o.n * interval '1 second', comptes[1], 'Bonjour', ${NOW}
    from ouvertes o, unnest(comptes) with ordinality p (moi, rang)`.execute(on)
  await sql`drop table ouvertes`.execute(on)
}

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  const ids: string[] = []
  for (let n = 0; n < DISCUSSIONS + 2; n += 1) ids.push((await createCompte(db, NOW)).id)
  const [moi = '', other = '', ...others] = ids
  reader = moi
  await fill(db, (tx) => writeDiscussions(tx, moi, others))
  await fill(db, (tx) => writeDiscussions(tx, other, others))
  const lastOf = async (type: 'directe' | 'groupe') =>
    (
      await db
        .selectFrom('participations_discussion')
        .where('compte_id', '=', reader)
        .where('type', '=', type)
        .orderBy('dernier_le', 'desc')
        .select('discussion_id as id')
        .executeTakeFirstOrThrow()
    ).id
  discussionId = await lastOf('directe')
  groupeId = await lastOf('groupe')
  const trente = ids.slice(0, GROUPE_MAX)
  trenteId = await createGroupe(db, NOW, 'Trente', trente)
  for (const auteureId of trente) await addMessage(db, NOW, { discussionId: trenteId, auteureId })
  await vacuum(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const reading = (on: Db) =>
  ({
    db: on,
    now: () => NOW,
    settings: { GRACE_JOURS: 30 },
    actor: {
      id: reader,
      roles: [],
      territoireIds: [],
      sessionId: reader,
      secondFacteur: false,
      confirmee: false,
    },
  }) as unknown as Reading

describe('[C4] with 200 discussions and 20,000 messages,', () => {
  test.each([
    ['the inbox', 80, (on: Db) => listDiscussions({ filtre: 'toutes', page: 1 }, reading(on))],
    ['the unread ones', 80, (on: Db) => listDiscussions({ filtre: 'non_lues', page: 1 }, reading(on))],
    ['a thread', 30, (on: Db) => listMessages(discussionId, { limit: 20 }, reading(on))],
    ['a thread of a group', 80, (on: Db) => listMessages(groupeId, { limit: 20 }, reading(on))],
    ['a thread of a group of thirty', 80, (on: Db) => listMessages(trenteId, { limit: 20 }, reading(on))],
    ['what has changed in it', 30, (on: Db) => listChangements(trenteId, 29, reading(on))],
    ['its older messages', 30, (on: Db) => listMessages(discussionId, { limit: 20, avant: 60 }, reading(on))],
    ['what has changed', 30, (on: Db) => listChangements(discussionId, EACH - 5, reading(on))],
    ['a rarer word', 1500, (on: Db) => listMessagesTrouves({ termes: 'camelia', page: 1 }, reading(on))],
    // All her 20,000 messages are found, and read.
    [
      'a word of every message',
      2000,
      (on: Db) => listMessagesTrouves({ termes: 'camion', page: 1 }, reading(on)),
    ],
  ] as const)('%s reads at most %i buffers', async (_what, max, call) => {
    const cost = await buffersOf(db, call)
    expect(cost).toBeGreaterThan(0)
    expect(cost).toBeLessThanOrEqual(max)
  })

  test('a search takes less than 100 ms', async () => {
    await listMessagesTrouves({ termes: 'camelia', page: 1 }, reading(db))
    const start = performance.now()
    const { nbmessages } = await listMessagesTrouves({ termes: 'camelia', page: 1 }, reading(db))
    expect(nbmessages).toBe(DISCUSSIONS)
    // Ten times the figure: the machine may be busy.
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
