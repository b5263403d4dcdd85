import { cx } from '#ui/cx.ts'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useDossierChoisi } from '../use-dossier-choisi.ts'
import { DossierBlocks } from './DossierSkeleton.tsx'
import styles from './Signalements.module.css'

/** The shape of the page: the queue beside a report; on a small screen, the one of both that will be shown. */
export const SignalementsSkeleton = () => {
  const isChosen = useDossierChoisi() !== undefined
  return (
    <Loading status="Chargement des signalements…">
      <div className={cx(styles.duo, isChosen && styles.chosen)}>
        <div className={styles.queue}>
          <div className="stack">
            <Skeleton width="8rem" height="var(--tap)" />
            <Skeleton height="28rem" />
          </div>
        </div>
        <div className={isChosen ? undefined : 'only-desktop'}>
          <DossierBlocks />
        </div>
      </div>
    </Loading>
  )
}
