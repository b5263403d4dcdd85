import { areSameNames, SAME_NAMES } from '@entrelles/contract/kit/identity-rules.ts'
import { nom, prenom } from '@entrelles/contract/kit/identity-schemas.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { formulaireTrois } from '@entrelles/contract/modules/inscription/dialogue.ts'
import type { Parametres, ParametresForm } from '@entrelles/contract/modules/compte/compte.schema.ts'
import { villeId } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'

/** Names, postal code and commune (R5-1, R5-8, R5-10), in page order. */
export const profilForm = z
  .object({ prenom, nom, codePostal: z.string(), ville: z.string() })
  .refine((valeurs) => !areSameNames(valeurs.prenom, valeurs.nom), { error: SAME_NAMES, path: ['nom'] })
  .superRefine(({ codePostal, ville }, issues) => {
    const { error } = formulaireTrois.safeParse({ codePostal, ville })
    for (const { path, message } of error?.issues ?? []) issues.addIssue({ code: 'custom', path, message })
  })

export const profilValuesOf = ({ prenom, nom, ville }: Parametres): z.input<typeof profilForm> => ({
  prenom,
  nom: nom ?? '',
  codePostal: ville?.codePostal ?? '',
  ville: ville?.id ?? '',
})

/** The request body (R3-6). */
export const envoiOf = (
  id: Parametres['id'],
  { prenom, nom, ville }: z.output<typeof profilForm>,
): ParametresForm => ({ id, prenom, nom, villeId: villeId.parse(ville) })
