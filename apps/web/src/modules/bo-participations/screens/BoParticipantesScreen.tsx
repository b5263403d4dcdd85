import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { pageOf } from '#kit/address.ts'
import { useEspace } from '#kit/back-offices.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { participantesHref } from '#modules/bo-evenements/bo-evenements.public.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { participantesQuery } from '../bo-participations.api.ts'
import { ParticipantesTable } from '../components/ParticipantesTable.tsx'
import { ParticipationDialogs, type Demande } from '../components/ParticipationDialogs.tsx'
import { ParticipationsPage } from '../components/ParticipationsPage.tsx'

export const BoParticipantesScreen = () => {
  const espace = useEspace()
  const { id = '', pagenum } = useParams()
  const page = pageOf(pagenum)
  const { data } = useSuspenseQuery(participantesQuery(id, page))
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
      {participations.length > 0 ? (
        <ParticipantesTable espace={espace} entete={entete} lignes={participations} onAsk={setDemande} />
      ) : page > 1 ? (
        <EmptyState
          title="Cette page est vide"
          level={3}
          actions={<ButtonLink to={participantesHref(espace, id)}>Première page</ButtonLink>}
        />
      ) : (
        <EmptyState title="Personne n’est encore inscrite" level={3}>
          {entete.isDraft
            ? 'C’est un brouillon\u202f: les membres ne le voient pas encore.'
            : 'Chaque inscription s’ajoutera à cette liste.'}
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={pageCountOf(nbparticipations, limit)}
        hrefFor={(number) => participantesHref(espace, id, number)}
      />
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
