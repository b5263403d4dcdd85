import type { CarteEvenement as Carte } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { EvenementCard } from './EvenementCard.tsx'

type EvenementCardsProps = {
  readonly evenements: readonly Carte[]
  /** Cards in a row on a large screen. */
  readonly columns?: 2 | 3
}

/** Events, card by card, under a title of level 2. */
export const EvenementCards = ({ evenements, columns = 3 }: EvenementCardsProps) => (
  <ul className={`grid grid--${columns}`}>
    {evenements.map((evenement) => (
      <li key={evenement.id}>
        <EvenementCard evenement={evenement} />
      </li>
    ))}
  </ul>
)
