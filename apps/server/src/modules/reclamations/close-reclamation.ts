import { sendLettre, type Inside } from '#modules/envois/envois.public.ts'
import { reclamationReponseLettre } from './reclamations.lettres.ts'
import { updateReponse, type Reponse } from './reclamations.repository.ts'

/** Closes a claim with its answer, which is mailed to the member. */
export const closeReclamation = async (id: string, reponse: Reponse, ctx: Inside): Promise<void> => {
  const closed = await updateReponse(ctx.db, id, reponse, ctx.now())
  // The account may have been erased.
  if (!closed?.compteId) return
  await sendLettre(ctx, reclamationReponseLettre, {
    compteId: closed.compteId,
    donnees: { reclamationId: id, numero: closed.numero },
  })
}
