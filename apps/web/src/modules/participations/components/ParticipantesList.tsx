import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { MembreCards } from '#modules/adherentes/adherentes.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { liste } from '../liste.ts'
import { participantesQuery } from '../participations.api.ts'

/** A page of participants, the latest first (R2.1-10). */
export const ParticipantesList = ({ id }: { readonly id: string }) => {
  const view = useList(liste, id)
  const { adherentes, nbadherentes, limit, plus } = useSuspenseQuery(participantesQuery(id, view.page)).data
  if (nbadherentes === 0) {
    return (
      <EmptyState
        title="Personne n’est encore inscrite"
        actions={<ButtonLink to={pathTo('/evenement/:id', { id })}>Voir l’événement</ButtonLink>}
      >
        Sois la première&nbsp;: les autres suivront.
      </EmptyState>
    )
  }
  return (
    <ListPage
      view={view}
      total={{ nb: nbadherentes, plus, limit }}
      noun="participante"
      isEmpty={adherentes.length === 0}
    >
      <MembreCards membres={adherentes} />
    </ListPage>
  )
}
