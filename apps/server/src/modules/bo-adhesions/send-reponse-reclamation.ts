import type { ReponseReclamation } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.forms.ts'
import type { ReclamationId } from '@entrelles/contract/modules/reclamations/reclamations.schema.ts'
import type { Complete } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { closeReclamation } from '#modules/reclamations/reclamations.public.ts'
import { findAdherente, nomOf } from './adherentes.queries.ts'
import { giveOrphan } from './rattachement.ts'
import { lockOuverte } from './reclamations-ouvertes.ts'

/** Answers a claim by mail, and attaches the payment found for it. */
export const sendReponseReclamation = async (
  id: ReclamationId,
  { acceptee, message, paiementId }: ReponseReclamation,
  ctx: Ctx,
): Promise<void> => {
  const reclamation = await lockOuverte(ctx.db, id)
  const adherente = await findAdherente(ctx.db, reclamation.compteId)
  const given =
    acceptee && paiementId !== undefined ? await giveOrphan(paiementId, reclamation.compteId, ctx) : undefined
  await closeReclamation(id, { acceptee, reponse: message }, ctx)
  await journalise(ctx, {
    action: 'adhesions.repondre',
    cible: { type: 'reclamation', id, nom: `${reclamation.numero} de ${nomOf(adherente)}` },
    apres: {
      acceptee,
      reponse: message,
      ...(given && { paiement: given.paiement, adhesion: given.numero }),
    } satisfies Complete<ReponseReclamation, 'message' | 'paiementId'>,
  })
}
