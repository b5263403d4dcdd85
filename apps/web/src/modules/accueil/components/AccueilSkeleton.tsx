import { cx } from '#ui/cx.ts'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Accueil.module.css'

export const AccueilSkeleton = () => (
  <Loading status="Chargement de ton accueil…">
    <div className={cx('cols', styles.columns)}>
      <div className="stack">
        <Skeleton width="min(18rem, 70%)" height="2rem" />
        <Skeleton height="6.5rem" />
        <Skeleton height="6.5rem" />
        <Skeleton height="6.5rem" />
      </div>
      <div className="stack">
        <Skeleton width="min(14rem, 70%)" height="2rem" />
        <Skeleton height="20rem" />
      </div>
    </div>
  </Loading>
)
