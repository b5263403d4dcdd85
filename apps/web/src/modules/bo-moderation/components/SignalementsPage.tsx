import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Espace } from '#kit/back-offices.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useIsDesktop } from '#kit/media.ts'
import { useChosen } from '#kit/use-chosen.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { signalementsQuery } from '../bo-moderation.api.ts'
import { liste } from '../liste.ts'
import { useDossierChoisi } from '../use-dossier-choisi.ts'
import { DossierPanel } from './DossierPanel.tsx'
import { DossierSkeleton } from './DossierSkeleton.tsx'
import styles from './Signalements.module.css'
import { SignalementsList } from './SignalementsList.tsx'

/** Whether there has been room for two since the page was opened: a narrower window must not lose what is typed. */
const useHasRoom = (): boolean => {
  const isDesktop = useIsDesktop()
  const [hasRoom, setHasRoom] = useState(isDesktop)
  if (isDesktop && !hasRoom) setHasRoom(true)
  return hasRoom
}

/** A page of the queue beside the open report; on a small screen, one after the other. */
export const SignalementsPage = ({ espace }: { readonly espace: Espace }) => {
  const view = useList(liste, espace)
  const hasRoom = useHasRoom()
  const answer = useSuspenseQuery(signalementsQuery(view.filters, view.page)).data
  const choisi = useDossierChoisi()
  const address = view.hrefOfPage(view.page)
  const queue = { to: address, label: 'Tous les signalements' }
  const [first] = answer.signalements
  // The first of the queue is open beside it, and stays so when an act moves it to another tab. Not a private message:
  // who reads one is logged, and must have asked for it.
  const [premier] = useChosen(address, first?.cible.type === 'message' ? undefined : first?.id)
  const opened = choisi ?? (hasRoom ? premier : undefined)
  return (
    <div className={cx((first ?? opened) && styles.duo, choisi && styles.chosen)}>
      {choisi && (
        <div className="only-mobile">
          <Breadcrumb parents={[queue]} />
        </div>
      )}
      <SignalementsList view={view} answer={answer} opened={opened} />
      {opened ? (
        <Boundary key={opened} loading={<DossierSkeleton />} back={queue}>
          <DossierPanel id={opened} espace={espace} isChosen={choisi !== undefined} />
        </Boundary>
      ) : (
        first && (
          <Card className="only-desktop">
            <p>Choisis un signalement. La lecture d’un message privé est notée au journal.</p>
          </Card>
        )
      )}
    </div>
  )
}
