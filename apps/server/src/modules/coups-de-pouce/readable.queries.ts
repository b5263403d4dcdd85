import { canRead } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { SignedIn } from '#kit/signed-in.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'

/** Whether she reads this request. */
export const canReadDemande = async (db: Db, actor: SignedIn, id: string): Promise<boolean> => {
  const demande = await db
    .selectFrom('coups_de_pouce as d')
    .where('d.id', '=', id)
    .where(notBloquee(actor.id, sql`d.auteure_id`))
    .select(['d.statut', 'd.auteure_id as auteureId', 'd.territoire_id as territoireId'])
    .executeTakeFirst()
  return demande !== undefined && canRead(actor, demande)
}
