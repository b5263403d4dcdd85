import { JOURNAL_MOIS } from '@entrelles/contract/modules/journal/journal.schema.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { FilterForm } from '#kit/list/FilterForm.tsx'
import { useList } from '#kit/list/use-list.ts'
import { DateField } from '#ui/DateField.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { JournalList } from '../components/JournalList.tsx'
import { ActionSelect, AuteureSelect, CibleSelect } from '../components/JournalSelects.tsx'
import { JournalSkeleton } from '../components/JournalSkeleton.tsx'
import { liste } from '../liste.ts'

export const BoJournalScreen = () => (
  <>
    <PageHead
      title="Journal"
      lede={`Ce qui a été fait, par qui et quand. Rien ne s’y modifie ni ne s’y efface\u00a0; chaque ligne est gardée ${JOURNAL_MOIS}\u00a0mois.`}
    />
    <FilterForm label="Filtrer le journal" view={useList(liste, undefined)}>
      {(fieldOf) => (
        <>
          <AuteureSelect {...fieldOf('auteure')} />
          <ActionSelect {...fieldOf('action')} />
          <CibleSelect {...fieldOf('cible')} />
          <DateField label="Du" {...fieldOf('du')} />
          <DateField label="Au" {...fieldOf('au')} />
        </>
      )}
    </FilterForm>
    <Boundary loading={<JournalSkeleton />}>
      <JournalList />
    </Boundary>
  </>
)
