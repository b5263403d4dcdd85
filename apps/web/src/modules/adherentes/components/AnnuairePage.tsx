import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { isTyping } from '#kit/is-typing.ts'
import { usePage } from '#kit/page.ts'
import { useTypedTerms } from '#kit/search-terms.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { annuaireQuery } from '../adherentes.api.ts'
import { useAnnuaire } from '../use-annuaire.ts'
import styles from './AnnuairePage.module.css'
import { MembreCardsSkeleton } from './MembreCardsSkeleton.tsx'
import { MembresActiveFilters } from './MembresActiveFilters.tsx'
import { MembresQuickFilters } from './MembresQuickFilters.tsx'
import { MembresResults } from './MembresResults.tsx'

/** The directory: words, filters, cards. */
export const AnnuairePage = () => {
  const { filtres, change } = useAnnuaire()
  const page = usePage()
  const { text, setText } = useTypedTerms(filtres.termes ?? '', (termes) =>
    change({ termes }, { replace: true }),
  )
  const lastPage = useRef(page)
  const isWidened = useRef(false)
  const onWiden = useCallback(() => {
    isWidened.current = true
  }, [])
  const onShown = useCallback((shown: number, title: HTMLElement | null) => {
    // A page turned to takes the focus, the window being already back at its top; so does what is found once a
    // filter is taken away, and its button with it.
    const isTurned = lastPage.current !== shown && !isTyping()
    if (isTurned || isWidened.current) title?.focus({ preventScroll: true })
    lastPage.current = shown
    isWidened.current = false
  }, [])
  const { data: found } = useQuery(annuaireQuery(filtres, page))
  return (
    <>
      <div className={styles.filters}>
        <div className={styles.search}>
          <SearchField
            label="Rechercher une membre"
            placeholder="Prénom, métier, commune…"
            maxLength={100}
            value={text}
            onChange={setText}
          />
        </div>
        <MembresQuickFilters />
        <MembresActiveFilters onWiden={onWiden} />
      </div>
      <output className="sr-only">{found && formatTotal(found.nbadherentes, found.plus, 'membre')}</output>
      <Boundary loading={<MembreCardsSkeleton />}>
        <MembresResults filtres={filtres} page={page} onShown={onShown} onWiden={onWiden} />
      </Boundary>
    </>
  )
}
