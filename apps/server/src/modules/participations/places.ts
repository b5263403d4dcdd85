import { offreJusqua, placesAProposer } from '@entrelles/contract/modules/participations/file.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { Ctx } from '#kit/ctx.ts'
import type { EvenementTenu } from './evenement-tenu.ts'
import { sendCourriers } from './mails/courriers.lettres.ts'

/** The context that requests and jobs share inside a transaction. */
export type Ecriture = Pick<Ctx, 'db' | 'now' | 'enqueue' | 'afterCommit' | 'memory'>

/** A change of an event's counters. */
export type Mouvement = {
  readonly prises?: number
  readonly proposees?: number
  readonly enAttente?: number
  readonly nombrePlaces?: number
}

const moved = (e: EvenementTenu, by: Mouvement): EvenementTenu => ({
  ...e,
  prises: e.prises + (by.prises ?? 0),
  proposees: e.proposees + (by.proposees ?? 0),
  enAttente: e.enAttente + (by.enAttente ?? 0),
  nombrePlaces: e.nombrePlaces === null ? null : e.nombrePlaces + (by.nombrePlaces ?? 0),
})

/** Offers seats to the first waiting members, in strict order; returns their participation ids. */
const offerNext = async (
  db: Db,
  evenementId: string,
  combien: number,
  jusqua: Date,
  now: Date,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update participations set statut = 'proposee', statut_le = ${now}, offre_expire_le = ${jusqua}
    where id in (
      select id from participations where evenement_id = ${evenementId} and statut = 'en_attente'
      order by numero limit ${combien})
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

const writeCompteurs = async (db: Db, before: EvenementTenu, after: EvenementTenu, now: Date) => {
  const more = (after.nombrePlaces ?? 0) - (before.nombrePlaces ?? 0)
  await db
    .updateTable('evenements')
    .set({
      prises: after.prises,
      proposees: after.proposees,
      en_attente: after.enAttente,
      // A new version makes an edit form opened earlier fail, instead of silently removing the added seat.
      ...(more !== 0 && {
        nombre_places: after.nombrePlaces,
        version: sql<number>`version + 1`,
        modifie_le: now,
      }),
    })
    .where('id', '=', before.id)
    .execute()
}

/**
 * Changes the counters of a locked event and offers the free seats, in one transaction. The counters in `held` are
 * current, since the row is locked.
 */
export const movePlaces = async (
  ctx: Ecriture,
  held: EvenementTenu,
  by: Mouvement = {},
): Promise<EvenementTenu> => {
  const { db, now } = ctx
  const at = now()
  let after = moved(held, by)
  const jusqua = offreJusqua(at, held.debut)
  const combien = placesAProposer(after, at)
  if (jusqua !== null && combien > 0) {
    const offered = await offerNext(db, held.id, combien, jusqua, at)
    after = moved(after, { proposees: offered.length, enAttente: -offered.length })
    await sendCourriers(ctx, 'offre', offered)
  }
  await writeCompteurs(db, held, after, at)
  return after
}
