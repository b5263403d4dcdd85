import { z } from '@entrelles/contract/kit/z.ts'
import { dossierPath, ESPACES_MODERATION } from '@entrelles/contract/modules/moderation/moderation.paths.ts'
import { reponseAvantOf } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import { findRecoursToSend } from './signalements.queries.ts'

/** Tells a moderator who took no part in a decision that it is appealed. */
export const recoursLettre = defineLettre({
  nom: 'recours',
  donnees: z.object({
    signalementId: z.uuid(),
    /** Which examination the appeal opens. */
    examen: z.int(),
    /** The moderator. */
    compteId: z.uuid(),
    espace: z.enum(ESPACES_MODERATION),
  }),
  cle: ({ signalementId, examen, compteId }) => `recours-${signalementId}-${examen}-${compteId}`,
  ligne: {
    cible: ({ signalementId, espace }) => ({
      type: 'signalement',
      id: signalementId,
      url: dossierPath(espace, signalementId),
    }),
    phrase: () => ({ accent: 'Un recours', apres: ' est à examiner.' }),
  },
  write: async ({ signalementId, compteId, espace }, { db, publicUrl }) => {
    const found = await findRecoursToSend(db, signalementId, compteId)
    if (!found) return new Ignoree('déjà pris en charge, ou compte effacé')
    const { renderRecours } = await import('./recours.emails.tsx')
    const { prenom, email, motif, attenduDepuis } = found
    const reponseAvant = reponseAvantOf(motif, attenduDepuis)
    const url = `${publicUrl}${dossierPath(espace, signalementId)}`
    return { to: email, ...(await renderRecours({ prenom, reponseAvant, url })) }
  },
})
