import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useEspace } from '#kit/back-offices.ts'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { participantesQuery } from '../bo-participations.api.ts'
import { ParticipantesTable } from '../components/ParticipantesTable.tsx'
import { ParticipationDialogs, type Demande } from '../components/ParticipationDialogs.tsx'
import { ParticipationsPage } from '../components/ParticipationsPage.tsx'
import { participantes } from '../liste.ts'

export const BoParticipantesScreen = () => {
  const espace = useEspace()
  const { id = '' } = useParams()
  const view = useList(participantes, { espace, id })
  const { data } = useSuspenseQuery(participantesQuery(id, view.page))
  const { participations, nbparticipations, limit, plus, evenement: entete } = data
  const [demande, setDemande] = useState<Demande>()
  const { target, onDone } = useFocusOnDone<HTMLHeadingElement>(demande !== undefined)
  return (
    <ParticipationsPage
      espace={espace}
      entete={entete}
      current="participantes"
      title="Participantes"
      count={formatTotal(nbparticipations, plus, 'participante')}
      headingRef={target}
      cible="inscrites"
      isWide
    >
      <ListPage
        view={view}
        total={{ nb: nbparticipations, plus, limit }}
        head={null}
        isEmpty={participations.length === 0}
        empty={
          <EmptyState title="Personne n’est encore inscrite" level={3}>
            {entete.isDraft
              ? 'C’est un brouillon\u202f: les membres ne le voient pas encore.'
              : 'Chaque inscription s’ajoutera à cette liste.'}
          </EmptyState>
        }
      >
        <ParticipantesTable espace={espace} entete={entete} lignes={participations} onAsk={setDemande} />
      </ListPage>
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
