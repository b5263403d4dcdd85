import type { AdhesionId } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import type { Rattachement } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.forms.ts'
import type { PaiementId } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { closeReclamation } from '#modules/reclamations/reclamations.public.ts'
import { giveOrphan } from './rattachement.ts'
import { lockOuverte } from './reclamations-ouvertes.ts'

/** The mail sent to her when the attachment settles her claim. */
const RETROUVE =
  'Nous avons retrouvé ton paiement et l’avons rattaché à ton compte. Ton adhésion est enregistrée. Merci de ta patience.'

export const attachPaiement = async (
  paiementId: PaiementId,
  { compteId, reclamationId }: Rattachement,
  ctx: Ctx,
): Promise<{ id: AdhesionId }> => {
  // Locks the claim first, like sendReponseReclamation, to avoid deadlocks.
  const reclamation =
    reclamationId === undefined ? undefined : await lockOuverte(ctx.db, reclamationId, compteId)
  const given = await giveOrphan(paiementId, compteId, ctx)
  if (reclamation) await closeReclamation(reclamation.id, { acceptee: true, reponse: RETROUVE }, ctx)
  await journalise(ctx, {
    action: 'adhesions.rattacher',
    cible: { type: 'paiement', id: paiementId, nom: given.paiement },
    avant: { adherente: null },
    apres: {
      adherente: given.adherente,
      adhesion: given.numero,
      ...(reclamation && { reclamation: reclamation.numero }),
    },
  })
  return { id: given.id as AdhesionId }
}
