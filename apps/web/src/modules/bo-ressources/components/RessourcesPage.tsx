import { TERMES_MAX } from '@entrelles/contract/kit/constants.ts'
import {
  ETATS_LIEN,
  PUBLICS_RESSOURCE,
  TYPES_RESSOURCE,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { useQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { useEspace } from '#kit/back-offices.ts'
import { CountedTabs } from '#kit/list/CountedTabs.tsx'
import { FilterForm } from '#kit/list/FilterForm.tsx'
import { FilterSelect } from '#kit/list/FilterSelect.tsx'
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx'
import { useList } from '#kit/list/use-list.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { creationHref } from '../adresses.ts'
import { resumeRessourcesQuery, themesQuery, useTerritoires } from '../bo-ressources.api.ts'
import { demandeOf, LISTES } from '../liste.ts'
import { PropositionsList } from './PropositionsList.tsx'
import { RemarquesList } from './RemarquesList.tsx'
import { RessourcesList } from './RessourcesList.tsx'

const optionsOf = (mots: Readonly<Record<string, string>>) =>
  Object.entries(mots).map(([id, nom]) => ({ id, nom }))

/** The counts of the tabs; proposals have none for a coordinator. */
const useCounts = () => {
  const { data, isPending } = useQuery(resumeRessourcesQuery())
  if (data === undefined) return { data, isPending }
  const { propositions, ...others } = data
  return { data: { ...others, ...(propositions && { propositions }) }, isPending }
}

const RessourcesFilters = () => {
  const espace = useEspace()
  const view = useList(LISTES[espace], espace)
  const themes = useQuery(themesQuery()).data ?? []
  const territoires = useTerritoires(espace)
  return (
    <FilterForm
      label="Filtrer les ressources"
      view={view}
      search={{
        label: 'Rechercher une ressource',
        placeholder: 'Titre, résumé ou mot-clé',
        maxLength: TERMES_MAX,
      }}
    >
      {(fieldOf) => (
        <>
          <FilterSelect label="Type" all="Tous" options={optionsOf(TYPES_RESSOURCE)} {...fieldOf('type')} />
          <FilterSelect
            label="Thématique"
            all="Toutes"
            options={themes.map(({ id, libelle }) => ({ id, nom: libelle }))}
            {...fieldOf('thematique')}
          />
          <FilterSelect label="Antenne" all="Toutes" options={territoires} {...fieldOf('territoire')} />
          {espace === 'administratrice' && (
            <>
              <FilterSelect
                label="Pour qui"
                all="Toutes"
                options={optionsOf(PUBLICS_RESSOURCE)}
                {...fieldOf('public')}
              />
              <FilterSelect
                label="Lien"
                all="Tous"
                options={optionsOf(ETATS_LIEN)}
                {...fieldOf('etatLien')}
              />
            </>
          )}
        </>
      )}
    </FilterForm>
  )
}

const ListOf = () => {
  const espace = useEspace()
  const demande = demandeOf(useList(LISTES[espace], espace).filters)
  if (demande === 'propositions') return <PropositionsList />
  if (demande === 'remarques') return <RemarquesList />
  return <RessourcesList demande={demande} />
}

/** The resources that she manages by state, with what members propose and say about them. */
export const RessourcesPage = () => {
  const espace = useEspace()
  const view = useList(LISTES[espace], espace)
  const counts = useCounts()
  const isOfRessources = typeof demandeOf(view.filters) === 'object'
  return (
    <>
      <PageHead
        title="Ressources"
        actions={
          <ButtonLink variant="primary" to={creationHref(espace)}>
            <Icon name="plus-bold" size="sm" />
            Ajouter une ressource
          </ButtonLink>
        }
      />
      <CountedTabs label="Filtrer par état" view={view} counts={counts} />
      {isOfRessources && <RessourcesFilters />}
      <Boundary loading={<ListSkeleton status="Chargement des ressources…" />}>
        <ListOf />
      </Boundary>
    </>
  )
}
