import { STATUTS_ACTIFS } from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { Besoins } from '@entrelles/contract/modules/participations/participations.schema.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

const isEmpty = ({ covoiturage, gardeEnfants, accessibilite, regime }: Besoins): boolean =>
  !covoiturage && !gardeEnfants && accessibilite === null && regime === null

/** The needs as JSON, or null when there are none. */
export const besoinsColumn = (besoins: Besoins | undefined): string | null =>
  besoins === undefined || isEmpty(besoins) ? null : JSON.stringify(besoins)

export const writeBesoins = async (
  db: Tx,
  evenementId: string,
  compteId: string,
  besoins: Besoins,
): Promise<void> => {
  await db
    .updateTable('participations')
    .set({ besoins: besoinsColumn(besoins) })
    .where('evenement_id', '=', evenementId)
    .where('compte_id', '=', compteId)
    .where('statut', 'in', STATUTS_ACTIFS)
    .execute()
}

/** Erases the needs of a batch of participations at events that ended before that instant; returns their number. */
export const eraseBesoins = async (db: Tx, before: Date, batch: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    update participations set besoins = null where id in (
      select p.id from participations p join evenements e on e.id = p.evenement_id
      where p.besoins is not null and e.fin <= ${before} limit ${batch})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
