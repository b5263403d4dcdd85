import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { cx } from '#ui/cx.ts'
import styles from './AdhesionTiles.module.css'

/** The figures and what is to be settled; the list below waits for them. */
export const ResumeSkeleton = () => (
  <Loading status="Chargement des adhésions…">
    <div className={cx('grid', 'grid--4', styles.tiles)}>
      <Skeleton height="8.75rem" />
      <Skeleton height="8.75rem" />
      <Skeleton height="8.75rem" />
      <Skeleton height="8.75rem" />
    </div>
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
