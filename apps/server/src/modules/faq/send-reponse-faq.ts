import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { faqErrors } from '@entrelles/contract/modules/faq/faq.errors.ts'
import type { DemandeFaqId, ReponseDemandeFaq } from '@entrelles/contract/modules/faq/faq.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockDemande, updateReponse } from './demandes-faq.repository.ts'
import { sendReponseFaqJob } from './faq.jobs.ts'

export const sendReponseFaq = async (
  id: DemandeFaqId,
  { reponse }: ReponseDemandeFaq,
  { db, actor, now, enqueue }: Ctx,
): Promise<void> => {
  const demande = await lockDemande(db, id)
  if (!demande) throw commonErrors.introuvable()
  if (demande.reponse !== null) throw faqErrors.deja_repondue()
  await updateReponse(db, id, reponse, actor.id, now())
  await enqueue(sendReponseFaqJob, { demandeId: id })
}
