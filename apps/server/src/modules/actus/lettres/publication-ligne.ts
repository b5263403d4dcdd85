import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ANCRE_COMMENTAIRE } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { Cible } from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import { quoted } from '#kit/lettres-mots.ts'

/** Why a letter about a post does not leave. */
export const SANS_OBJET = 'la publication ou sa destinataire a changé'

type Objet = {
  readonly publicationId: string
  /** The comment that the page shows first. */
  readonly commentaireId?: string | null
}

export const cheminOf = ({ publicationId: id, commentaireId = null }: Objet): string =>
  `${pathTo('/actu/:id', { id })}${commentaireId === null ? '' : `#${ANCRE_COMMENTAIRE}${commentaireId}`}`

/** The page of the post that a line is about. */
export const cibleOf = (objet: Objet): Cible => ({
  type: 'publication',
  id: objet.publicationId,
  url: cheminOf(objet),
})

/** Why a member is notified of a comment: she wrote the post or the comment it answers, or follows the post. */
export const ROLES = ['auteure', 'fil', 'suivi'] as const
export type RoleLettre = (typeof ROLES)[number]

/** The title of a post, after what it is called; most posts have none. */
const entitled = (titre: string | null): string => (titre === null ? '' : ` ${quoted(titre)}`)

/** « … a commenté ta publication » */
export const faitOf = (role: RoleLettre, titre: string | null): string => {
  if (role === 'fil') return 'répondu à ton commentaire'
  if (role === 'auteure') return `commenté ta publication${entitled(titre)}`
  return `commenté ${titre === null ? 'une publication' : `${quoted(titre)},`} que tu suis`
}

/** « … te mentionne dans un commentaire » */
export const lieuOf = (isCommentaire: boolean, titre: string | null): string => {
  if (isCommentaire) return 'un commentaire'
  return titre === null ? 'une publication' : quoted(titre)
}
