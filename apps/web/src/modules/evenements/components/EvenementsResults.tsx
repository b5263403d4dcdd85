import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { evenementsQuery } from '../evenements.api.ts'
import { liste } from '../liste.ts'
import { useNow } from '#kit/use-now.ts'
import { EvenementCards } from './EvenementCards.tsx'
import { EvenementsActiveFilters } from './EvenementsActiveFilters.tsx'
import { EvenementsEmpty } from './EvenementsEmpty.tsx'
import styles from './EvenementsResults.module.css'

type EvenementsResultsProps = {
  /** Called when a page has rendered, with its title. */
  readonly onShown: (page: number, title: HTMLElement | null) => void
  readonly onWiden: () => void
}

/** The count, the cards and the pages. */
export const EvenementsResults = ({ onShown, onWiden }: EvenementsResultsProps) => {
  const view = useList(liste, undefined)
  const { filters: filtres, page } = view
  const { evenements, nbevenements, limit, plus } = useSuspenseQuery(evenementsQuery(filtres, page)).data
  const count = useRef<HTMLHeadingElement>(null)
  const today = parisDay(useNow())

  const address = view.hrefOfPage(page)
  useEffect(() => {
    onShown(page, count.current)
  }, [address, page, onShown])

  const actifs = <EvenementsActiveFilters filtres={filtres} onRemove={onWiden} />
  if (evenements.length === 0 && page === 1) {
    return (
      <>
        <div className={styles.head}>{actifs}</div>
        <EvenementsEmpty filtres={filtres} titleRef={count} onWiden={onWiden} />
      </>
    )
  }
  const aVenir = filtres.dateDebut === undefined || filtres.dateDebut >= today
  return (
    <section aria-labelledby="nb-evenements">
      <ListPage
        view={view}
        total={{ nb: nbevenements, plus, limit }}
        head={
          <div className={styles.head}>
            <h2 id="nb-evenements" ref={count} tabIndex={-1} className="list-count">
              {aVenir
                ? formatTotal(nbevenements, plus, 'événement à venir', 'événements à venir')
                : formatTotal(nbevenements, plus, 'événement')}
            </h2>
            {actifs}
          </div>
        }
        isEmpty={evenements.length === 0}
      >
        <EvenementCards evenements={evenements} />
      </ListPage>
    </section>
  )
}
