import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** Holds her account: her blocks change one request at a time. */
export const lockBloqueuse = async (db: Tx, compteId: string): Promise<void> => {
  await db.selectFrom('comptes').where('id', '=', compteId).select('id').forNoKeyUpdate().execute()
}

/** Whether that account is one of a member; it cannot be erased until the end of the transaction. */
export const holdMembre = async (db: Tx, id: string): Promise<boolean> =>
  (await db
    .selectFrom('comptes')
    .where('id', '=', id)
    .where('suppression_demandee_le', 'is', null)
    .where((eb) => eb.or([eb('etape_inscription', '=', 'termine'), eb('administratrice', '=', true)]))
    .select('id')
    .forKeyShare()
    .executeTakeFirst()) !== undefined

/** How many members she has blocked, and since when this one. */
export const countBlocages = async (
  db: Tx,
  compteId: string,
  autreId: string,
): Promise<{ nb: number; bloqueeLe: string | null }> =>
  db
    .selectFrom('blocages')
    .where('compte_id', '=', compteId)
    .where(sql<boolean>`posee`)
    .select([
      sql<number>`count(*)`.as('nb'),
      sql<string | null>`max(cree_le) filter (where autre_id = ${autreId})`.as('bloqueeLe'),
    ])
    .executeTakeFirstOrThrow()

/** Writes both rows, in the order of their keys: two members who block each other at once wait, and do not deadlock. */
export const insertBlocage = async (db: Tx, compteId: string, autreId: string, now: Date): Promise<void> => {
  await sql`
    insert into blocages (compte_id, autre_id, posee, cree_le)
    select compte_id, autre_id, posee, ${now}::timestamptz
    from (values (${compteId}::uuid, ${autreId}::uuid, true), (${autreId}::uuid, ${compteId}::uuid, false))
      paire (compte_id, autre_id, posee)
    order by compte_id
    on conflict (compte_id, autre_id) do update set posee = true, cree_le = excluded.cree_le
    where excluded.posee and not blocages.posee`.execute(db)
}

/** Ends her block; both rows go unless the other has blocked her too. Returns whether there was one. */
export const deleteBlocageOf = async (db: Tx, compteId: string, autreId: string): Promise<boolean> => {
  const { rows } = await sql<{ compteId: string; posee: boolean }>`
    select compte_id as "compteId", posee from blocages
    where (compte_id, autre_id) in ((${compteId}, ${autreId}), (${autreId}, ${compteId}))
    order by compte_id for update`.execute(db)
  const isPosee = (isHers: boolean) => rows.some((row) => row.posee && (row.compteId === compteId) === isHers)
  if (!isPosee(true)) return false
  const isMutual = isPosee(false)
  await (
    isMutual
      ? sql`update blocages set posee = false where compte_id = ${compteId} and autre_id = ${autreId}`
      : sql`delete from blocages
        where (compte_id, autre_id) in ((${compteId}, ${autreId}), (${autreId}, ${compteId}))`
  ).execute(db)
  return true
}
