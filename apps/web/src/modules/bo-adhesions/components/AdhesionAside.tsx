import { formatDate } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { DetailAdhesion } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { miniatureDe } from '@entrelles/contract/modules/medias/miniature.ts'
import { useEffect, useRef, useState } from 'react'
import { useToday } from '#kit/use-today.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Link } from '#ui/Link.tsx'
import { focusTitle } from '../focus-title.ts'
import { formatNom, formatPeriode, formatSituation } from '../mots.ts'
import styles from './AdhesionAside.module.css'
import { AnnulationDialog } from './AnnulationDialog.tsx'

type AdhesionAsideProps = { readonly adhesion: DetailAdhesion }

const Adherente = ({ adhesion: { adherente } }: AdhesionAsideProps) => {
  const today = useToday()
  return (
    <Card as="section" aria-labelledby="adherente">
      <h2 id="adherente" className={styles.title}>
        Adhérente
      </h2>
      <p className={styles.who}>
        <Avatar
          name={adherente ? formatNom(adherente) : undefined}
          src={adherente?.photo && miniatureDe(adherente.photo)}
          size="md"
        />
        <strong>{formatNom(adherente)}</strong>
      </p>
      {adherente ? (
        <Facts
          isNarrow
          facts={[
            ['Commune', adherente.commune],
            ['E-mail', adherente.email],
            ['Situation', formatSituation(adherente.payeJusquau, today)],
          ]}
        />
      ) : (
        <p className="muted">Son compte est effacé.</p>
      )}
    </Card>
  )
}

const Periode = ({ adhesion }: AdhesionAsideProps) => (
  <Card as="section" aria-labelledby="periode">
    <h2 id="periode" className={styles.title}>
      Période
    </h2>
    <Facts
      isNarrow
      facts={[
        ['Dates', formatPeriode(adhesion.dateDebut, adhesion.dateFin)],
        ['Enregistrée le', formatDate(adhesion.dateCreation, ZONE_PARIS)],
        ['Annulée le', adhesion.annulation && formatDate(adhesion.annulation.date, ZONE_PARIS)],
        ['Motif', adhesion.annulation && adhesion.annulation.motif],
      ]}
    />
    <Link standalone to={`${pathTo('/administratrice/journal')}?cible=adhesion%3A${adhesion.id}`}>
      Son historique au journal
    </Link>
  </Card>
)

const Annulation = ({ onAsk }: { readonly onAsk: () => void }) => (
  <Card as="section" aria-labelledby="annulation">
    <h2 id="annulation" className={styles.title}>
      Annuler
    </h2>
    <p className={styles.text}>
      Un chèque sans provision, un paiement remboursé&nbsp;: l’adhésion est reprise, et ses rappels
      s’arrêtent.
    </p>
    <Button variant="danger" block onClick={onAsk}>
      Annuler l’adhésion
    </Button>
  </Card>
)

/** Member, dates and cancellation. */
export const AdhesionAside = ({ adhesion }: AdhesionAsideProps) => {
  // State of the aside and not of the card: the card disappears once the membership is cancelled.
  const [isAsked, setIsAsked] = useState(false)
  const isCancelled = useRef(false)
  useEffect(() => {
    if (!isAsked && isCancelled.current) focusTitle()
    isCancelled.current = false
  }, [isAsked])
  return (
    <aside className="stack">
      <Adherente adhesion={adhesion} />
      <Periode adhesion={adhesion} />
      {adhesion.annulation === null && <Annulation onAsk={() => setIsAsked(true)} />}
      {isAsked && (
        <AnnulationDialog
          adhesion={adhesion}
          onClose={() => setIsAsked(false)}
          onDone={() => {
            isCancelled.current = true
            setIsAsked(false)
          }}
        />
      )}
    </aside>
  )
}
