import { Boundary } from '#kit/Boundary.tsx'
import { useList } from '#kit/list/use-list.ts'
import { RecherchePage } from '../components/RecherchePage.tsx'
import { RechercheSkeleton } from '../components/RechercheSkeleton.tsx'
import { ResultatsSections } from '../components/ResultatsSections.tsx'
import { TOUT } from '../liste.ts'

export const RechercheScreen = () => {
  const { termes } = useList(TOUT, undefined).filters
  return (
    <RecherchePage termes={termes}>
      <Boundary loading={<RechercheSkeleton />}>
        <ResultatsSections termes={termes} />
      </Boundary>
    </RecherchePage>
  )
}
