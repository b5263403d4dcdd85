import type { ReclamationEnCours } from '@entrelles/contract/modules/reclamations/reclamations.schema.ts'
import type { Db } from '#db/client.ts'

/** Her latest claim without an answer. */
export const getReclamation = async (db: Db, compteId: string): Promise<ReclamationEnCours> => {
  const found = await db
    .selectFrom('reclamations as r')
    .innerJoin('comptes as c', 'c.id', 'r.compte_id')
    .where('r.compte_id', '=', compteId)
    .where('r.traitee_le', 'is', null)
    .orderBy('r.creee_le', 'desc')
    .limit(1)
    .select(['r.numero', 'r.repondre_avant as repondreAvant', 'c.email'])
    .executeTakeFirst()
  return { reclamation: found ?? null }
}
