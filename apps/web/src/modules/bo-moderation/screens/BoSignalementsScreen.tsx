import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEspace } from '#kit/back-offices.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { CountedTabs } from '#kit/list/CountedTabs.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useIsDesktop } from '#kit/media.ts'
import { Button } from '#ui/Button.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { resumeSignalementsQuery } from '../bo-moderation.api.ts'
import { ReponsesTypesDialog } from '../components/ReponsesTypesDialog.tsx'
import { SignalementsPage } from '../components/SignalementsPage.tsx'
import { SignalementsSkeleton } from '../components/SignalementsSkeleton.tsx'
import { liste } from '../liste.ts'
import { useDossierChoisi } from '../use-dossier-choisi.ts'

const LEDE =
  'Première réponse sous 48\u00a0heures, 24\u00a0heures pour le harcèlement. Qui signale n’est jamais nommée à la personne signalée.'

/** The queue of reports and the open one: beside each other, or on a phone one after the other. */
export const BoSignalementsScreen = () => {
  const espace = useEspace()
  const view = useList(liste, espace)
  const counts = useQuery(resumeSignalementsQuery())
  const isDesktop = useIsDesktop()
  const isAlone = useDossierChoisi() !== undefined && !isDesktop
  const [isEditing, setIsEditing] = useState(false)
  return (
    <>
      <PageHead
        title="Signalements"
        lede={!isAlone && LEDE}
        actions={
          espace === 'administratrice' &&
          !isAlone && <Button onClick={() => setIsEditing(true)}>Réponses types</Button>
        }
      />
      {!isAlone && <CountedTabs label="Filtrer les signalements" view={view} counts={counts} />}
      <Boundary loading={<SignalementsSkeleton />}>
        <SignalementsPage espace={espace} />
      </Boundary>
      {isEditing && <ReponsesTypesDialog onClose={() => setIsEditing(false)} />}
    </>
  )
}
