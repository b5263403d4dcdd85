import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Cible } from '@entrelles/contract/modules/notifications/notifications.schema.ts'

/** Why a letter about a request does not leave. */
export const SANS_OBJET = 'la demande ou sa destinataire a changé'

/** « Tour à bois à partager » between its marks. */
export const quoted = (titre: string): string => `«\u00a0${titre}\u00a0»`

export const cheminOf = (id: string): string => pathTo('/coup-de-pouce/:id', { id })

/** The page of the request that a line is about. */
export const cibleOf = ({ coupDePouceId: id }: { readonly coupDePouceId: string }): Cible => ({
  type: 'coup_de_pouce',
  id,
  url: cheminOf(id),
})

/** The members of a line, as its first words: those who have left have no name. */
export const qui = (noms: string): string => noms || 'Une membre'
