import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import { findJetonToSend, LIEN_PERIME, secretOfJeton } from '#modules/session/session.public.ts'
import { findDestinataire } from './inscription.queries.ts'

/** The page that logs in with the link; `creation` makes it speak of a confirmation (R2.1-2). */
const lienOf = (publicUrl: string, secret: string, creation: 0 | 1): string => {
  const lienConnexion = encodeURIComponent(`${publicUrl}/api/connexion/lien/${secret}`)
  return `${publicUrl}${pathTo('/connexion/:token/:creation', { token: secret, creation })}?lienConnexion=${lienConnexion}`
}

/** The login link, unless it was used or has expired meanwhile. `reprise`: another sign-up waited for her address. */
export const lienConnexionLettre = defineLettre({
  nom: 'lien_connexion',
  donnees: z.object({ jetonId: z.uuid(), reprise: z.boolean() }),
  cle: ({ jetonId }) => `lien-connexion-${jetonId}`,
  write: async ({ jetonId, reprise }, { db, now, publicUrl, derive }) => {
    const jeton = await findJetonToSend(db, jetonId, now())
    if (!jeton) return new Ignoree(LIEN_PERIME)
    const isConfirmed = jeton.emailValideLe !== null
    const lien = lienOf(publicUrl, secretOfJeton(derive, jetonId), isConfirmed ? 0 : 1)
    const { renderConfirmation, renderLienConnexion } = await import('./inscription.emails.tsx')
    const { prenom } = jeton
    return {
      to: jeton.email,
      ...(await (isConfirmed
        ? renderLienConnexion({ prenom, lien })
        : renderConfirmation({ prenom, lien, reprise, publicUrl }))),
    }
  },
})

/** Informs a member that somebody signed up with her address. */
export const dejaInscriteLettre = defineLettre({
  nom: 'deja_inscrite',
  donnees: z.object({ compteId: z.uuid(), le: instant }),
  cle: ({ compteId, le }) => `deja-inscrite-${compteId}-${new Date(le).getTime()}`,
  write: async ({ compteId }, { db, now, publicUrl }) => {
    const compte = await findDestinataire(db, compteId, now())
    if (!compte) return new Ignoree('compte effacé ou suspendu')
    const { renderDejaInscrite } = await import('./inscription.emails.tsx')
    return {
      to: compte.email,
      ...(await renderDejaInscrite({ prenom: compte.prenom, publicUrl })),
    }
  },
})
