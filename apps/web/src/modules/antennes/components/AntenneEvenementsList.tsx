import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { EvenementCards } from '#modules/evenements/evenements.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { evenementsQuery } from '../antennes.api.ts'
import { evenements as liste } from '../liste.ts'

/** Upcoming events of a branch. */
export const AntenneEvenementsList = ({ id }: { readonly id: string }) => {
  const view = useList(liste, id)
  const { evenements, nbevenements, limit, plus } = useSuspenseQuery(evenementsQuery(id, view.page)).data
  if (nbevenements === 0) {
    return (
      <EmptyState
        title="Aucun rendez-vous pour l’instant"
        actions={<ButtonLink to={pathTo('/evenement')}>Voir tous les événements</ButtonLink>}
      >
        Regarde ceux des antennes voisines, ou les webinaires&nbsp;: ils se suivent de partout.
      </EmptyState>
    )
  }
  return (
    <ListPage
      view={view}
      total={{ nb: nbevenements, plus, limit }}
      noun="événement à venir"
      nouns="événements à venir"
      isEmpty={evenements.length === 0}
    >
      <EvenementCards evenements={evenements} />
    </ListPage>
  )
}
