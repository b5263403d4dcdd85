import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { useListWords } from '#kit/list/use-list-change.ts'
import { useListFocus } from '#kit/list/use-list-focus.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { annuaireQuery } from '../adherentes.api.ts'
import { useAnnuaire } from '../use-annuaire.ts'
import styles from './AnnuairePage.module.css'
import { MembreCardsSkeleton } from './MembreCardsSkeleton.tsx'
import { MembresActiveFilters } from './MembresActiveFilters.tsx'
import { MembresQuickFilters } from './MembresQuickFilters.tsx'
import { MembresResults } from './MembresResults.tsx'

export const AnnuairePage = () => {
  const { view } = useAnnuaire()
  const { text, setText } = useListWords(view)
  const { onWiden, onShown } = useListFocus(view.page)
  const { data: found } = useQuery(annuaireQuery(view.filters, view.page))
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
        <MembresResults onShown={onShown} onWiden={onWiden} />
      </Boundary>
    </>
  )
}
