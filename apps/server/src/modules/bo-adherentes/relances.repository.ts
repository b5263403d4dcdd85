import type { TypeRelance } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'
import { factsColumns, type Visee } from './bilan-action.ts'

type Lot = {
  readonly lot: string
  readonly type: TypeRelance
  readonly parId: string
  readonly compteIds: readonly string[]
}

export const insertRelances = async (
  db: Tx,
  { lot, type, parId, compteIds }: Lot,
  now: Date,
): Promise<readonly { readonly id: string; readonly compte_id: string }[]> => {
  const rows = compteIds.map((compteId) => ({
    id: uuid(),
    lot,
    compte_id: compteId,
    type,
    par_id: parId,
    demandee_le: now,
  }))
  await db.insertInto('relances').values(rows).execute()
  return rows
}

export type RelanceToSend = Visee & { readonly type: TypeRelance; readonly email: string }

/** The recipient and the facts that decide whether to send; undefined once sent. */
export const findRelanceToSend = async (
  db: Db,
  relanceId: string,
  type: TypeRelance,
  now: Date,
): Promise<RelanceToSend | undefined> => {
  const { rows } = await sql<RelanceToSend>`
    select ${factsColumns(type, now)}, r.type, c.email, null as "territoireId"
    from relances r join comptes c on c.id = r.compte_id
    where r.id = ${relanceId} and r.type = ${type} and r.envoyee_le is null`.execute(db)
  return rows[0]
}

export const markSent = async (db: Tx, relanceId: string, now: Date): Promise<void> => {
  await db.updateTable('relances').set({ envoyee_le: now }).where('id', '=', relanceId).execute()
}

/** Locks those of these members that still exist. */
export const lockComptes = async (db: Tx, ids: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('comptes')
    .where('id', 'in', ids)
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Of the locked members, those still within reach who have not chosen their branch since. */
export const listStill = async (
  db: Db,
  ids: readonly string[],
  portee: readonly string[] | null,
  since: string,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select c.id from unnest(${ids}::uuid[]) as c (id)
    left join rattachements r on r.compte_id = c.id and r.principal and r.fin is null
    where (r.mode = 'choisi' and r.debut > ${since}::timestamptz) is not true
      and (${portee}::uuid[] is null or r.territoire_id = any (${portee}::uuid[]))
    order by c.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether a branch accepts members. */
export const isOuverte = async (db: Db, territoireId: string): Promise<boolean> =>
  (await db
    .selectFrom('territoires')
    .where('id', '=', territoireId)
    .where('statut', '<>', 'fermee')
    .select('id')
    .executeTakeFirst()) !== undefined
