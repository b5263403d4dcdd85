import type { Parametres } from '@entrelles/contract/modules/compte/compte.schema.ts'
import type { Ville } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'

/** The communes to choose from; the member’s own is offered before the list loads. */
export const choicesOf = (
  code: string,
  villes: readonly Ville[] | undefined,
  sienne: Parametres['ville'],
): readonly Ville[] => {
  const own = sienne?.codePostal === code ? [sienne] : []
  return villes ?? own
}
