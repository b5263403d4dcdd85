import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { faqErrors } from '@entrelles/contract/modules/faq/faq.errors.ts'
import type { DemandeFaqId, ReponseDemandeFaq } from '@entrelles/contract/modules/faq/faq.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { reponseFaqLettre } from './bo-faq.lettres.ts'
import { lockDemande, updateReponse } from './reponses-faq.repository.ts'

export const sendReponseFaq = async (
  id: DemandeFaqId,
  { reponse }: ReponseDemandeFaq,
  ctx: Ctx,
): Promise<void> => {
  const { db, actor, now } = ctx
  const demande = await lockDemande(db, id)
  if (!demande) throw commonErrors.introuvable()
  if (demande.reponse !== null) throw faqErrors.deja_repondue()
  await updateReponse(db, id, reponse, actor.id, now())
  await sendLettre(ctx, reponseFaqLettre, { compteId: demande.compteId, donnees: { demandeId: id } })
  await journalise(ctx, {
    action: 'faq.repondre',
    cible: { type: 'demande_faq', id, nom: demande.question },
    avant: { reponse: null },
    apres: { reponse },
  })
}
