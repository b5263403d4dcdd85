import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './MembreCards.module.css'

const GHOSTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

export const MembreCardsSkeleton = () => (
  <Loading status="Chargement des membres…">
    <div className="grid grid--4">
      {GHOSTS.map((ghost) => (
        <div key={ghost} className={styles.ghost}>
          <Skeleton height="84px" width="84px" />
          <div className={styles.words}>
            <Skeleton height="1.4em" width="70%" />
            <Skeleton width="55%" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
)
