import { TITRE_MAX } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import { searchNow } from '#kit/address.ts'
import { useTypedTerms } from '#kit/search-terms.ts'
import { useChosen } from '#kit/use-chosen.ts'
import { FilterPanel } from '#ui/FilterPanel.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { liste } from '../liste.ts'
import { useFiltres } from '../use-filtres.ts'
import { EvenementsFilterFields } from './EvenementsFilterFields.tsx'
import styles from './EvenementsFilters.module.css'

/** What narrows the list, in the address: words as they are typed, the rest when she asks (R2.4-10). */
export const EvenementsFilters = () => {
  const { filtres, show } = useFiltres()
  // Words are written as they are typed: they change nothing of the panel.
  const [voulus, setVoulus] = useChosen(liste.href(undefined, { ...filtres, titre: undefined }), filtres)
  const { text, setText } = useTypedTerms(filtres.titre ?? '', (titre) =>
    show({ ...liste.read(searchNow()), titre }, { replace: true }),
  )
  return (
    <div className={styles.filters}>
      <FilterPanel
        label="Filtrer les événements"
        active={liste.active(filtres).length}
        onFilter={() => show({ ...voulus, titre: liste.read(searchNow()).titre })}
        onClear={() => show({ titre: liste.read(searchNow()).titre })}
        above={
          <SearchField
            isInForm
            label="Titre"
            placeholder="Un mot du titre"
            maxLength={TITRE_MAX}
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
