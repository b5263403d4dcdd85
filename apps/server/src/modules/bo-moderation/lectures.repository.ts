import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

type Lecture = { readonly signalementId: string; readonly compteId: string }

/**
 * Whether the journal has noted since that instant that she reads this report. Two of her readings at once wait for each
 * other, so that one of them is noted.
 */
export const holdLecture = async (
  db: Tx,
  { signalementId, compteId }: Lecture,
  depuis: Date,
): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtext('lecture ' || ${signalementId} || ${compteId}))`.execute(db)
  const noted = await db
    .selectFrom('journal')
    .where('cible_type', '=', 'signalement')
    .where('cible_id', '=', signalementId)
    .where('date', '>', depuis.toISOString())
    .where('auteure_id', '=', compteId)
    .where('action', '=', 'moderation.lire_message')
    .limit(1)
    .select('id')
    .executeTakeFirst()
  return noted !== undefined
}
