import { ANCRE_COMMENTAIRE } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { Commentaire } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { threadsOf } from '#kit/list/threads-of.ts'

/** The comments in reading order, oldest thread first, from pages that begin with the latest; replies below their comment. */
export const filsOf = (commentaires: readonly Commentaire[]) => {
  // A comment that arrives while a next page is read moves others onto it.
  const uniques = [...new Map(commentaires.map((one) => [one.id, one])).values()]
  return threadsOf(uniques, ({ commentaireParentId }) => commentaireParentId).toReversed()
}

/** The DOM id of a comment, which links and the focus use. */
export const ancreOf = (id: string): string => `${ANCRE_COMMENTAIRE}${id}`
