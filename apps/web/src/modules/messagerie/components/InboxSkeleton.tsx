import { cx } from '#ui/cx.ts'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Inbox.module.css'

const ROWS = [0, 1, 2, 3, 4, 5, 6]

export const InboxSkeleton = () => (
  <Loading status="Chargement de tes discussions…">
    {ROWS.map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton width="56px" height="56px" />
        <span className={cx(styles.texts, styles.lines)}>
          <Skeleton width="60%" />
          <Skeleton width="90%" />
        </span>
      </div>
    ))}
  </Loading>
)
