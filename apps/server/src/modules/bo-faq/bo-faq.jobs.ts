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
    // Rendering loads 45 MB in half a second: only the worker imports it, never the API, which only queues the job.
    const { renderReponseFaq } = await import('./bo-faq.emails.tsx')
    await mail.send({
      id: `faq-reponse-${demandeId}`,
      to: email,
      subject: 'La réponse à ta question',
      ...(await renderReponseFaq({ ...content, publicUrl })),
    })
  },
})
