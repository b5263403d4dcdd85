import { ETAPES_FICHE } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { CountedTabs } from '#kit/list/CountedTabs.tsx'
import { FilterForm } from '#kit/list/FilterForm.tsx'
import { FilterSelect } from '#kit/list/FilterSelect.tsx'
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx'
import { useList } from '#kit/list/use-list.ts'
import { DateField } from '#ui/DateField.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { resumeFichesQuery, useTerritoires } from '../bo-adherentes.api.ts'
import type { Espace } from '../espace.ts'
import { liste } from '../liste.ts'
import { FONCTIONS, nomEtapeOf } from '../mots.ts'
import { AdherentesTable } from './AdherentesTable.tsx'

const ROLES = Object.entries(FONCTIONS).map(([id, nom]) => ({ id, nom }))
const COMPTES = [{ id: 'oui', nom: 'Suspendus' }]

/** The list of members; the server decides which fields the current user may read. */
export const AdherentesPage = ({ espace }: { readonly espace: Espace }) => {
  const view = useList(liste, espace)
  const counts = useQuery(resumeFichesQuery())
  const territoires = useTerritoires(espace)
  const words = espace === 'administratrice' ? 'Nom, e-mail ou commune' : 'Nom ou commune'
  return (
    <>
      <PageHead title="Adhérentes" />
      <CountedTabs label="Filtrer par statut" view={view} counts={counts} />
      <FilterForm
        label="Filtrer les adhérentes"
        view={view}
        search={{ label: words, placeholder: words, maxLength: 100 }}
      >
        {(fieldOf) => {
          const etape = fieldOf('etapeInscription')
          return (
            <>
              <FilterSelect label="Antenne" all="Toutes" options={territoires} {...fieldOf('territoire')} />
              {view.filters.etapeInscription === undefined ? (
                <FilterSelect label="Fonction" all="Toutes" options={ROLES} {...fieldOf('role')} />
              ) : (
                <SelectField
                  label="Arrêtée à l’étape"
                  value={etape.value}
                  onChange={(event) => etape.onChange(event.target.value)}
                >
                  {ETAPES_FICHE.filter((nom) => nom !== 'termine').map((nom) => (
                    <option key={nom} value={nom}>
                      {nomEtapeOf(nom)}
                    </option>
                  ))}
                </SelectField>
              )}
              <FilterSelect label="Comptes" all="Tous" options={COMPTES} {...fieldOf('suspendue')} />
              <DateField label="Inscrite depuis le" {...fieldOf('dateInscriptionMin')} />
              <DateField label="Fin avant le" {...fieldOf('finAvant')} />
            </>
          )
        }}
      </FilterForm>
      <Boundary loading={<ListSkeleton status="Chargement des adhérentes…" />}>
        <AdherentesTable espace={espace} />
      </Boundary>
    </>
  )
}
