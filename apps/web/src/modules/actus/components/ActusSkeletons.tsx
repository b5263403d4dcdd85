import { Card } from '#ui/Card.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Publication.module.css'

const GHOSTS = ['a', 'b', 'c'] as const

export const PublicationsSkeleton = () => (
  <Loading status="Chargement des publications…">
    <div className={styles.feed}>
      {GHOSTS.map((ghost) => (
        <Card key={ghost} className={styles.post}>
          <Skeleton width="min(16rem, 70%)" height="3.5rem" />
          <Skeleton height="6rem" />
          <Skeleton width="min(20rem, 90%)" height="2.75rem" />
        </Card>
      ))}
    </div>
  </Loading>
)

export const CommentairesSkeleton = () => (
  <Loading status="Chargement des commentaires…">
    <div className="stack">
      <Skeleton height="5rem" />
      <Skeleton height="5rem" />
    </div>
  </Loading>
)

export const FormulaireSkeleton = () => (
  <Loading status="Chargement du formulaire…">
    <Skeleton height="28rem" />
  </Loading>
)
