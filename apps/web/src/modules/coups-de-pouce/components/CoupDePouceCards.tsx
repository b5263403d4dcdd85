import type { Ref } from 'react'
import { CoupDePouceCard, type Carte } from './CoupDePouceCard.tsx'
import styles from './CoupDePouceCard.module.css'

type CoupDePouceCardsProps = {
  readonly cartes: readonly Carte[]
  /** Number of columns on a large screen. */
  readonly columns?: 1 | 2 | 3
  readonly level?: 2 | 3 | 4
  readonly ref?: Ref<HTMLUListElement>
}

/** Cards of help requests, under a heading of the level above. */
export const CoupDePouceCards = ({ cartes, columns = 3, level = 3, ref }: CoupDePouceCardsProps) => (
  <ul ref={ref} className={columns === 1 ? 'grid' : `grid grid--${columns}`}>
    {cartes.map((carte) => (
      <li key={carte.id} className={styles.place}>
        <CoupDePouceCard carte={carte} level={level} />
      </li>
    ))}
  </ul>
)
