import { Boundary } from '#kit/Boundary.tsx'
import { useSearchTerms } from '#kit/search-terms.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { DemandeCard } from '../components/DemandeCard.tsx'
import { FaqResults } from '../components/FaqResults.tsx'
import { FaqSkeleton } from '../components/FaqSkeleton.tsx'
import styles from './FaqScreen.module.css'

export const FaqScreen = () => {
  const { text, setText, termes } = useSearchTerms()
  return (
    <>
      <PageHead title="FAQ" lede="Les questions qu’on nous pose le plus." />
      <div className="cols cols--aside">
        <div>
          <div className={styles.search}>
            <SearchField
              label="Rechercher dans la FAQ"
              placeholder="Antenne, tarif, connexion…"
              maxLength={100}
              value={text}
              onChange={setText}
            />
          </div>
          <Boundary loading={<FaqSkeleton />}>
            <FaqResults termes={termes} onClear={() => setText('')} />
          </Boundary>
        </div>
        <DemandeCard />
      </div>
    </>
  )
}
