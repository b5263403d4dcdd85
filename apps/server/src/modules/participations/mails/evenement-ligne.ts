import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Cible } from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import type { Ligne, Phrase } from '#kit/lettres.ts'
import type { Changement, TypeCourrier } from './courrier-texte.ts'
import type { evenementLigne } from './lignes.queries.ts'
import { momentOf, quandOf } from './quand-et-ou.ts'

type Evenement = z.output<typeof evenementLigne>
export type LigneEvenement = {
  readonly evenement: Evenement
  readonly offreExpireLe?: string | null | undefined
}

const PHRASES: Partial<Record<TypeCourrier | Changement | 'annonce', (ligne: LigneEvenement) => Phrase>> = {
  offre: ({ evenement: { titre, fuseau }, offreExpireLe }) => ({
    avant: 'Une place t’est proposée\u202f: ',
    accent: titre,
    apres: offreExpireLe ? `. Confirme-la avant le ${momentOf(offreExpireLe, fuseau)}.` : '.',
  }),
  expiration: ({ evenement: { titre } }) => ({
    avant: 'Ta place n’a pas été confirmée à temps\u202f: ',
    accent: titre,
    apres: '.',
  }),
  rappel: ({ evenement }) => ({
    avant: 'Rappel\u202f: ',
    accent: evenement.titre,
    apres: ` a lieu ${quandOf(evenement)}.`,
  }),
  retrait: ({ evenement: { titre } }) => ({
    avant: 'Tu n’es plus inscrite\u202f: ',
    accent: titre,
    apres: '.',
  }),
  modifie: ({ evenement }) => ({
    accent: evenement.titre,
    apres: ` a changé\u202f: c’est maintenant ${quandOf(evenement)}.`,
  }),
  annule: ({ evenement: { titre } }) => ({ accent: titre, apres: ' est annulé.' }),
  retabli: ({ evenement }) => ({
    accent: evenement.titre,
    apres: ` a de nouveau lieu, ${quandOf(evenement)}.`,
  }),
  annonce: ({ evenement: { titre } }) => ({
    avant: 'Un message des organisatrices\u202f: ',
    accent: titre,
    apres: '.',
  }),
}

const cibleOf = ({ evenement: { id } }: LigneEvenement): Cible => ({
  type: 'evenement',
  id,
  url: pathTo('/evenement/:id', { id }),
})

/** The line of a letter about an event; nothing for what the member has just done herself. */
export const ligneOf = <Schema extends z.ZodType<LigneEvenement>>(
  of: TypeCourrier | Changement | 'annonce',
): { readonly ligne: Ligne<Schema> } | undefined => {
  const phrase = PHRASES[of]
  return phrase && { ligne: { cible: cibleOf, phrase } }
}
