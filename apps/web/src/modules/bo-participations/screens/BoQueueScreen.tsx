import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { pageOf } from '#kit/address.ts'
import { useEspace } from '#kit/back-offices.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { queueHref } from '#modules/bo-evenements/bo-evenements.public.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { queueQuery } from '../bo-participations.api.ts'
import { ParticipationDialogs, type Demande } from '../components/ParticipationDialogs.tsx'
import { ParticipationsPage } from '../components/ParticipationsPage.tsx'
import { QueueTable } from '../components/QueueTable.tsx'

export const BoQueueScreen = () => {
  const espace = useEspace()
  const { id = '', pagenum } = useParams()
  const page = pageOf(pagenum)
  const { data } = useSuspenseQuery(queueQuery(id, page))
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
        {participations.length > 0 ? (
          <QueueTable
            espace={espace}
            lignes={participations}
            isClosed={isBegun || entete.isAnnule}
            onAsk={setDemande}
          />
        ) : page > 1 ? (
          <EmptyState
            title="Cette page est vide"
            level={3}
            actions={<ButtonLink to={queueHref(espace, id)}>Première page</ButtonLink>}
          />
        ) : (
          <EmptyState title="Personne en attente" level={3}>
            Les membres apparaîtront ici quand l’événement sera complet.
          </EmptyState>
        )}
        <Callout>
          <p className="small">
            Quand une place se libère, elle est proposée à la première pendant 24&nbsp;heures (2&nbsp;heures
            la veille). Personne n’est inscrite sans avoir dit oui.
          </p>
        </Callout>
        <Pagination
          page={page}
          pageCount={pageCountOf(nbparticipations, limit)}
          hrefFor={(number) => queueHref(espace, id, number)}
        />
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
