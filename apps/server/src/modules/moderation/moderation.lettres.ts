import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { capitalize } from '@entrelles/contract/kit/format.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import {
  CIBLE_SIGNALEMENTS,
  dossierPath,
  ESPACES_MODERATION,
} from '@entrelles/contract/modules/moderation/moderation.paths.ts'
import { reponseAvantOf } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import { TYPES_CIBLE } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { TYPES_EN_MOTS } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import { COMPTE_EFFACE, defineLettre, Ignoree } from '#kit/lettres.ts'
import { findAuteureToSend, findSignalementToSend } from './signalements.queries.ts'

/** Tells a moderator that something is reported. Reports of one target share its line, until they become urgent. */
export const signalementLettre = defineLettre({
  nom: 'signalement',
  donnees: z.object({
    signalementId: z.uuid(),
    /** The moderator. */
    compteId: z.uuid(),
    espace: z.enum(ESPACES_MODERATION),
    type: z.enum(TYPES_CIBLE),
    isHaute: z.boolean(),
  }),
  cle: ({ signalementId, compteId, isHaute }) =>
    `signalement-${signalementId}-${compteId}${isHaute ? '-urgent' : ''}`,
  ligne: {
    groupe: ({ signalementId, isHaute }) => `signalement:${signalementId}${isHaute ? ':urgent' : ''}`,
    cible: ({ signalementId, espace }) => ({
      type: 'signalement',
      id: signalementId,
      url: dossierPath(espace, signalementId),
    }),
    phrase: ({ type, isHaute }) => ({
      ...(isHaute && { avant: 'Urgent\u00a0: ' }),
      accent: isHaute ? TYPES_EN_MOTS[type].cible : capitalize(TYPES_EN_MOTS[type].cible),
      apres: ` ${TYPES_EN_MOTS[type].signalee}.`,
    }),
  },
  write: async ({ signalementId, compteId, espace, isHaute }, { db, now, publicUrl }) => {
    const found = await findSignalementToSend(db, signalementId, compteId)
    if (!found) return new Ignoree('déjà pris en charge, ou compte effacé')
    const { email, attenduDepuis, ...told } = found
    const { renderSignalement } = await import('./moderation.emails.tsx')
    const reponseAvant = reponseAvantOf(told.motif, attenduDepuis)
    const isLate = reponseAvant <= now()
    const url = `${publicUrl}${dossierPath(espace, signalementId)}`
    return {
      to: email,
      ...(await renderSignalement({ ...told, reponseAvant, isLate, espace, isHaute, url })),
    }
  },
})

/** Tells the author of a report that it is answered. The mail does not quote the answer: somebody else may read her mails. */
export const reponseSignalementLettre = defineLettre({
  nom: 'signalement_reponse',
  donnees: z.object({ auteureId: z.uuid(), le: instant }),
  cle: ({ auteureId, le }) => `signalement-reponse-${auteureId}-${new Date(le).getTime()}`,
  ligne: {
    cible: () => CIBLE_SIGNALEMENTS,
    phrase: () => ({ avant: 'L’équipe de modération a répondu à ', accent: 'ton signalement', apres: '.' }),
  },
  write: async ({ auteureId }, { db, publicUrl }) => {
    const auteure = await findAuteureToSend(db, auteureId)
    if (!auteure) return new Ignoree(COMPTE_EFFACE)
    const { renderReponseSignalement } = await import('./moderation.emails.tsx')
    return {
      to: auteure.email,
      ...(await renderReponseSignalement({ prenom: auteure.prenom, publicUrl })),
    }
  },
})
