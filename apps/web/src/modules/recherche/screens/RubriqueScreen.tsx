import { Boundary } from '#kit/Boundary.tsx'
import { useListFocus } from '#kit/list/use-list-focus.ts'
import { RecherchePage } from '../components/RecherchePage.tsx'
import { RechercheSkeleton } from '../components/RechercheSkeleton.tsx'
import { RubriqueFilters } from '../components/RubriqueFilters.tsx'
import { RUBRIQUE_PAGES } from '../components/rubrique-pages.tsx'
import { useRubrique } from '../use-rubrique.ts'

/** The results of one category, which its address names. */
export const RubriqueScreen = () => {
  const { rubrique, view } = useRubrique()
  const { onWiden, onShown } = useListFocus(view.page)
  const { Results, NbTrouves } = RUBRIQUE_PAGES[rubrique]
  return (
    <RecherchePage termes={view.filters.termes} rubrique={rubrique}>
      <RubriqueFilters rubrique={rubrique} view={view} />
      <NbTrouves rubrique={rubrique} view={view} />
      <Boundary loading={<RechercheSkeleton />}>
        <Results rubrique={rubrique} view={view} onShown={onShown} onWiden={onWiden} />
      </Boundary>
    </RecherchePage>
  )
}
