import { useState } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Loading } from '#ui/Loading.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { cx } from '#ui/cx.ts'
import { ATraiterList } from '../components/ATraiterList.tsx'
import tiles from '../components/AdhesionTiles.module.css'
import { AdhesionTiles } from '../components/AdhesionTiles.tsx'
import { AdhesionsFilters } from '../components/AdhesionsFilters.tsx'
import { AdhesionsTable } from '../components/AdhesionsTable.tsx'
import { SaisieDialog } from '../components/SaisieDialog.tsx'
import { liste } from '../liste.ts'
import styles from './BoAdhesionsScreen.module.css'

/** Skeletons of the figures and of the items to handle; the list below waits for them. */
const ResumeSkeleton = () => (
  <Loading status="Chargement des adhésions…">
    <div className={cx('grid', 'grid--4', tiles.tiles)}>
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

export const BoAdhesionsScreen = () => {
  const [isEntering, setIsEntering] = useState(false)
  return (
    <>
      <PageHead
        title="Adhésions et paiements"
        actions={
          <Button variant="primary" onClick={() => setIsEntering(true)}>
            <Icon name="plus-bold" size="sm" />
            Saisir une adhésion
          </Button>
        }
      />
      <Boundary loading={<ResumeSkeleton />}>
        <Boundary>
          <AdhesionTiles />
        </Boundary>
        <Boundary>
          <ATraiterList />
        </Boundary>
        <section className={styles.list} aria-labelledby={liste.anchor}>
          <div className="section__head">
            <h2 id={liste.anchor} className={styles.title}>
              Toutes les adhésions
            </h2>
          </div>
          <AdhesionsFilters />
          <Boundary loading={<ListSkeleton status="Chargement des adhésions…" />}>
            <AdhesionsTable />
          </Boundary>
        </section>
      </Boundary>
      {isEntering && <SaisieDialog onClose={() => setIsEntering(false)} />}
    </>
  )
}
