import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { usePage } from '#kit/page.ts'
import { MembreCards } from '#modules/adherentes/adherentes.public.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { membresQuery } from '../antennes.api.ts'
import styles from './AntennesList.module.css'

/** A page of the members of a branch (R2.4-4). */
export const AntenneMembresList = ({ id }: { readonly id: string }) => {
  const page = usePage()
  const { adherentes, nbadherentes, limit, plus } = useSuspenseQuery(membresQuery(id, page)).data
  const base = pathTo('/antenne/:id/membre', { id })
  return (
    <>
      <h2 className="list-count">{formatTotal(nbadherentes, plus, 'membre')}</h2>
      {adherentes.length === 0 ? (
        <EmptyState title="Aucune membre ici pour l’instant">
          Celles dont la commune est dans l’antenne y apparaîtront.
        </EmptyState>
      ) : (
        <MembreCards membres={adherentes} />
      )}
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pageCountOf(nbadherentes, limit)}
          hrefFor={(number) => (number > 1 ? `${base}?page=${number}` : base)}
        />
      </div>
    </>
  )
}
