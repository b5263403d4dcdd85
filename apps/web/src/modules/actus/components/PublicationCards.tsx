import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ref } from 'react'
import styles from './Publication.module.css'
import { PublicationCard } from './PublicationCard.tsx'

type PublicationCardsProps = {
  readonly publications: readonly Publication[]
  /** Heading level: one below the heading above the cards. */
  readonly level?: 2 | 3
  readonly ref?: Ref<HTMLUListElement>
}

/** Posts, one below the other. */
export const PublicationCards = ({ publications, level = 3, ref }: PublicationCardsProps) => (
  <ul ref={ref} className={styles.feed}>
    {publications.map((publication) => (
      <li key={publication.id}>
        <PublicationCard publication={publication} level={level} />
      </li>
    ))}
  </ul>
)
