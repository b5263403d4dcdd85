import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useEspace } from '#kit/back-offices.ts'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { Callout } from '#ui/Callout.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { queueQuery } from '../bo-participations.api.ts'
import { ParticipationDialogs, type Demande } from '../components/ParticipationDialogs.tsx'
import { ParticipationsPage } from '../components/ParticipationsPage.tsx'
import { QueueTable } from '../components/QueueTable.tsx'
import { queue } from '../liste.ts'

export const BoQueueScreen = () => {
  const espace = useEspace()
  const { id = '' } = useParams()
  const view = useList(queue, { espace, id })
  const { data } = useSuspenseQuery(queueQuery(id, view.page))
  const { participations, nbparticipations, limit, plus, evenement: entete } = data
  const [now] = useState(() => new Date())
  const [demande, setDemande] = useState<Demande>()
  const { target, onDone } = useFocusOnDone<HTMLHeadingElement>(demande !== undefined)
  const isBegun = entete.dateHeureDebut !== null && new Date(entete.dateHeureDebut) <= now
  return (
    <ParticipationsPage
      espace={espace}
      entete={entete}
      current="queue"
      title="Liste d’attente"
      count={formatTotal(nbparticipations, plus, 'membre')}
      headingRef={target}
      cible="en_attente"
    >
      <div className="stack">
        <ListPage
          view={view}
          total={{ nb: nbparticipations, plus, limit }}
          head={null}
          isEmpty={participations.length === 0}
          empty={
            <EmptyState title="Personne en attente" level={3}>
              Les membres apparaîtront ici quand l’événement sera complet.
            </EmptyState>
          }
          below={
            <Callout>
              <p className="small">
                Quand une place se libère, elle est proposée à la première pendant 24&nbsp;heures
                (2&nbsp;heures la veille). Personne n’est inscrite sans avoir dit oui.
              </p>
            </Callout>
          }
        >
          <QueueTable
            espace={espace}
            lignes={participations}
            isClosed={isBegun || entete.isAnnule}
            onAsk={setDemande}
          />
        </ListPage>
      </div>
      {demande && (
        <ParticipationDialogs
          demande={demande}
          entete={entete}
          onDone={onDone}
          onClose={() => setDemande(undefined)}
        />
      )}
    </ParticipationsPage>
  )
}
