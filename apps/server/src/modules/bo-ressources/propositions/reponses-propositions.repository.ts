import type { Tx } from '#db/client.ts'

/** Locks a proposal while it is answered. */
export const lockProposition = (db: Tx, id: string) =>
  db
    .selectFrom('propositions_ressource')
    .where('id', '=', id)
    .select(['id', 'titre', 'url', 'statut', 'auteure_id as auteureId'])
    .forUpdate()
    .executeTakeFirst()

type Reponse =
  | { readonly statut: 'acceptee'; readonly ressourceId: string }
  | { readonly statut: 'refusee'; readonly mot: string }

export const updateReponseProposition = async (
  db: Tx,
  id: string,
  reponse: Reponse,
  { compteId, now }: { readonly compteId: string; readonly now: Date },
): Promise<void> => {
  await db
    .updateTable('propositions_ressource')
    .set({
      statut: reponse.statut,
      ...(reponse.statut === 'acceptee' ? { ressource_id: reponse.ressourceId } : { mot: reponse.mot }),
      repondue_le: now,
      repondue_par_id: compteId,
    })
    .where('id', '=', id)
    .execute()
}
