import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { Card } from '#ui/Card.tsx'
import { RichText } from '#ui/RichText.tsx'
import { isPasse } from '../etat.ts'
import { useNow } from '../use-now.ts'
import { AttestationLine } from './AttestationLine.tsx'
import { AutresDatesList } from './AutresDatesList.tsx'
import { CalendrierButton } from './CalendrierButton.tsx'
import { EvenementFacts } from './EvenementFacts.tsx'
import styles from './EvenementPage.module.css'
import { FavoriButton } from './FavoriButton.tsx'
import { InscriptionPanel } from './InscriptionPanel.tsx'
import { IntervenantesSection } from './IntervenantesSection.tsx'
import { OrganisationCard } from './OrganisationCard.tsx'
import { ParticipantesSection } from './ParticipantesSection.tsx'
import { PartageButton } from './PartageButton.tsx'
import { PlacesLine } from './PlacesLine.tsx'
import { SuitesSection } from './SuitesSection.tsx'

/** An event below its cover: date, place and registration, then the programme and the participants. */
export const EvenementPage = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const now = useNow()
  const isOuvert = !evenement.isAnnule && !isPasse(evenement, now)
  return (
    <div className="cols cols--aside">
      <aside className={styles.book} aria-label="Date, lieu et inscription">
        <Card className={styles.card}>
          <EvenementFacts evenement={evenement} />
          {isOuvert && <PlacesLine evenement={evenement} />}
          <InscriptionPanel evenement={evenement} />
          <AttestationLine evenement={evenement} />
          <div className={styles.pair}>
            <FavoriButton evenement={evenement} />
            {isOuvert && <CalendrierButton evenement={evenement}>Agenda</CalendrierButton>}
            <PartageButton evenement={evenement} />
          </div>
        </Card>
        <AutresDatesList serie={evenement.serie} fuseau={evenement.fuseau} />
        <OrganisationCard evenement={evenement} />
      </aside>
      <div className={styles.main}>
        <SuitesSection suites={evenement.suites} />
        {evenement.description && (
          <section className="section">
            <div className="section__head">
              <h2>Le programme</h2>
            </div>
            <RichText html={evenement.description} />
          </section>
        )}
        <Boundary>
          <IntervenantesSection evenement={evenement} />
        </Boundary>
        <Boundary>
          <ParticipantesSection evenement={evenement} />
        </Boundary>
      </div>
    </div>
  )
}
