import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ListPage } from '#kit/list/ListPage.tsx'
import { writtenIn } from '#kit/written-words.ts'
import { annuaireQuery } from '../adherentes.api.ts'
import { useAnnuaire } from '../use-annuaire.ts'
import styles from './AnnuairePage.module.css'
import { MembreCards } from './MembreCards.tsx'
import { MembresEmpty } from './MembresEmpty.tsx'

type MembresResultsProps = {
  /** Called when a page has rendered, with its title. */
  readonly onShown: (page: number, title: HTMLElement | null) => void
  readonly onWiden: () => void
}

/** R2.4-4: the count, the cards and the pages. */
export const MembresResults = ({ onShown, onWiden }: MembresResultsProps) => {
  const { view, filtres } = useAnnuaire()
  const { page } = view
  const { adherentes, nbadherentes, limit, plus, motsCorriges } = useSuspenseQuery(
    annuaireQuery(filtres, page),
  ).data
  const count = useRef<HTMLHeadingElement>(null)

  const address = view.hrefOfPage(page)
  useEffect(() => {
    onShown(page, count.current)
  }, [address, page, onShown])

  if (adherentes.length === 0 && page === 1) return <MembresEmpty titleRef={count} onWiden={onWiden} />
  return (
    <section aria-labelledby="nb-membres">
      <ListPage
        view={view}
        total={{ nb: nbadherentes, plus, limit }}
        head={
          <>
            {motsCorriges && motsCorriges.length > 0 && (
              <p className={styles.corrected}>
                Personne ne répond à «&nbsp;{filtres.termes}&nbsp;». Au plus près&nbsp;:{' '}
                <strong>
                  {writtenIn(adherentes, motsCorriges)
                    .map((mot) => `«\u00a0${mot}\u00a0»`)
                    .join(', ')}
                </strong>
                .
              </p>
            )}
            <h2 id="nb-membres" ref={count} tabIndex={-1} className="list-count">
              {formatTotal(nbadherentes, plus, 'membre')}
            </h2>
          </>
        }
        isEmpty={adherentes.length === 0}
      >
        <MembreCards membres={adherentes} />
      </ListPage>
    </section>
  )
}
