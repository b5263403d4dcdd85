import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { MembreCard } from './MembreCard.tsx'

type MembreCardsProps = {
  readonly membres: readonly CarteAdherente[]
  /** How many stand side by side on a large screen. */
  readonly columns?: 3 | 4
  /** One below the title that the cards are under. */
  readonly level?: 2 | 3 | 4
}

/** Members, card by card. */
export const MembreCards = ({ membres, columns = 4, level = 3 }: MembreCardsProps) => (
  <ul className={`grid grid--${columns}`}>
    {membres.map((membre, index) => (
      // Erased members have no id of their own.
      <li key={membre.id ?? `effacee-${index}`}>
        <MembreCard membre={membre} level={level} />
      </li>
    ))}
  </ul>
)
