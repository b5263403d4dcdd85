import styles from './SearchField.module.css'
import { SearchInput } from './SearchInput.tsx'

type SearchFieldProps = {
  readonly label: string
  readonly placeholder: string
  readonly maxLength: number
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Searches while one types. */
export const SearchField = ({ onChange, ...input }: SearchFieldProps) => (
  <search className={styles.search}>
    <SearchInput {...input} onChange={(event) => onChange(event.target.value)} />
  </search>
)
