import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'
import type { Tenu } from '../coups-de-pouce.repository.ts'

/** Forgets the helpers of a request that is opened again: its next solution names its own helpers. */
export const forgetAidantes = async (db: Tx, id: string): Promise<void> => {
  await db.deleteFrom('aidantes_coup_de_pouce').where('coup_de_pouce_id', '=', id).execute()
  await db
    .updateTable('reponses_coup_de_pouce')
    .set({ a_aide: false })
    .where('coup_de_pouce_id', '=', id)
    .where('a_aide', '=', true)
    .execute()
}

type Merci = { readonly aidantes: readonly string[]; readonly message: string | null }

/**
 * Stores who helped, on their answers too; returns their ids. Ignores the author of the request, members without a published
 * answer to it, and members hidden from its author.
 */
export const addAidantes = async (
  db: Tx,
  { id, auteureId }: Pick<Tenu, 'id' | 'auteureId'>,
  { aidantes, message }: Merci,
  now: Date,
): Promise<string[]> => {
  if (aidantes.length === 0) return []
  const { rows } = await sql<{ compteId: string }>`
    update reponses_coup_de_pouce r set a_aide = true
    where r.coup_de_pouce_id = ${id} and r.statut = 'publiee' and r.auteure_id = any (${aidantes}::uuid[])
      and r.auteure_id is distinct from ${auteureId}::uuid
      and ${auteureId === null ? sql`true` : notBloquee(auteureId, sql`r.auteure_id`)}
    returning r.auteure_id as "compteId"`.execute(db)
  const compteIds = [...new Set(rows.map(({ compteId }) => compteId))]
  if (compteIds.length > 0)
    await db
      .insertInto('aidantes_coup_de_pouce')
      .values(
        compteIds.map((compte_id) => ({ id: uuid(), coup_de_pouce_id: id, compte_id, message, le: now })),
      )
      .onConflict((conflict) =>
        conflict.columns(['coup_de_pouce_id', 'compte_id']).doUpdateSet({ message, le: now }),
      )
      .execute()
  return compteIds
}
