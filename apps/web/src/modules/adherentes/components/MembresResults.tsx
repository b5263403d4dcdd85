import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import type { FiltresAnnuaire } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Pagination } from '#ui/Pagination.tsx'
import { annuaireQuery } from '../adherentes.api.ts'
import { liste } from '../liste.ts'
import styles from './AnnuairePage.module.css'
import { MembreCards } from './MembreCards.tsx'
import { MembresEmpty } from './MembresEmpty.tsx'

type MembresResultsProps = {
  readonly filtres: FiltresAnnuaire
  readonly page: number
  /** The page is there, under its title. */
  readonly onShown: (page: number, title: HTMLElement | null) => void
  readonly onWiden: () => void
}

/** R2.4-4: the count, the cards and the pages. */
export const MembresResults = ({ filtres, page, onShown, onWiden }: MembresResultsProps) => {
  const { adherentes, nbadherentes, limit, plus, motsCorriges } = useSuspenseQuery(
    annuaireQuery(filtres, page),
  ).data
  const count = useRef<HTMLHeadingElement>(null)

  const address = liste.href(undefined, filtres, page)
  useEffect(() => {
    onShown(page, count.current)
  }, [address, page, onShown])

  if (adherentes.length === 0 && page === 1) return <MembresEmpty titleRef={count} onWiden={onWiden} />
  return (
    <section aria-labelledby="nb-membres">
      {motsCorriges && motsCorriges.length > 0 && (
        <p className={styles.corrected}>
          Personne ne répond à «&nbsp;{filtres.termes}&nbsp;». Au plus près&nbsp;:{' '}
          <strong>{motsCorriges.map((mot) => `«\u00a0${mot}\u00a0»`).join(', ')}</strong>.
        </p>
      )}
      <h2 id="nb-membres" ref={count} tabIndex={-1} className="list-count">
        {formatTotal(nbadherentes, plus, 'membre')}
      </h2>
      <MembreCards membres={adherentes} />
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pageCountOf(nbadherentes, limit)}
          hrefFor={(number) => liste.href(undefined, filtres, number)}
        />
      </div>
    </section>
  )
}
