import type { EtatEvenement } from '@entrelles/contract/modules/participations/file.ts'
import {
  type StatutActif,
  STATUTS_ACTIFS,
} from '@entrelles/contract/modules/participations/participations.constants.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { literals } from '#db/literals.ts'

const ACTIFS = literals(STATUTS_ACTIFS)

type Etat = EtatEvenement & { readonly statut: StatutActif | null }
type Row = Omit<Etat, 'debut' | 'fin'> & { readonly debut: string; readonly fin: string }

/** A published event and the member's status. */
export const findEtat = async (db: Db, evenementId: string, compteId: string): Promise<Etat | undefined> => {
  const { rows } = await sql<Row>`
    select e.annule_le is not null as "isAnnule", e.inscription_type as "inscriptionType", e.debut, e.fin,
      e.nombre_places as "nombrePlaces", e.prises, e.proposees, e.en_attente as "enAttente",
      (select p.statut from participations p where p.evenement_id = e.id and p.compte_id = ${compteId}
        and p.statut in (${ACTIFS})) as statut
    from evenements e where e.id = ${evenementId} and not e.brouillon`.execute(db)
  const [row] = rows
  return row && { ...row, debut: new Date(row.debut), fin: new Date(row.fin) }
}
