import { ORIGINES_ADHESION } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { useNavigate } from 'react-router'
import { searchNow } from '#kit/address.ts'
import { useList } from '#kit/list/use-list.ts'
import { useTypedTerms } from '#kit/search-terms.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { liste } from '../liste.ts'
import { ORIGINES } from '../mots.ts'
import styles from './AdhesionsTable.module.css'

/** Whose, and paid how: in the address as the rest is. Two fields, shown as soon as they change. */
export const AdhesionsFilters = () => {
  const navigate = useNavigate()
  const { filters } = useList(liste, undefined)
  const hrefWith = (changed: Parameters<typeof liste.href>[1]) =>
    liste.href(undefined, { ...liste.read(searchNow()), ...changed })
  const { text, setText } = useTypedTerms(filters.termes ?? '', (termes) => {
    void navigate(hrefWith({ termes }), { replace: true, preventScrollReset: true })
  })
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
        value={filters.origine ?? ''}
        onChange={(event) => {
          const origine = ORIGINES_ADHESION.find((known) => known === event.target.value)
          void navigate(hrefWith({ origine }))
        }}
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
