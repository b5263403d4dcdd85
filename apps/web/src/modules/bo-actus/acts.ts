import type { PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { ActuBo } from '@entrelles/contract/modules/bo-actus/bo-actus.schema.ts'

/** The open dialog of the screen. */
export type Demande =
  | { readonly acte: 'ecrire' }
  | { readonly acte: 'modifier' | 'epingler'; readonly id: PublicationId }
  | { readonly acte: 'supprimer'; readonly actu: ActuBo }

export type Ask = (demande: Demande) => void
