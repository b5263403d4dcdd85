import { Boundary } from '#kit/Boundary.tsx'
import { useSearchTerms } from '#kit/search-terms.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { FaqResults } from '../components/FaqResults.tsx'
import { FaqSearch } from '../components/FaqSearch.tsx'
import { FaqSkeleton } from '../components/FaqSkeleton.tsx'
import { PasTrouve } from '../components/PasTrouve.tsx'

export const FaqScreen = () => {
  const { text, setText, termes } = useSearchTerms()
  return (
    <>
      <PageHead title="FAQ" lede="Les questions qu’on nous pose le plus." />
      <div className="cols cols--aside">
        <div>
          <FaqSearch text={text} onChange={setText} />
          <Boundary loading={<FaqSkeleton />}>
            <FaqResults termes={termes} onClear={() => setText('')} />
          </Boundary>
        </div>
        <PasTrouve />
      </div>
    </>
  )
}
