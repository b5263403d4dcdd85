import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { Espace } from '#kit/back-offices.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { useNow } from '#kit/use-now.ts'
import { useReadCible } from '#modules/notifications/notifications.public.ts'
import { Card } from '#ui/Card.tsx'
import { Milestones } from '#ui/Milestones.tsx'
import { dossierQuery } from '../bo-moderation.api.ts'
import type { DemandeDossier } from '../demande.ts'
import { suiviOf } from '../suivi.ts'
import { AntecedentsSection } from './AntecedentsSection.tsx'
import { CopieSection } from './CopieSection.tsx'
import { DecisionsSection } from './DecisionsSection.tsx'
import styles from './Dossier.module.css'
import { DossierDialog } from './DossierDialog.tsx'
import { DossierHead } from './DossierHead.tsx'
import { ExamenSection } from './ExamenSection.tsx'
import { NotesSection } from './NotesSection.tsx'
import { RecoursSection } from './RecoursSection.tsx'
import { SignaleusesSection } from './SignaleusesSection.tsx'

type DossierPanelProps = {
  readonly id: DossierId
  readonly espace: Espace
  /** The moderator opened it, and it takes the focus. */
  readonly isChosen: boolean
}

/** A report: what was seen, what is said of it, what is decided, and what happened (mock-up 41). */
export const DossierPanel = ({ id, espace, isChosen }: DossierPanelProps) => {
  const { data: dossier } = useSuspenseQuery(dossierQuery(id))
  useReadCible('signalement', id)
  const titleId = useId()
  const suiviId = useId()
  const now = useNow()
  const [demande, setDemande] = useState<DemandeDossier>()
  const { target: heading, onDone } = useFocusOnDone<HTMLHeadingElement>(demande !== undefined)
  useEffect(() => {
    if (isChosen) heading.current?.focus()
  }, [isChosen, heading])
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.dossier}>
      <DossierHead dossier={dossier} titleId={titleId} heading={heading} />
      <CopieSection dossier={dossier} espace={espace} />
      <SignaleusesSection dossier={dossier} />
      <RecoursSection recours={dossier.recours} />
      <DecisionsSection dossier={dossier} onAsk={setDemande} />
      <ExamenSection dossier={dossier} onAsk={setDemande} />
      <NotesSection notes={dossier.notes} />
      <AntecedentsSection antecedents={dossier.antecedents} espace={espace} />
      <section aria-labelledby={suiviId} className={styles.part}>
        <h3 id={suiviId}>Suivi</h3>
        <Milestones {...suiviOf(dossier, now)} />
      </section>
      {demande && (
        <DossierDialog
          dossier={dossier}
          demande={demande}
          onDone={onDone}
          onClose={() => setDemande(undefined)}
        />
      )}
    </Card>
  )
}
