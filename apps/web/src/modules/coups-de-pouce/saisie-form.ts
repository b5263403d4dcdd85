import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { violationsDe, type Saisie } from './saisie.ts'

/** The labels of the fields, in page order. */
export const LIBELLES = {
  type: 'Tu veux',
  titre: 'Ton besoin, en une phrase',
  categorie: 'Catégorie',
  contenu: 'Quelques détails',
  mode: 'Comment peut-on t’aider\u202f?',
  codePostal: 'Code postal',
  ville: 'Commune',
  rayonKm: 'Jusqu’à quelle distance\u202f?',
  competences: 'Compétences recherchées',
  dateLimite: 'Date limite',
  urgence: 'Pour quand\u202f?',
  debut: 'Du',
  fin: 'Au',
  contrepartie: 'Contrepartie',
  piecesJointes: 'Pièces jointes',
  territoire: 'Pour quelle antenne\u202f?',
} as const satisfies Record<keyof Saisie, string>

/** The words of an offer, where they differ. */
export const LIBELLES_OFFRE: Partial<Record<keyof Saisie, string>> = {
  titre: 'Ce que tu proposes, en une phrase',
  mode: 'Comment peux-tu aider\u202f?',
  competences: 'Compétences partagées',
  urgence: 'Jusqu’à quand\u202f?',
}

const CHAMPS = Object.keys(LIBELLES)

/** Validates the form, with violations in page order. */
export const saisieFormOf = (today: CivilDay) =>
  z.custom<Saisie>().superRefine((saisie, issues) => {
    const violations = violationsDe(saisie, today).toSorted(
      (a, b) => CHAMPS.indexOf(a.champ) - CHAMPS.indexOf(b.champ),
    )
    for (const { champ, message } of violations)
      issues.addIssue({ code: 'custom', path: [champ], message, input: saisie })
  })
