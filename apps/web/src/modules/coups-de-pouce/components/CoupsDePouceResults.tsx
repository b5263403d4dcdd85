import { formatTotal } from '@entrelles/contract/kit/format.ts'
import type { FiltresCoupsDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { coupsDePouceQuery } from '../coups-de-pouce.api.ts'
import { liste } from '../liste.ts'
import { CoupDePouceCards } from './CoupDePouceCards.tsx'
import styles from './CoupsDePouce.module.css'
import { CoupsDePouceActiveFilters } from './CoupsDePouceActiveFilters.tsx'
import { CoupsDePouceEmpty } from './CoupsDePouceEmpty.tsx'

type CoupsDePouceResultsProps = {
  readonly demande: FiltresCoupsDePouce
  /** Called when a page has rendered, with its title. */
  readonly onShown: (page: number, title: HTMLElement | null) => void
  readonly onWiden: () => void
}

/** The count, the cards and the pages. */
export const CoupsDePouceResults = ({ demande, onShown, onWiden }: CoupsDePouceResultsProps) => {
  const view = useList(liste, undefined)
  const { filters: filtres, page } = view
  const { coupsdepouce, nbcoupsdepouce, limit, plus } = useSuspenseQuery(
    coupsDePouceQuery(demande, page),
  ).data
  const count = useRef<HTMLHeadingElement>(null)

  const address = view.hrefOfPage(page)
  useEffect(() => {
    onShown(page, count.current)
  }, [address, page, onShown])

  const actifs = <CoupsDePouceActiveFilters filtres={filtres} premiere={coupsdepouce[0]} onRemove={onWiden} />
  if (coupsdepouce.length === 0 && page === 1) {
    return (
      <>
        <div className={styles.head}>{actifs}</div>
        <CoupsDePouceEmpty filtres={filtres} titleRef={count} onWiden={onWiden} />
      </>
    )
  }
  return (
    <section aria-labelledby="nb-coups-de-pouce">
      <ListPage
        view={view}
        total={{ nb: nbcoupsdepouce, plus, limit }}
        head={
          <div className={styles.head}>
            <h2 id="nb-coups-de-pouce" ref={count} tabIndex={-1} className="list-count">
              {formatTotal(nbcoupsdepouce, plus, 'coup de pouce', 'coups de pouce')}
            </h2>
            {actifs}
          </div>
        }
        isEmpty={coupsdepouce.length === 0}
      >
        <CoupDePouceCards cartes={coupsdepouce} />
      </ListPage>
    </section>
  )
}
