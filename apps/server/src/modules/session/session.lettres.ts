import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { COMPTE_EFFACE, defineLettre, Ignoree } from '#kit/lettres.ts'
import { findJetonToSend, secretOfJeton } from './jetons.repository.ts'
import { findDestinataire, findDestinataireOfSession } from './session.queries.ts'

/** Why a letter with a link no longer has to leave. */
export const LIEN_PERIME = 'lien utilisé, remplacé ou expiré'

/** The password reset link, unless it was used or has expired meanwhile. */
export const motDePasseOublieLettre = defineLettre({
  nom: 'mot_de_passe_oublie',
  donnees: z.object({ jetonId: z.uuid() }),
  cle: ({ jetonId }) => `mot-de-passe-${jetonId}`,
  write: async ({ jetonId }, { db, now, publicUrl, derive }) => {
    const jeton = await findJetonToSend(db, jetonId, now())
    if (!jeton) return new Ignoree(LIEN_PERIME)
    const { renderMotDePasse } = await import('./session.emails.tsx')
    const lien = `${publicUrl}${pathTo('/reinitialisation-mot-de-passe/nouveau-mot-de-passe')}?token=${secretOfJeton(derive, jetonId)}`
    return {
      to: jeton.email,
      ...(await renderMotDePasse({ prenom: jeton.prenom, lien })),
    }
  },
})

/** Informs a member that her password was changed. */
export const motDePasseChangeLettre = defineLettre({
  nom: 'mot_de_passe_change',
  donnees: z.object({ compteId: z.uuid(), le: instant }),
  cle: ({ compteId, le }) => `mot-de-passe-change-${compteId}-${new Date(le).getTime()}`,
  write: async ({ compteId }, { db, publicUrl }) => {
    const compte = await findDestinataire(db, compteId)
    if (!compte) return new Ignoree(COMPTE_EFFACE)
    const { renderMotDePasseChange } = await import('./session.emails.tsx')
    return {
      to: compte.email,
      ...(await renderMotDePasseChange({ prenom: compte.prenom, publicUrl })),
    }
  },
})

/** Informs a member that a session was ended because its token may have been stolen. */
export const sessionFermeeLettre = defineLettre({
  nom: 'session_fermee',
  donnees: z.object({ sessionId: z.uuid() }),
  cle: ({ sessionId }) => `session-alerte-${sessionId}`,
  write: async ({ sessionId }, { db, publicUrl }) => {
    const compte = await findDestinataireOfSession(db, sessionId)
    if (!compte) return new Ignoree(COMPTE_EFFACE)
    const { renderAlerteSession } = await import('./session.emails.tsx')
    return {
      to: compte.email,
      ...(await renderAlerteSession({ prenom: compte.prenom, publicUrl })),
    }
  },
})
