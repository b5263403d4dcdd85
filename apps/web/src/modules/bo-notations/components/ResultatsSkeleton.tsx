import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Resultats.module.css'

const CHIFFRES = [1, 2, 3, 4]

/** As high as the results. */
export const ResultatsSkeleton = () => (
  <Loading status="Chargement des résultats…">
    <div className={styles.resultats}>
      <div className={styles.bilan}>
        {CHIFFRES.map((one) => (
          <Skeleton key={one} height="var(--chiffre)" />
        ))}
      </div>
      <div className={styles.cards}>
        <Skeleton height="21rem" />
        <Skeleton height="21rem" />
      </div>
      <Skeleton height="5.875rem" />
    </div>
  </Loading>
)
