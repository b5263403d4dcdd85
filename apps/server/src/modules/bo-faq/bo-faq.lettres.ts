import { z } from '@entrelles/contract/kit/z.ts'
import { demandeFaqId } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { COMPTE_EFFACE, defineLettre, Ignoree } from '#kit/lettres.ts'
import { findReponse } from './bo-faq.queries.ts'

/** The answer, to the member who asked. */
export const reponseFaqLettre = defineLettre({
  nom: 'faq_reponse',
  donnees: z.object({ demandeId: demandeFaqId }),
  cle: ({ demandeId }) => `faq-reponse-${demandeId}`,
  write: async ({ demandeId }, { db, publicUrl }) => {
    const demande = await findReponse(db, demandeId)
    if (!demande) return new Ignoree(COMPTE_EFFACE)
    const { email, ...content } = demande
    const { renderReponseFaq } = await import('./bo-faq.emails.tsx')
    return {
      to: email,
      ...(await renderReponseFaq({ ...content, publicUrl })),
    }
  },
})
