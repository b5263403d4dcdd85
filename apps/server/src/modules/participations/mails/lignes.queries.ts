import { fuseau } from '@entrelles/contract/kit/date-schemas.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** What the notification centre says of an event: as it was when the letter was planned. */
export const evenementLigne = z.object({
  id: z.uuid(),
  titre: z.string(),
  debut: z.string(),
  fin: z.string(),
  fuseau,
})

/** A participation and what its letters need to be planned. */
export type LigneEcrite = {
  readonly id: string
  readonly numero: number
  readonly compteId: string
  readonly offreExpireLe: string | null
  readonly evenement: z.output<typeof evenementLigne>
}

const columns = sql`p.id, p.numero, p.compte_id as "compteId", p.offre_expire_le as "offreExpireLe",
  json_build_object('id', e.id, 'titre', e.titre, 'debut', e.debut, 'fin', e.fin, 'fuseau', e.fuseau) as evenement`

/**
 * The next participations in these statuses after that number, without walk-ins. One range of the index for each status: the
 * rows of several statuses would be sorted again for each batch.
 */
export const listApres = async (
  db: Db,
  evenementId: string,
  statuts: readonly string[],
  apres: number,
  combien: number,
): Promise<LigneEcrite[]> => {
  const { rows } = await sql<LigneEcrite>`
    select ${columns} from evenements e, unnest(${statuts}::text[]) s (statut) cross join lateral (
      select * from participations
      where evenement_id = e.id and statut = s.statut and numero > ${apres}
        and origine <> 'sans_inscription' and compte_id is not null
      order by numero limit ${combien}) p
    where e.id = ${evenementId}
    order by p.numero limit ${combien}`.execute(db)
  return rows
}

/** These participations, in order, without those of erased accounts. */
export const listLignes = async (db: Db, ids: readonly string[]): Promise<LigneEcrite[]> => {
  const { rows } = await sql<LigneEcrite>`
    select ${columns} from participations p join evenements e on e.id = p.evenement_id
    where p.id = any (${ids}::uuid[]) and p.compte_id is not null
    order by p.numero`.execute(db)
  return rows
}
