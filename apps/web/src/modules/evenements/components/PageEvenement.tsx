import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { Card } from '#ui/Card.tsx'
import { isPasse } from '../etat.ts'
import { useNow } from '../use-now.ts'
import { AttestationButton } from './AttestationButton.tsx'
import { AutresDates } from './AutresDates.tsx'
import { CalendrierButton } from './CalendrierButton.tsx'
import { FaitsEvenement } from './FaitsEvenement.tsx'
import { FavoriButton } from './FavoriButton.tsx'
import { InscriptionEvenement } from './InscriptionEvenement.tsx'
import { Intervenantes } from './Intervenantes.tsx'
import { OrganisationEvenement } from './OrganisationEvenement.tsx'
import styles from './PageEvenement.module.css'
import { Participantes } from './Participantes.tsx'
import { PlacesEvenement } from './PlacesEvenement.tsx'
import { Programme } from './Programme.tsx'
import { Suites } from './Suites.tsx'

/** An event below its cover: when, where and her place, then what it is about and who is there. */
export const PageEvenement = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const now = useNow()
  const isOuvert = !evenement.isAnnule && !isPasse(evenement, now)
  return (
    <div className="cols cols--aside">
      <aside className={styles.book} aria-label="Date, lieu et inscription">
        <Card className={styles.card}>
          <FaitsEvenement evenement={evenement} />
          {isOuvert && <PlacesEvenement evenement={evenement} />}
          <InscriptionEvenement evenement={evenement} />
          {evenement.droits.attestation && <AttestationButton evenement={evenement} />}
          <div className={styles.pair}>
            <FavoriButton evenement={evenement} />
            {isOuvert && <CalendrierButton evenement={evenement}>Agenda</CalendrierButton>}
          </div>
        </Card>
        <AutresDates serie={evenement.serie} fuseau={evenement.fuseau} />
        <OrganisationEvenement evenement={evenement} />
      </aside>
      <div className={styles.main}>
        <Suites suites={evenement.suites} />
        <Programme description={evenement.description} />
        <Boundary>
          <Intervenantes evenement={evenement} />
        </Boundary>
        <Boundary>
          <Participantes evenement={evenement} />
        </Boundary>
      </div>
    </div>
  )
}
