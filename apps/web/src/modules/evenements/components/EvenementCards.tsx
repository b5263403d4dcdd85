import type { CarteEvenement as Carte } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { EvenementCard } from './EvenementCard.tsx'

type EvenementCardsProps = {
  readonly evenements: readonly Carte[]
  /** Number of columns on a large screen. */
  readonly columns?: 2 | 3
}

/** Cards of events, under a heading of level 2. */
export const EvenementCards = ({ evenements, columns = 3 }: EvenementCardsProps) => (
  <ul className={`grid grid--${columns}`}>
    {evenements.map((evenement) => (
      <li key={evenement.id}>
        <EvenementCard evenement={evenement} />
      </li>
    ))}
  </ul>
)
