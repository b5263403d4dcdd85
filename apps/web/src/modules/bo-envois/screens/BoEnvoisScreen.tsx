import { TERMES_MAX } from '@entrelles/contract/kit/constants.ts'
import { ENVOIS_MOIS } from '@entrelles/contract/modules/envois/envois.schema.ts'
import { LETTRES } from '@entrelles/contract/modules/envois/lettres.ts'
import { useQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { CountedTabs } from '#kit/list/CountedTabs.tsx'
import { FilterForm } from '#kit/list/FilterForm.tsx'
import { FilterSelect } from '#kit/list/FilterSelect.tsx'
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx'
import { useList } from '#kit/list/use-list.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { resumeEnvoisQuery } from '../bo-envois.api.ts'
import { EnvoisList } from '../components/EnvoisList.tsx'
import { liste } from '../liste.ts'
import { PERIODES } from '../mots.ts'

const LETTRES_CHOIX = Object.entries(LETTRES).map(([id, { libelle }]) => ({ id, nom: libelle }))
const PERIODES_CHOIX = Object.entries(PERIODES).map(([id, nom]) => ({ id, nom }))

export const BoEnvoisScreen = () => {
  const view = useList(liste, undefined)
  const { adherente, evenement } = view.filters
  const counts = useQuery(resumeEnvoisQuery())
  // The counts are those of the network: beside the letters of one member or event, they would mislead.
  const isOfOne = adherente !== undefined || evenement !== undefined
  return (
    <>
      <PageHead
        title="Envois"
        lede={`Ce qui est parti, à qui, par quelle lettre et par quel canal. Chaque ligne est gardée ${ENVOIS_MOIS}\u00a0mois.`}
      />
      <CountedTabs label="Filtrer par état" view={view} {...(!isOfOne && { counts })} />
      <FilterForm
        label="Filtrer les envois"
        view={view}
        search={{
          label: 'Membre ou adresse',
          placeholder: 'Samira, @exemple.fr…',
          maxLength: TERMES_MAX,
        }}
      >
        {(fieldOf) => (
          <>
            <FilterSelect label="Lettre" all="Toutes" options={LETTRES_CHOIX} {...fieldOf('lettre')} />
            <FilterSelect label="Période" all="Toutes" options={PERIODES_CHOIX} {...fieldOf('periode')} />
          </>
        )}
      </FilterForm>
      <Boundary loading={<ListSkeleton status="Chargement des envois…" />}>
        <EnvoisList />
      </Boundary>
    </>
  )
}
