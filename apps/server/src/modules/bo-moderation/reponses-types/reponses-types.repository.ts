import type { ReponseTypeForm } from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'

/** Serialises the creations, so that their number stays bounded; returns whether there are at least that many. */
export const holdsReponsesTypes = async (db: Tx, many: number): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtext('reponses_types'))`.execute(db)
  const row = await db
    .selectFrom('reponses_types')
    .select('id')
    .offset(many - 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const columnsOf = ({ titre, usage, contenu, ...rest }: ReponseTypeForm, now: Date) => {
  nothingLeft(rest)
  return { titre, usage, contenu, modifiee_le: now } satisfies Complete<
    DB['reponses_types'],
    'id' | 'version'
  >
}

export const insertReponseType = async (db: Tx, form: ReponseTypeForm, now: Date): Promise<string> => {
  const id = uuid()
  await db
    .insertInto('reponses_types')
    .values({ id, ...columnsOf(form, now) })
    .execute()
  return id
}

/** Updates a text if its version still matches; returns whether it did. */
export const updateReponseTypeRow = async (
  db: Tx,
  id: string,
  version: number,
  form: ReponseTypeForm,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('reponses_types')
    .set((eb) => ({ ...columnsOf(form, now), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteReponseTypeRow = async (db: Tx, id: string): Promise<void> => {
  await db.deleteFrom('reponses_types').where('id', '=', id).execute()
}
