import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { MembreCard } from './MembreCard.tsx'

type MembreCardsProps = {
  readonly membres: readonly CarteAdherente[]
  /** Number of columns on a large screen. */
  readonly columns?: 3 | 4
  /** Heading level: one below the heading above the cards. */
  readonly level?: 2 | 3 | 4
}

export const MembreCards = ({ membres, columns = 4, level = 3 }: MembreCardsProps) => (
  <ul className={`grid grid--${columns}`}>
    {membres.map((membre, index) => (
      // Deleted members have no id.
      <li key={membre.id ?? `effacee-${index}`}>
        <MembreCard membre={membre} level={level} />
      </li>
    ))}
  </ul>
)
