import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { COMPTE_EFFACE, defineLettre, Ignoree } from '#kit/lettres.ts'
import { findJetonToSend, LIEN_PERIME, secretOfJeton } from '#modules/session/session.public.ts'
import { findCompte, findSuppression } from './compte.queries.ts'

/** A confirmation link, to the new address. */
export const changementEmailLettre = defineLettre({
  nom: 'changement_email',
  donnees: z.object({ jetonId: z.uuid() }),
  cle: ({ jetonId }) => `changement-email-${jetonId}`,
  write: async ({ jetonId }, { db, now, publicUrl, derive }) => {
    const jeton = await findJetonToSend(db, jetonId, now())
    if (!jeton?.nouvelEmail) return new Ignoree(LIEN_PERIME)
    const { renderChangementEmail } = await import('./compte.emails.tsx')
    const lien = `${publicUrl}${pathTo('/changement_email')}?token=${secretOfJeton(derive, jetonId)}`
    return {
      to: jeton.nouvelEmail,
      ...(await renderChangementEmail({ prenom: jeton.prenom, lien })),
    }
  },
})

/** Tells the old address of the change. */
export const emailChangeLettre = defineLettre({
  nom: 'email_change',
  donnees: z.object({ compteId: z.uuid(), ancienEmail: z.string(), le: instant }),
  cle: ({ compteId, le }) => `email-change-${compteId}-${new Date(le).getTime()}`,
  write: async ({ compteId, ancienEmail }, { db, publicUrl }) => {
    const compte = await findCompte(db, compteId)
    if (!compte) return new Ignoree(COMPTE_EFFACE)
    const { renderEmailChange } = await import('./compte.emails.tsx')
    return {
      to: ancienEmail,
      ...(await renderEmailChange({ prenom: compte.prenom, publicUrl })),
    }
  },
})

/** Announces the date of the deletion, unless it was cancelled since. */
export const suppressionLettre = defineLettre({
  nom: 'suppression_compte',
  donnees: z.object({ compteId: z.uuid(), demandeeLe: instant }),
  cle: ({ compteId, demandeeLe }) => `suppression-${compteId}-${new Date(demandeeLe).getTime()}`,
  write: async ({ compteId }, { db, publicUrl }) => {
    const compte = await findSuppression(db, compteId)
    if (!compte) return new Ignoree('suppression annulée')
    const { renderSuppression } = await import('./compte.emails.tsx')
    return {
      to: compte.email,
      ...(await renderSuppression({ prenom: compte.prenom, le: compte.suppressionLe, publicUrl })),
    }
  },
})
