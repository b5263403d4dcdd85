import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** Locks the discussion if later messages planned no mail because of hers about this one; returns whether they did. */
export const lockAvertie = async (
  db: Tx,
  discussionId: string,
  compteId: string,
  numero: number,
): Promise<boolean> => {
  const { rows } = await sql`
    select from discussions where id = ${discussionId} and exists (
      select from participations_discussion
      where discussion_id = ${discussionId} and compte_id = ${compteId} and avertie_numero = ${numero})
    for no key update`.execute(db)
  return rows.length > 0
}

/** Called when her mail about this message is not sent, with the discussion locked: the next message then plans one. */
export const forgetAvertie = async (
  db: Tx,
  discussionId: string,
  compteId: string,
  numero: number,
): Promise<void> => {
  await db
    .updateTable('participations_discussion')
    .set({ avertie_numero: null })
    .where('discussion_id', '=', discussionId)
    .where('compte_id', '=', compteId)
    .where('avertie_numero', '=', numero)
    .execute()
}
