import { useQuery } from '@tanstack/react-query'
import { FilterForm } from '#kit/list/FilterForm.tsx'
import { FilterSelect } from '#kit/list/FilterSelect.tsx'
import { DateField } from '#ui/DateField.tsx'
import { choixTerritoiresQuery } from '../recherche.api.ts'
import { RUBRIQUES, type Rubrique } from '../rubriques.ts'
import type { Vue } from '../use-rubrique.ts'
import { useTypes } from '../use-types.ts'
import styles from './Recherche.module.css'

type RubriqueFiltersProps = { readonly rubrique: Rubrique; readonly view: Vue }

/** The filters of a category (M16), in the address. */
export const RubriqueFilters = ({ rubrique, view }: RubriqueFiltersProps) => {
  const { panel } = view.list
  const { data: territoires = [] } = useQuery(choixTerritoiresQuery())
  const types = useTypes(rubrique)
  if (panel.length === 0) return null
  return (
    <div className={styles.filters}>
      <FilterForm label={`Filtrer les ${RUBRIQUES[rubrique].noms}`} view={view}>
        {(fieldOf) => (
          <>
            <FilterSelect label="Antenne" all="Toutes" options={territoires} {...fieldOf('territoire')} />
            {panel.includes('type') && (
              <FilterSelect label="Type" all="Tous" options={types} {...fieldOf('type')} />
            )}
            <DateField label={rubrique === 'membre' ? 'Arrivée du' : 'Du'} {...fieldOf('dateMin')} />
            <DateField label="Au" {...fieldOf('dateMax')} />
          </>
        )}
      </FilterForm>
    </div>
  )
}
