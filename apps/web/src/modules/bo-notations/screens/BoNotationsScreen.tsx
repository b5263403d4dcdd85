import { Boundary } from '#kit/Boundary.tsx'
import { FilterForm } from '#kit/list/FilterForm.tsx'
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx'
import { useList } from '#kit/list/use-list.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { NotationCommentairesList } from '../components/NotationCommentairesList.tsx'
import { PeriodeSelect } from '../components/PeriodeSelect.tsx'
import { ResultatsSection } from '../components/ResultatsSection.tsx'
import { ResultatsSkeleton } from '../components/ResultatsSkeleton.tsx'
import { liste } from '../liste.ts'

export const BoNotationsScreen = () => (
  <>
    <PageHead
      title="Notes"
      lede="Ce que les membres répondent au bandeau de note. Leurs commentaires se lisent sans leur nom."
    />
    <FilterForm label="Filtrer les notes" view={useList(liste, undefined)}>
      {(fieldOf) => <PeriodeSelect {...fieldOf('periode')} />}
    </FilterForm>
    <Boundary loading={<ResultatsSkeleton />}>
      <ResultatsSection />
    </Boundary>
    <Boundary loading={<ListSkeleton status="Chargement des commentaires…" />}>
      <NotationCommentairesList />
    </Boundary>
  </>
)
