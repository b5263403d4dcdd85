import type { Ressource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { RessourceCard } from './RessourceCard.tsx'

type RessourceCardsProps = {
  readonly ressources: readonly Ressource[]
  /** Number of columns on a large screen. */
  readonly columns?: 1 | 2
  readonly level?: 2 | 3 | 4
  /** Beside something else: kind and title alone. */
  readonly isShort?: boolean
}

/** Cards of resources, under a heading of the level above. */
export const RessourceCards = ({ ressources, columns = 2, level, isShort }: RessourceCardsProps) => (
  <ul className={columns === 1 ? 'grid' : 'grid grid--2'}>
    {ressources.map((ressource) => (
      <li key={ressource.id}>
        <RessourceCard ressource={ressource} level={level ?? 3} isShort={isShort ?? false} />
      </li>
    ))}
  </ul>
)
