import { SANS_AVIS, type AvisEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { offreJusqua, rappelLe } from '@entrelles/contract/modules/participations/file.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { lockEvenement, type EvenementTenu } from './evenement-tenu.ts'
import { spreadAvisJob } from './mails/avis.jobs.ts'
import type { AvantChangement } from './mails/changements.ts'
import { movePlaces, type Ecriture } from './places.ts'

/** The change made to a published event. */
export type ChangementEvenement = 'modifie' | 'annule' | 'retabli' | 'places'

/**
 * Reminders follow the date, and a cancelled event has none. A new date plans the reminder again, even when it was
 * already sent.
 */
const moveRappels = async (db: Db, { id, debut, isAnnule }: EvenementTenu, now: Date): Promise<void> => {
  const rappel = isAnnule ? null : rappelLe(debut, now)
  await sql`
    update participations set rappel_le = ${rappel}, rappel_envoye_le = null
    where evenement_id = ${id} and statut = 'inscrite' and rappel_le is distinct from ${rappel}::timestamptz`.execute(
    db,
  )
}

/** An offer ends at the start of the event at the latest; restoring an event renews its offers. */
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

/** As `isAvisDu` decides for each of them: nobody is told of a past event, nor of a change of a cancelled one. */
const aviseesOf = (
  { prises, proposees, enAttente, isAnnule, fin }: EvenementTenu,
  changement: ChangementEvenement,
  now: Date,
): AvisEvenement =>
  changement === 'places' || isAnnule !== (changement === 'annule') || now >= fin
    ? SANS_AVIS
    : { inscrites: prises, enAttente: proposees + enAttente }

/**
 * Must be called after the event's row is written, in the same transaction: reminders follow the date, free seats
 * are offered in order, and the members concerned are informed once.
 *
 * - `modifie`: the date or the place has changed, and `sequence` has increased;
 * - `annule`, `retabli`: `annule_le` has been set or cleared, and `sequence` has increased;
 * - `places`: seats were added, or the limit was removed; may accompany one of the others.
 *
 * Returns the numbers of members to whom a notice leaves, from the counters of the event.
 */
export const afterEvenementChange = async (
  ctx: Ecriture,
  evenementId: string,
  changement: ChangementEvenement,
  avant?: AvantChangement,
): Promise<AvisEvenement> => {
  const { db, now, enqueue } = ctx
  const held = await lockEvenement(db, evenementId)
  // A draft has no participants.
  if (!held) return SANS_AVIS
  if (changement !== 'places') {
    await moveRappels(db, held, now())
    if (!held.isAnnule) await moveOffres(db, held, changement, now())
    await enqueue(spreadAvisJob, { evenementId, changement, sequence: held.sequence, avant })
  }
  await movePlaces(ctx, held)
  return aviseesOf(held, changement, now())
}
