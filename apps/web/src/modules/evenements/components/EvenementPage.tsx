import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { GestesMenu } from '#modules/moderation/moderation.public.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { RichText } from '#ui/RichText.tsx'
import { isPasse } from '../etat.ts'
import type { Intervenante } from '../intervenantes.ts'
import { useNow } from '#kit/use-now.ts'
import { AttestationLine } from './AttestationLine.tsx'
import { AutresDatesList } from './AutresDatesList.tsx'
import { CalendrierButton } from './CalendrierButton.tsx'
import { EvenementFacts } from './EvenementFacts.tsx'
import styles from './EvenementPage.module.css'
import { FavoriButton } from './FavoriButton.tsx'
import { FormulaireLink } from './FormulaireLink.tsx'
import { InscriptionPanel } from './InscriptionPanel.tsx'
import { IntervenanteCard } from './IntervenanteCard.tsx'
import { IntervenantesFrame, IntervenantesSection } from './IntervenantesSection.tsx'
import { OrganisationCard } from './OrganisationCard.tsx'
import { ParticipantesSection } from './ParticipantesSection.tsx'
import { PartageButton } from './PartageButton.tsx'
import { PlacesLine } from './PlacesLine.tsx'
import { SuitesSection } from './SuitesSection.tsx'

type EvenementPageProps = {
  readonly evenement: DetailEvenement
  /** In a preview: the speakers as they are typed; nothing can be pressed, and nobody is registered. */
  readonly preview?: { readonly intervenantes: readonly Intervenante[] } | undefined
}

type ActesProps = { readonly evenement: DetailEvenement }

/** What a member does here: register, keep, note the date. */
const Actes = ({ evenement, isOuvert }: ActesProps & { readonly isOuvert: boolean }) => (
  <>
    <InscriptionPanel evenement={evenement} />
    <AttestationLine evenement={evenement} />
    <div className={styles.pair}>
      <FavoriButton evenement={evenement} />
      {isOuvert && <CalendrierButton evenement={evenement}>Agenda</CalendrierButton>}
      <PartageButton evenement={evenement} />
      {/* Those who manage it act in the back office. */}
      {!evenement.droits.gerer && (
        <GestesMenu
          variant="icon"
          cible={{
            type: 'evenement',
            id: evenement.id,
            libelle: 'cet événement',
            extrait: evenement.titre,
          }}
          auteure={null}
        />
      )}
    </div>
  </>
)

const ActesPreview = ({ evenement }: ActesProps) => (
  <div className={styles.zone}>
    {evenement.inscriptionType !== 'Externe' && (
      <Button variant="primary" size="lg" block disabled>
        Je m’inscris
      </Button>
    )}
    <FormulaireLink evenement={evenement} />
  </div>
)

/** An event below its cover: date, place and registration, then the programme and the participants. */
export const EvenementPage = ({ evenement, preview }: EvenementPageProps) => {
  const now = useNow()
  const isOuvert = !evenement.isAnnule && !isPasse(evenement, now)
  return (
    <div className="cols cols--aside">
      <aside className={styles.book} aria-label="Date, lieu et inscription">
        <Card className={styles.card}>
          <EvenementFacts evenement={evenement} />
          {/* 0 places: not chosen yet, in a preview. */}
          {isOuvert && evenement.nombrePlacesTotal !== 0 && <PlacesLine evenement={evenement} />}
          {preview ? (
            <ActesPreview evenement={evenement} />
          ) : (
            <Actes evenement={evenement} isOuvert={isOuvert} />
          )}
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
        {preview ? (
          <IntervenantesFrame nombre={preview.intervenantes.length}>
            {preview.intervenantes.map((intervenante) => (
              <IntervenanteCard key={intervenante.nom} intervenante={intervenante} />
            ))}
          </IntervenantesFrame>
        ) : (
          <>
            <Boundary>
              <IntervenantesSection evenement={evenement} />
            </Boundary>
            <Boundary>
              <ParticipantesSection evenement={evenement} />
            </Boundary>
          </>
        )}
      </div>
    </div>
  )
}
