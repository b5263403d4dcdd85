import { z } from '@entrelles/contract/kit/z.ts'
import { CIBLE_MESURES, dossierPath } from '@entrelles/contract/modules/moderation/moderation.paths.ts'
import { COMPTE_EFFACE, defineLettre, Ignoree } from '#kit/lettres.ts'
import { findExclusionToSend, findReponseToSend } from './lettres.queries.ts'

/** Asks an administrator to confirm the exclusion that another one proposes. */
export const exclusionAConfirmerLettre = defineLettre({
  nom: 'exclusion_a_confirmer',
  donnees: z.object({ signalementId: z.uuid(), decisionId: z.uuid(), compteId: z.uuid() }),
  cle: ({ decisionId, compteId }) => `exclusion-a-confirmer-${decisionId}-${compteId}`,
  ligne: {
    cible: ({ signalementId }) => ({
      type: 'signalement',
      id: signalementId,
      url: dossierPath('administratrice', signalementId),
    }),
    phrase: () => ({ accent: 'Une exclusion', apres: ' attend l’accord d’une seconde administratrice.' }),
  },
  write: async ({ signalementId, decisionId, compteId }, { db, publicUrl }) => {
    const to = await findExclusionToSend(db, decisionId, compteId)
    if (!to) return new Ignoree('exclusion confirmée ou écartée, ou compte effacé')
    const { renderExclusionAConfirmer } = await import('./examen.emails.tsx')
    const url = `${publicUrl}${dossierPath('administratrice', signalementId)}`
    return { to: to.email, ...(await renderExclusionAConfirmer({ prenom: to.prenom, url })) }
  },
})

/** Answers the appeal of a member. The mail quotes the answer: she may be unable to log in. */
export const recoursReponseLettre = defineLettre({
  nom: 'recours_reponse',
  donnees: z.object({ recoursId: z.uuid() }),
  cle: ({ recoursId }) => `recours-reponse-${recoursId}`,
  ligne: {
    cible: () => CIBLE_MESURES,
    phrase: () => ({ avant: 'L’équipe de modération a répondu à ', accent: 'ton recours', apres: '.' }),
  },
  write: async ({ recoursId }, { db }) => {
    const found = await findReponseToSend(db, recoursId)
    if (!found) return new Ignoree(COMPTE_EFFACE)
    const { prenom, email, issue, reponse } = found
    if (issue === null || reponse === null) return new Ignoree('recours sans réponse')
    const { renderReponseRecours } = await import('./examen.emails.tsx')
    return { to: email, ...(await renderReponseRecours({ prenom, issue, reponse })) }
  },
})
