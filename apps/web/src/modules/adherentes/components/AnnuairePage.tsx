import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { useListFocus } from '#kit/list/use-list-focus.ts'
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
  const { onWiden, onShown } = useListFocus(page)
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
