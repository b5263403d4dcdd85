import { TERMES_MAX } from '@entrelles/contract/kit/constants.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { useEspace } from '#kit/back-offices.ts'
import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { CountedTabs } from '#kit/list/CountedTabs.tsx'
import { FilterForm } from '#kit/list/FilterForm.tsx'
import { FilterSelect } from '#kit/list/FilterSelect.tsx'
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx'
import { useList } from '#kit/list/use-list.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { creationHref } from '../adresses.ts'
import { resumeEvenementsQuery, themesQuery, typesQuery, useTerritoires } from '../bo-evenements.api.ts'
import { AFaireSection } from '../components/AFaireSection.tsx'
import { EvenementsTable } from '../components/EvenementsTable.tsx'
import { liste } from '../liste.ts'

/** Most users never open the past events: loaded on demand. */
const EmargementsAFaireList = lazyWithRetry(
  () => import('../components/EmargementsAFaireList.tsx'),
  'EmargementsAFaireList',
)

const optionsOf = (choices: readonly { readonly id: string; readonly libelle: string }[] | undefined) =>
  (choices ?? []).map(({ id, libelle }) => ({ id, nom: libelle }))

/** Every event, or those of the coordinator’s branches. */
export const BoEvenementsScreen = () => {
  const espace = useEspace()
  // R2.1-18: the administrator’s entry is this list, with what waits for her above it.
  const isEntry = useLocation().pathname === pathTo('/administratrice')
  const view = useList(liste, espace)
  const counts = useQuery(resumeEvenementsQuery())
  const themes = optionsOf(useQuery(themesQuery()).data)
  const types = optionsOf(useQuery(typesQuery()).data)
  const territoires = useTerritoires(espace)
  return (
    <>
      <PageHead
        title="Événements"
        actions={
          <ButtonLink variant="primary" to={creationHref(espace)}>
            <Icon name="plus-bold" size="sm" />
            Créer un événement
          </ButtonLink>
        }
      />
      {isEntry && (
        // Without skeletons: the page appears with it, so that the list below does not move.
        <Boundary>
          <AFaireSection />
        </Boundary>
      )}
      <CountedTabs label="Filtrer par état" view={view} counts={counts} />
      <FilterForm
        label="Filtrer les événements"
        view={view}
        search={{ label: 'Rechercher par titre', placeholder: 'Titre', maxLength: TERMES_MAX }}
      >
        {(fieldOf) => (
          <>
            <FilterSelect label="Antenne" all="Toutes" options={territoires} {...fieldOf('territoire')} />
            <FilterSelect label="Thématique" all="Toutes" options={themes} {...fieldOf('thematique')} />
            <FilterSelect label="Type" all="Tous" options={types} {...fieldOf('type')} />
          </>
        )}
      </FilterForm>
      <Boundary loading={<ListSkeleton status="Chargement des événements…" />}>
        {view.filters.onglet === 'passes' && <EmargementsAFaireList />}
        <EvenementsTable espace={espace} />
      </Boundary>
    </>
  )
}
