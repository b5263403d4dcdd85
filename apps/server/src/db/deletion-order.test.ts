import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompte } from '#modules/session/session.factory.ts'
import { createDb, type Db } from './client.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const NOW = new Date('2026-11-14T09:00:00Z')

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/**
 * References that PostgreSQL may check while their target is already gone: one deletion removes the target by a cascade and sets two other columns of
 * the row to null. The second of these changes checks all the references of the row again.
 */
const listFragile = async () => {
  const { rows } = await sql<{ table: string; name: string; deferred: boolean }>`
    with recursive links as (select * from pg_constraint where contype = 'f' and conparentid = 0),
    gone (root, target) as (
      select distinct confrelid, confrelid from links
      union
      select g.root, l.conrelid from gone g join links l on l.confrelid = g.target and l.confdeltype = 'c')
    select distinct l.conrelid::regclass::text as table, l.conname as name, l.condeferred as deferred
    from links l join gone g on g.target = l.confrelid and g.root <> l.confrelid
    where 2 <= (
      select count(distinct o.oid) from links o join gone h on h.root = g.root and h.target = o.confrelid
      where o.conrelid = l.conrelid and o.oid <> l.oid and o.confdeltype in ('n', 'd'))
    order by 2`.execute(db)
  return rows
}

test('a reference whose target one deletion may remove first is checked at the end of the transaction', async () => {
  const fragile = await listFragile()
  expect(fragile.map(({ name }) => name)).toContain('decisions_moderation_suspension_id_fkey')
  expect(fragile.filter(({ deferred }) => !deferred)).toEqual([])
})

/** PostgreSQL runs the triggers of a table in the order of their names: the reverse of that in which they were created. */
const reverseTriggers = async (): Promise<void> => {
  await sql`
    update pg_trigger set tgname = 'RI_ConstraintTrigger_a_' || (4294967295 - oid::bigint)
    where tgisinternal and starts_with(tgname, 'RI_ConstraintTrigger_a_')`.execute(db)
  // A connection keeps the triggers that it has read.
  await db.destroy()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
}

test('accounts are deleted with a decision between them, in whatever order PostgreSQL runs its triggers', async () => {
  const { id: administratrice } = await createCompte(db, NOW)
  const { id: membre } = await createCompte(db, NOW)
  const [suspension, signalement, decision] = [randomUUID(), randomUUID(), randomUUID()]
  await db
    .insertInto('suspensions')
    .values({ id: suspension, compte_id: membre, motif: 'signalement', creee_le: NOW })
    .execute()
  await db
    .insertInto('signalements')
    .values({
      id: signalement,
      cible_type: 'publication',
      cible_id: randomUUID(),
      titre: 'Publication',
      copie: {},
      motif: 'publicite',
      priorite: 'normale',
      cree_le: NOW,
    })
    .execute()
  await db
    .insertInto('decisions_moderation')
    .values({
      id: decision,
      signalement_id: signalement,
      compte_id: membre,
      examen: 1,
      action: 'exclure',
      motif: 'Publicité',
      par_id: administratrice,
      confirmee_par: administratrice,
      prise_le: NOW,
      effet_le: NOW,
      suspension_id: suspension,
    })
    .execute()
  await reverseTriggers()
  await db.deleteFrom('comptes').execute()
  expect(
    await db
      .selectFrom('decisions_moderation')
      .where('id', '=', decision)
      .select(['compte_id', 'par_id', 'confirmee_par', 'suspension_id'])
      .executeTakeFirst(),
  ).toEqual({ compte_id: null, par_id: null, confirmee_par: null, suspension_id: null })
})
