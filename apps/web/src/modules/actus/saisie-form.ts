import { z } from '@entrelles/contract/kit/z.ts'
import { violationsDe, type Saisie } from './saisie.ts'

/** The labels of the fields, in page order. */
export const LIBELLES = {
  type: 'Type',
  audience: 'Pour qui\u202f?',
  titre: 'Titre',
  contenu: 'Ta publication',
  images: 'Photos',
  evenement: 'Événement',
  coupDePouce: 'Coup de pouce',
  ressource: 'Ressource',
  commentairesOuverts: 'Les membres peuvent commenter',
  jour: 'Publier le',
  heure: 'À',
} as const satisfies Record<keyof Saisie, string>

const CHAMPS = Object.keys(LIBELLES)

/** Validates the form, with violations in page order. */
export const saisieForm = z.custom<Saisie>().superRefine((saisie, issues) => {
  const violations = violationsDe(saisie).toSorted(
    (a, b) => CHAMPS.indexOf(a.champ) - CHAMPS.indexOf(b.champ),
  )
  for (const { champ, message } of violations)
    issues.addIssue({ code: 'custom', path: [champ], message, input: saisie })
})
