import { areSameNames, SAME_NAMES } from '@entrelles/contract/kit/identity-rules.ts'
import { MESSAGES } from '@entrelles/contract/kit/messages.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { ficheForm } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.forms.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'

/** Names and commune; the postal code only lists communes and is not sent (R5-10). */
export const identiteForm = ficheForm
  .extend({ codePostal: z.string().trim(), villeId: z.string().min(1, MESSAGES.obligatoire) })
  .refine(({ prenom, nom }) => !areSameNames(prenom, nom), { error: SAME_NAMES, path: ['nom'] })
  .transform(({ prenom, nom, villeId }) => ficheForm.parse({ prenom, nom, villeId }))

export const identiteValuesOf = ({ prenom, nom, ville }: Fiche): z.input<typeof identiteForm> => ({
  prenom,
  nom: nom ?? '',
  codePostal: '',
  villeId: ville?.id ?? '',
})
