import { JOURNAL_MOIS } from '@entrelles/contract/modules/journal/journal.schema.ts'
import { useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Filtres } from '../components/Filtres.tsx'
import { JournalList } from '../components/JournalList.tsx'
import { JournalSkeleton } from '../components/JournalSkeleton.tsx'
import { filtresOf } from '../filtres.ts'

export const BoJournalScreen = () => {
  const [searchParams] = useSearchParams()
  const filtres = filtresOf(searchParams)
  return (
    <>
      <PageHead
        title="Journal"
        lede={`Ce qui a été fait, par qui et quand. Rien ne s’y modifie ni ne s’y efface\u00a0; chaque ligne est gardée ${JOURNAL_MOIS}\u00a0mois.`}
      />
      <Filtres filtres={filtres} />
      <Boundary loading={<JournalSkeleton />}>
        <JournalList filtres={filtres} />
      </Boundary>
    </>
  )
}
