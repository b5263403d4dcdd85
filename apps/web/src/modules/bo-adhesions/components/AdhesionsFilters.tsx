import { ORIGINES_ADHESION } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { useListChange, useListWords } from '#kit/list/use-list-change.ts'
import { useList } from '#kit/list/use-list.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { liste } from '../liste.ts'
import { ORIGINES } from '../mots.ts'
import styles from './AdhesionsTable.module.css'

/** Two filters, stored in the URL and applied at once. */
export const AdhesionsFilters = () => {
  const view = useList(liste, undefined)
  const change = useListChange(view)
  const { text, setText } = useListWords(view)
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label="Rechercher une adhérente"
          placeholder="Nom ou e-mail"
          maxLength={100}
          value={text}
          onChange={setText}
        />
      </div>
      <SelectField
        className={styles.origin}
        label="Origine"
        value={view.filters.origine ?? ''}
        onChange={(event) =>
          change({ origine: ORIGINES_ADHESION.find((known) => known === event.target.value) })
        }
      >
        <option value="">Toutes</option>
        {ORIGINES_ADHESION.map((origine) => (
          <option key={origine} value={origine}>
            {ORIGINES[origine]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
