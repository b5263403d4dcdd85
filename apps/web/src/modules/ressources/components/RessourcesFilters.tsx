import { TERMES_MAX } from '@entrelles/contract/kit/constants.ts'
import { TRIS_RESSOURCES } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CountedTabs } from '#kit/list/CountedTabs.tsx'
import { FilterForm } from '#kit/list/FilterForm.tsx'
import { FilterSelect } from '#kit/list/FilterSelect.tsx'
import { useList } from '#kit/list/use-list.ts'
import { liste } from '../liste.ts'
import { themesQuery } from '../ressources.api.ts'
import styles from './Ressources.module.css'

const { recentes, utiles } = TRIS_RESSOURCES
const TRIS = [{ id: 'utiles', nom: utiles }]

/** Which resources are listed. */
export const RessourcesTabs = () => (
  <div className={styles.tabs}>
    <CountedTabs label="Quelles ressources" view={useList(liste, undefined)} />
  </div>
)

/** Filters stored in the URL: words as they are typed, the others on submit. */
export const RessourcesFilters = () => {
  const view = useList(liste, undefined)
  const themes = useSuspenseQuery(themesQuery()).data
  return (
    <div className={styles.filters}>
      <FilterForm
        label="Filtrer les ressources"
        view={view}
        search={{
          label: 'Rechercher',
          placeholder: 'Bail rural, aides, congé maternité…',
          maxLength: TERMES_MAX,
          isInForm: true,
        }}
      >
        {(fieldOf) => (
          <>
            <FilterSelect
              label="Thématique"
              all="Toutes"
              options={themes.map(({ id, libelle }) => ({ id, nom: libelle }))}
              {...fieldOf('thematique')}
            />
            <FilterSelect label="Trier par" all={recentes} options={TRIS} {...fieldOf('tri')} />
          </>
        )}
      </FilterForm>
    </div>
  )
}
