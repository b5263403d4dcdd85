import { offreJusqua, rappelLe } from '@entrelles/contract/modules/participations/file.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { lockEvenement, type EvenementTenu } from './evenement-tenu.ts'
import { spreadAvisJob } from './mails/avis.jobs.ts'
import { movePlaces, type Ecriture } from './places.ts'

/** What has just been changed of a published event. */
export type ChangementEvenement = 'modifie' | 'annule' | 'retabli' | 'places'

/** Reminders follow the date; of a cancelled event there are none. One that has left is planned again for a later date. */
const moveRappels = async (db: Db, { id, debut, isAnnule }: EvenementTenu, now: Date): Promise<void> => {
  const rappel = isAnnule ? null : rappelLe(debut, now)
  await sql`
    update participations set rappel_le = ${rappel}, rappel_envoye_le = null
    where evenement_id = ${id} and statut = 'inscrite' and rappel_le is distinct from ${rappel}::timestamptz`.execute(
    db,
  )
}

/** No seat is kept past the start; after a cancellation each has its time again. */
const moveOffres = async (
  db: Db,
  { id, debut }: EvenementTenu,
  changement: ChangementEvenement,
  now: Date,
): Promise<void> => {
  const jusqua = changement === 'retabli' ? offreJusqua(now, debut) : null
  await sql`
    update participations set offre_expire_le = ${jusqua === null ? sql`least(offre_expire_le, ${debut}::timestamptz)` : jusqua}
    where evenement_id = ${id} and statut = 'proposee'`.execute(db)
}

/**
 * Called by whoever changes an event, in the same transaction and after the row is written: reminders follow its date,
 * seats that became free are offered in turn, and those concerned are told once.
 *
 * - `modifie`: its date or its place has changed, and `sequence` has grown;
 * - `annule`, `retabli`: `annule_le` has been set or taken away, and `sequence` has grown;
 * - `places`: there are more of them, or no limit any more; also to be told with one of the others.
 */
export const afterEvenementChange = async (
  ctx: Ecriture,
  evenementId: string,
  changement: ChangementEvenement,
): Promise<void> => {
  const { db, now, enqueue } = ctx
  const held = await lockEvenement(db, evenementId)
  // A draft has nobody.
  if (!held) return
  if (changement !== 'places') {
    await moveRappels(db, held, now())
    if (!held.isAnnule) await moveOffres(db, held, changement, now())
    await enqueue(spreadAvisJob, { evenementId, changement, sequence: held.sequence })
  }
  await movePlaces(ctx, held)
}
