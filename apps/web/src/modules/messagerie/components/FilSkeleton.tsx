import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Fil.module.css'

const BUBBLES = ['60%', '45%', '70%', '30%']

export const FilSkeleton = () => (
  <div className={styles.disc}>
    <Loading status="Chargement de la discussion…">
      <div className={styles.head}>
        <div className={styles.who}>
          <Skeleton width="56px" height="56px" />
          <Skeleton width="40%" />
        </div>
      </div>
      <div className={styles.scroll}>
        <div className={styles.messages}>
          {BUBBLES.map((width) => (
            <Skeleton key={width} width={width} height="3.5rem" />
          ))}
        </div>
      </div>
    </Loading>
  </div>
)
