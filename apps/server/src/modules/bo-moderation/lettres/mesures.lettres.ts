import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import type { ActionDecision } from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import type { NomLettre } from '@entrelles/contract/modules/envois/lettres.ts'
import { CIBLE_MESURES } from '@entrelles/contract/modules/moderation/moderation.paths.ts'
import { TYPES_CIBLE } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { nomTienne } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import { COMPTE_EFFACE, defineLettre, Ignoree, type Phrase } from '#kit/lettres.ts'
import { recoursUrl } from '#modules/moderation/lien-recours.ts'
import { findDecisionToSend, findLeveeToSend } from './lettres.queries.ts'

const QUI = 'L’équipe de modération '

const donneesMesure = z.object({
  decisionId: z.uuid(),
  type: z.enum(TYPES_CIBLE),
  /** The title of what was reported. */
  titre: z.string(),
})
type Mesure = z.output<typeof donneesMesure>

const cible = () => CIBLE_MESURES

/** Without a line for who cannot log in. */
const mesureLettre = (nom: NomLettre, phrase?: (mesure: Mesure) => Phrase) =>
  defineLettre({
    nom,
    donnees: donneesMesure,
    cle: ({ decisionId }) => `${nom}-${decisionId}`,
    ...(phrase && { ligne: { cible, phrase } }),
    write: async ({ decisionId }, { db, derive, publicUrl }) => {
      const found = await findDecisionToSend(db, decisionId)
      if (!found) return new Ignoree('mesure levée, ou compte effacé')
      const { email, ...mesure } = found
      const { renderMesure } = await import('./mesures.emails.tsx')
      // Who can log in appeals in her account.
      const compte = `${publicUrl}${CIBLE_MESURES.url}`
      const recours = phrase ? compte : recoursUrl(decisionId, derive, publicUrl)
      return { to: email, ...(await renderMesure({ ...mesure, recours })) }
    },
  })

/** The letter of each decision. */
export const MESURES_LETTRES: Readonly<Record<ActionDecision, ReturnType<typeof mesureLettre>>> = {
  masquer: mesureLettre('contenu_masque', (mesure) => ({
    avant: `${QUI}a masqué `,
    accent: nomTienne(mesure),
    apres: '.',
  })),
  restaurer: mesureLettre('contenu_retabli', (mesure) => ({
    avant: `${QUI}a rétabli `,
    accent: nomTienne(mesure),
    apres: '.',
  })),
  avertir: mesureLettre('avertissement', () => ({
    avant: `${QUI}t’adresse `,
    accent: 'un avertissement',
    apres: '.',
  })),
  restreindre: mesureLettre('restriction', () => ({
    avant: `${QUI}limite `,
    accent: 'ce que tu peux faire',
    apres: ', jusqu’à une date.',
  })),
  suspendre: mesureLettre('suspension_mesure'),
  exclure: mesureLettre('exclusion'),
}

/** Tells a member who did not appeal that what was decided about her no longer applies. */
export const mesuresLeveesLettre = defineLettre({
  nom: 'mesures_levees',
  donnees: z.object({ signalementId: z.uuid(), compteId: z.uuid(), le: instant }),
  cle: ({ signalementId, le }) => `mesures-levees-${signalementId}-${new Date(le).getTime()}`,
  ligne: {
    cible,
    phrase: () => ({ avant: `${QUI}a levé `, accent: 'ce qu’elle avait décidé', apres: ' à ton sujet.' }),
  },
  write: async ({ signalementId, compteId }, { db, publicUrl }) => {
    const found = await findLeveeToSend(db, signalementId, compteId)
    if (!found) return new Ignoree(COMPTE_EFFACE)
    const { email, ...levee } = found
    const { renderMesuresLevees } = await import('./mesures.emails.tsx')
    return { to: email, ...(await renderMesuresLevees({ ...levee, publicUrl })) }
  },
})
