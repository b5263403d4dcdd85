import type { TypeCible } from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import type { IconName } from '#ui/icons.ts'

type Marque = { readonly icon: IconName; readonly tint: 'lagoon' | 'wine' | 'sage' | 'terra' }

/** The mark of each kind of target, on the portrait. */
export const MARQUES: Readonly<Record<TypeCible, Marque>> = {
  evenement: { icon: 'calendar-dots-fill', tint: 'lagoon' },
  adhesion: { icon: 'credit-card-bold', tint: 'wine' },
  adherente: { icon: 'users-three-fill', tint: 'wine' },
  territoire: { icon: 'map-pin-area-fill', tint: 'sage' },
  faq: { icon: 'question-fill', tint: 'terra' },
  compte: { icon: 'shield-star-fill', tint: 'terra' },
  coup_de_pouce: { icon: 'hand-heart-fill', tint: 'terra' },
  publication: { icon: 'newspaper-fill', tint: 'lagoon' },
  discussion: { icon: 'chat-circle-dots', tint: 'lagoon' },
  ressource: { icon: 'books-fill', tint: 'sage' },
  recherche: { icon: 'magnifying-glass', tint: 'sage' },
  signalement: { icon: 'shield-star-fill', tint: 'wine' },
}
