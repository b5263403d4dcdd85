import { Boundary } from '#kit/Boundary.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { FilFilters, FilPanel, FilTabs } from '../components/FilFilters.tsx'
import { FilList } from '../components/FilList.tsx'
import styles from '../components/Publication.module.css'
import { PublicationComposer } from '../components/PublicationComposer.tsx'
import { RendezVousCard } from '../components/RendezVousCard.tsx'

export const ActusScreen = () => (
  <>
    <PageHead title="Fil d’actu" />
    <div className="cols cols--aside">
      <div className={styles.feed}>
        <PublicationComposer />
        <div className="only-mobile">
          <FilTabs />
        </div>
        <FilPanel />
        <Boundary>
          <FilList />
        </Boundary>
      </div>
      <aside className={styles.side} aria-label="Autour du fil">
        <div className="only-desktop">
          <FilFilters />
        </div>
        <Boundary loading={null}>
          <RendezVousCard />
        </Boundary>
      </aside>
    </div>
  </>
)
