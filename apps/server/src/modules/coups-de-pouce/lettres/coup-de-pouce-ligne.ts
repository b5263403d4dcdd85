import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Cible } from '@entrelles/contract/modules/notifications/notifications.schema.ts'

/** Why a letter about a request does not leave. */
export const SANS_OBJET = 'la demande ou sa destinataire a changé'

export const cheminOf = (id: string): string => pathTo('/coup-de-pouce/:id', { id })

/** The page of the request that a line is about. */
export const cibleOf = ({ coupDePouceId: id }: { readonly coupDePouceId: string }): Cible => ({
  type: 'coup_de_pouce',
  id,
  url: cheminOf(id),
})
