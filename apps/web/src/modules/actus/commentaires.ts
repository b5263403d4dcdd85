import { ANCRE_COMMENTAIRE } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { Commentaire } from '@entrelles/contract/modules/actus/actus.schema.ts'

type Fil = { readonly commentaire: Commentaire; readonly reponses: readonly Commentaire[] }

/** The comments in reading order, oldest thread first, from pages that begin with the latest; answers under theirs. */
export const filsOf = (commentaires: readonly Commentaire[]): readonly Fil[] => {
  // A comment that arrives while a next page is read moves others onto it.
  const uniques = [...new Map(commentaires.map((one) => [one.id, one])).values()]
  const reponses = Map.groupBy(uniques, ({ commentaireParentId }) => commentaireParentId)
  const ids = new Set(uniques.map(({ id }) => id))
  return uniques
    .filter(({ commentaireParentId }) => commentaireParentId === null || !ids.has(commentaireParentId))
    .map((commentaire) => ({ commentaire, reponses: reponses.get(commentaire.id) ?? [] }))
    .toReversed()
}

/** The DOM id of a comment, which links and the focus use. */
export const ancreOf = (id: string): string => `${ANCRE_COMMENTAIRE}${id}`
