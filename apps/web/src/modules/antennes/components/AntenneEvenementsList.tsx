import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { usePage } from '#kit/page.ts'
import { EvenementCards } from '#modules/evenements/evenements.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { evenementsQuery } from '../antennes.api.ts'
import styles from './AntennesList.module.css'

/** A page of what a branch has to come. */
export const AntenneEvenementsList = ({ id }: { readonly id: string }) => {
  const page = usePage()
  const { evenements, nbevenements, limit, plus } = useSuspenseQuery(evenementsQuery(id, page)).data
  const base = pathTo('/antenne/:id/evenement', { id })
  if (evenements.length === 0 && page === 1) {
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
    <>
      <h2 className="list-count">
        {formatTotal(nbevenements, plus, 'événement à venir', 'événements à venir')}
      </h2>
      <EvenementCards evenements={evenements} />
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pageCountOf(nbevenements, limit)}
          hrefFor={(number) => (number > 1 ? `${base}?page=${number}` : base)}
        />
      </div>
    </>
  )
}
