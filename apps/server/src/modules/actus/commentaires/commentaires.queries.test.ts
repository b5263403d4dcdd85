import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { buffersOf, vacuum } from '#db/test-buffers.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { loadEnv } from '#kit/env.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createPersona } from '#modules/session/session.factory.ts'
import { createPublication } from '../actus.factory.ts'
import { listCommentaires } from './commentaires.queries.ts'

const NOW = new Date('2026-11-25T09:00:00Z')
const MEMBRES = 1000
const BATCH = 100
const BLOQUEES = 200
const BUFFERS_MAX = 200
const settings = loadEnv({ APP_ENV: 'test' })

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
const posts = new Map<number, string>()
const readers = new Map<string, string>()

/** One comment a minute by one of 1,000 members of the directory; two in five answer one of the comments before. */
const createCommentaires = (publicationId: string, nb: number, membres: readonly string[]) =>
  sql`
    with lignes as (
      select n, n - n % 5 % 3 as racine, timestamptz '2026-11-01 00:00Z' + n * interval '1 minute' as le,
        gen_random_uuid() as id
      from generate_series(1, ${nb}) n)
    insert into commentaires (id, publication_id, commentaire_parent_id, racine_id, racine_le, auteure_id, contenu, contenu_texte,
      publie_le)
    select l.id, ${publicationId}, case when r.n <> l.n then r.id end, r.id, r.le,
      (${membres}::uuid[])[1 + l.n * 7919 % ${MEMBRES}], '<p>Bravo.</p>', 'Bravo.', l.le
    from lignes l join lignes r on r.n = l.racine order by l.n`.execute(db)

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  const { id: auteure } = await createPersona(db, NOW, 'adherente')
  const { id: bloqueuse } = await createPersona(db, NOW, 'administratrice')
  readers.set('a member', auteure).set('a member who blocks 200 others', bloqueuse)
  const membres: string[] = []
  while (membres.length < MEMBRES) {
    const { rows } = await sql<{ id: string }>`
      insert into comptes (id, email, mot_de_passe, prenom, etape_inscription, paye_jusquau, date_inscription)
      select gen_random_uuid(), gen_random_uuid() || '@entrelles.test', c.mot_de_passe, 'Série', 'termine', '2027-06-01', ${NOW}
      from generate_series(1, ${BATCH}) n, comptes c where c.id = ${auteure}
      returning id`.execute(db)
    membres.push(...rows.map(({ id }) => id))
  }
  for (const id of membres.slice(0, BLOQUEES)) await createBlocage(db, NOW, bloqueuse, id)
  for (const nb of [5000, 20_000]) {
    const id = await createPublication(db, NOW, auteure)
    await createCommentaires(id, nb, membres)
    posts.set(nb, id)
  }
  await vacuum(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const actorOf = (id: string) => ({
  id,
  roles: ['ROLE_ADHERENTE_ACTIVE' as const],
  territoireIds: [],
  sessionId: id,
  secondFacteur: false,
  confirmee: false,
})

const ASKED = ['a member', 'a member who blocks 200 others'].flatMap((who) =>
  [5000, 20_000].flatMap((nb) => [1, 50].map((page) => ({ who, nb, page }))),
)

test.each(ASKED)(
  '[R7-11] page $page of $nb comments costs 200 buffers at most, for $who',
  async ({ who, nb, page }) => {
    const reading = { actor: actorOf(readers.get(who) ?? ''), now: () => NOW, settings }
    const list = (on: Db) => listCommentaires(posts.get(nb) ?? '', page, { ...reading, db: on })
    expect(await list(db)).toMatchObject({ nbcommentaires: 1000, plus: true })
    expect(await buffersOf(db, list)).toBeLessThanOrEqual(BUFFERS_MAX)
  },
)
