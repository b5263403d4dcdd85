import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { ListPage } from '#kit/list/ListPage.tsx'
import { RUBRIQUES, type Rubrique } from '../rubriques.ts'
import type { Vue } from '../use-rubrique.ts'
import { useSurlignage } from '../use-surlignage.ts'
import styles from './Recherche.module.css'
import { MotsCorriges, RechercheEmpty } from './RechercheEmpty.tsx'
import { RubriqueActiveFilters } from './RubriqueActiveFilters.tsx'

/** A page of one category (R7-10). */
export type PageTrouvee = {
  readonly resultats: readonly unknown[]
  readonly nbTotalResultats: number
  readonly limit: number
  readonly plus?: true | undefined
  readonly motsCorriges?: readonly string[] | undefined
  readonly suggestion: string | null
}

export type RubriqueResultsProps = {
  readonly rubrique: Rubrique
  readonly view: Vue
  /** Called when a page has rendered, with its title. */
  readonly onShown: (page: number, title: HTMLElement | null) => void
  readonly onWiden: () => void
}

/** R2.4-4: the count, the cards and the pages of a category. */
export const RubriqueResults = ({
  rubrique,
  view,
  onShown,
  onWiden,
  found,
  children,
}: RubriqueResultsProps & { readonly found: PageTrouvee; readonly children: ReactNode }) => {
  const { list, filters, page } = view
  const { nbTotalResultats: nb, limit, plus, motsCorriges, suggestion, resultats } = found
  const { nom, noms } = RUBRIQUES[rubrique]
  const count = useRef<HTMLHeadingElement>(null)
  const place = useSurlignage(filters.termes, found)

  const address = view.hrefOfPage(page)
  useEffect(() => {
    onShown(page, count.current)
  }, [address, page, onShown])

  const actifs = <RubriqueActiveFilters rubrique={rubrique} view={view} onRemove={onWiden} />
  if (resultats.length === 0 && page === 1) {
    return (
      <>
        <div className={styles.head}>{actifs}</div>
        <RechercheEmpty
          termes={filters.termes}
          suggestion={suggestion}
          sansFiltres={
            list.active(filters).length > 0 ? list.href(undefined, { termes: filters.termes }) : undefined
          }
          onWiden={onWiden}
          titleRef={count}
        />
      </>
    )
  }
  return (
    <section aria-labelledby="nb-resultats" ref={place}>
      <MotsCorriges termes={filters.termes} mots={motsCorriges} dans={resultats} />
      <ListPage
        view={view}
        total={{ nb, plus, limit }}
        head={
          <div className={styles.head}>
            <h2 id="nb-resultats" ref={count} tabIndex={-1} className="list-count">
              {formatTotal(nb, plus, nom, noms)}
            </h2>
            {actifs}
          </div>
        }
        isEmpty={resultats.length === 0}
      >
        {children}
      </ListPage>
    </section>
  )
}
