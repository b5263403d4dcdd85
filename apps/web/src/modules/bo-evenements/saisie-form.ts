import { z } from '@entrelles/contract/kit/z.ts'
import { LIBELLES } from './libelles.ts'
import { violationsDe, type Saisie } from './saisie.ts'

const CHAMPS = Object.keys(LIBELLES)

/** Validates the form, with violations in page order. */
export const saisieForm = z.custom<Saisie>().superRefine((saisie, issues) => {
  const violations = violationsDe(saisie).toSorted(
    (a, b) => CHAMPS.indexOf(a.champ) - CHAMPS.indexOf(b.champ),
  )
  for (const { champ, message } of violations)
    issues.addIssue({ code: 'custom', path: [champ], message, input: saisie })
})
