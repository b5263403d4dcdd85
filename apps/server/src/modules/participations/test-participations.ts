import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/client.ts'

type Comptes = { readonly prises: number; readonly proposees: number; readonly enAttente: number }

/** Returns the counters of an event, after checking that they match its participations (I10) and its seats (I2). */
export const comptesOf = async (db: Db, evenementId: string): Promise<Comptes> => {
  const { rows } = await sql<{ compteurs: Comptes; lignes: Comptes; places: number | null }>`
    select json_build_object('prises', e.prises, 'proposees', e.proposees, 'enAttente', e.en_attente) as compteurs,
      (select json_build_object(
        'prises', count(*) filter (where statut = 'inscrite' and origine <> 'sans_inscription'),
        'proposees', count(*) filter (where statut = 'proposee'),
        'enAttente', count(*) filter (where statut = 'en_attente'))
        from participations where evenement_id = e.id) as lignes,
      e.nombre_places as places
    from evenements e where e.id = ${evenementId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no such event')
  expect(row.compteurs).toEqual(row.lignes)
  if (row.places !== null)
    expect(row.compteurs.prises + row.compteurs.proposees).toBeLessThanOrEqual(row.places)
  return row.compteurs
}

/** I11: nobody waits while a later request has had a seat or an offer. */
export const expectFirstInFirstOut = async (db: Db, evenementId: string): Promise<void> => {
  const { rows } = await sql<{ numero: number }>`
    select a.numero from participations a
    where a.evenement_id = ${evenementId} and a.statut = 'en_attente' and exists (
      select from participations b where b.evenement_id = a.evenement_id and b.numero > a.numero
        and b.statut in ('inscrite', 'proposee', 'expiree', 'declinee'))`.execute(db)
  expect(rows).toEqual([])
}

export const statutOf = async (db: Db, participationId: string) => {
  const row = await db
    .selectFrom('participations')
    .where('id', '=', participationId)
    .select(['statut', 'offre_expire_le', 'besoins', 'rappel_le', 'rappel_envoye_le', 'motif'])
    .executeTakeFirstOrThrow()
  return row
}
