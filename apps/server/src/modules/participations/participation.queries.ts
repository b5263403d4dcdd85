import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import type { MonInscription } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { STATUTS_ACTIFS } from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { Besoins } from '@entrelles/contract/modules/participations/participations.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'
import { literals } from '#db/literals.ts'

const ACTIFS = literals(STATUTS_ACTIFS)

/**
 * The member's position in the waiting list, from 1, read from its index and capped as lists are. `p` is the alias
 * of her participation in the statement.
 */
export const rangOf = (p: string): RawBuilder<number | null> => sql`case
  when ${sql.ref(`${p}.statut`)} = 'en_attente' then (
    select case when count(*) < ${COUNT_CAP} then count(*)::int + 1 end from (
      select from participations avant
      where avant.evenement_id = ${sql.ref(`${p}.evenement_id`)} and avant.statut = 'en_attente'
        and avant.numero < ${sql.ref(`${p}.numero`)}
      limit ${COUNT_CAP}) devant) end`

type Mienne = MonInscription & { readonly id: string; readonly besoins: Besoins | null }

/** The member's active participation at a published event. */
export const findMienne = async (
  db: Db,
  evenementId: string,
  compteId: string,
): Promise<Mienne | undefined> => {
  const { rows } = await sql<Mienne>`
    select p.id, p.statut, ${rangOf('p')} as rang, p.offre_expire_le as "offreExpireLe", p.besoins
    from participations p join evenements e on e.id = p.evenement_id and not e.brouillon
    where p.evenement_id = ${evenementId} and p.compte_id = ${compteId}
      and p.statut in (${ACTIFS})`.execute(db)
  return rows[0]
}
