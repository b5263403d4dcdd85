import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Tuiles.module.css'
import { cx } from '#ui/cx.ts'

export const TuilesSkeleton = () => (
  <Loading status="Chargement du résumé…">
    <div className={cx('grid', 'grid--4', styles.tiles)}>
      <Skeleton height="8.75rem" />
      <Skeleton height="8.75rem" />
      <Skeleton height="8.75rem" />
      <Skeleton height="8.75rem" />
    </div>
  </Loading>
)

export const ATraiterSkeleton = () => (
  <Loading status="Chargement de ce qui est à traiter…">
    <div className="stack">
      <Skeleton width="min(12rem, 50%)" height="2.25rem" />
      <Skeleton height="7rem" />
      <Skeleton height="7rem" />
    </div>
  </Loading>
)

export const ListeSkeleton = () => (
  <Loading status="Chargement des adhésions…">
    <div className="stack">
      <Skeleton width="8rem" />
      <Skeleton height="24rem" />
    </div>
  </Loading>
)
