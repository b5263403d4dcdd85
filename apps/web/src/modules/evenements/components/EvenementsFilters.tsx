import { TERMES_MAX } from '@entrelles/contract/kit/constants.ts'
import type { FiltresEvenements } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useNavigate } from 'react-router'
import { searchNow } from '#kit/address.ts'
import { useListWords } from '#kit/list/use-list-change.ts'
import { useList } from '#kit/list/use-list.ts'
import { useChosen } from '#kit/use-chosen.ts'
import { FilterPanel } from '#ui/FilterPanel.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { liste } from '../liste.ts'
import { EvenementsFilterFields } from './EvenementsFilterFields.tsx'
import styles from './EvenementsFilters.module.css'

/** Filters stored in the URL: terms as they are typed, the others on submit (R2.4-10). */
export const EvenementsFilters = () => {
  const view = useList(liste, undefined)
  const { filters: filtres } = view
  const navigate = useNavigate()
  const show = (asked: FiltresEvenements) => {
    const { titre } = liste.read(searchNow())
    void navigate(liste.href(undefined, { ...asked, titre }), { preventScrollReset: true })
  }
  // The search text is left out of the key: typing must not reset the panel.
  const [voulus, setVoulus] = useChosen(liste.href(undefined, { ...filtres, titre: undefined }), filtres)
  const { text, setText } = useListWords(view)
  return (
    <div className={styles.filters}>
      <FilterPanel
        label="Filtrer les événements"
        active={liste.active(filtres).length}
        onFilter={() => show(voulus)}
        onClear={() => show({})}
        above={
          <SearchField
            isInForm
            label="Titre"
            placeholder="Un mot du titre"
            maxLength={TERMES_MAX}
            value={text}
            onChange={setText}
          />
        }
      >
        <EvenementsFilterFields
          filtres={voulus}
          onChange={(changes) => setVoulus((before) => ({ ...before, ...changes }))}
        />
      </FilterPanel>
    </div>
  )
}
