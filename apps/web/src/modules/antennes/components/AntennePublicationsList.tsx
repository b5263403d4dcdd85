import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { DetailTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { PublicationCards, publicationsTerritoireQuery } from '#modules/actus/actus.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { publications as liste } from '../liste.ts'

/** Whether the reader is one of those for whom its members write. */
const isLue = ({ mode, porteeLe, droits }: DetailTerritoire): boolean =>
  (mode !== null && porteeLe === null) || droits.administrer || droits.presenter

/** Posts for a branch. A reader of another branch may not read them: nothing is listed, and the page says why. */
export const AntennePublicationsList = ({ antenne }: { readonly antenne: DetailTerritoire }) => {
  const { id, nom } = antenne
  const view = useList(liste, id)
  const { publications, nbpublications, limit, plus } = useSuspenseQuery(
    publicationsTerritoireQuery(id, view.page),
  ).data
  const reseau = <ButtonLink to={pathTo('/actu')}>Lire le fil du réseau</ButtonLink>
  if (nbpublications === 0 && !isLue(antenne)) {
    return (
      <EmptyState title="Ici, on se parle entre voisines" actions={reseau}>
        Les publications de l’antenne {nom} sont lues par ses membres. Celles du réseau t’attendent dans le
        fil d’actu.
      </EmptyState>
    )
  }
  if (nbpublications === 0) {
    return (
      <EmptyState title="Sois la première à écrire" actions={reseau}>
        Dans le fil d’actu, choisis l’antenne {nom} au moment de publier.
      </EmptyState>
    )
  }
  return (
    <ListPage
      view={view}
      total={{ nb: nbpublications, plus, limit }}
      noun="publication"
      isEmpty={publications.length === 0}
    >
      <PublicationCards publications={publications} />
    </ListPage>
  )
}
