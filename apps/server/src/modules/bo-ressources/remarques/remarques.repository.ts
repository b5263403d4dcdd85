import type { Tx } from '#db/client.ts'

/** Marks a remark as handled, and returns what it says; undefined if it was handled already. The resource is locked. */
export const updateTraitee = async (
  db: Tx,
  id: string,
  { compteId, now }: { readonly compteId: string; readonly now: Date },
): Promise<string | undefined> => {
  const remarque = await db
    .updateTable('remarques_ressource')
    .set({ statut: 'traitee', traitee_le: now, traitee_par_id: compteId })
    .where('id', '=', id)
    .where('statut', '=', 'a_traiter')
    .returning('texte')
    .executeTakeFirst()
  return remarque?.texte
}
