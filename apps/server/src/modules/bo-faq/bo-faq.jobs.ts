import { z } from '@entrelles/contract/kit/z.ts'
import { demandeFaqId } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { defineJob } from '#kit/jobs.ts'
import { findReponse } from './bo-faq.queries.ts'

/** Mails the answer to the member who asked; an account deleted meanwhile gets nothing. */
export const sendReponseFaqJob = defineJob({
  name: 'faq.envoyer-reponse',
  data: z.object({ demandeId: demandeFaqId }),
  run: async ({ demandeId }, { db, mail, publicUrl }) => {
    const demande = await findReponse(db, demandeId)
    if (!demande) return
    const { email, ...content } = demande
    // Half a second and 45 MB: loaded by the worker that sends, never by an API that only queues.
    const { renderReponseFaq } = await import('./bo-faq.emails.tsx')
    await mail.send({
      id: `faq-reponse-${demandeId}`,
      to: email,
      subject: 'La réponse à ta question',
      ...(await renderReponseFaq({ ...content, publicUrl })),
    })
  },
})
