import type { CarteEvenement as Carte } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { CarteEvenement } from './CarteEvenement.tsx'

type CartesEvenementsProps = {
  readonly evenements: readonly Carte[]
  /** Cards in a row on a large screen. */
  readonly columns?: 2 | 3
}

/** Events, card by card, under a title of level 2. */
export const CartesEvenements = ({ evenements, columns = 3 }: CartesEvenementsProps) => (
  <ul className={`grid grid--${columns}`}>
    {evenements.map((evenement) => (
      <li key={evenement.id}>
        <CarteEvenement evenement={evenement} />
      </li>
    ))}
  </ul>
)
