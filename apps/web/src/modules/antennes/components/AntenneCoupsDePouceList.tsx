import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import {
  CoupDePouceCards,
  coupsDePouceTerritoireQuery,
} from '#modules/coups-de-pouce/coups-de-pouce.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { coupsDePouce as liste } from '../liste.ts'

/** Open help requests of a branch. */
export const AntenneCoupsDePouceList = ({ id }: { readonly id: string }) => {
  const view = useList(liste, id)
  const { coupsdepouce, nbcoupsdepouce, limit, plus } = useSuspenseQuery(
    coupsDePouceTerritoireQuery(id, view.page),
  ).data
  if (nbcoupsdepouce === 0) {
    return (
      <EmptyState
        title="Aucune demande en ce moment"
        actions={
          <>
            <ButtonLink to={pathTo('/coup-de-pouce/creation')}>Demander un coup de pouce</ButtonLink>
            <ButtonLink to={pathTo('/coup-de-pouce')}>Voir tout le réseau</ButtonLink>
          </>
        }
      >
        Lance la première, les autres suivront.
      </EmptyState>
    )
  }
  return (
    <ListPage
      view={view}
      total={{ nb: nbcoupsdepouce, plus, limit }}
      noun="coup de pouce"
      nouns="coups de pouce"
      isEmpty={coupsdepouce.length === 0}
    >
      <CoupDePouceCards cartes={coupsdepouce} />
    </ListPage>
  )
}
