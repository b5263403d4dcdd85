import { useId } from 'react'
import { Icon } from './Icon.tsx'
import styles from './SearchField.module.css'

type SearchFieldProps = {
  readonly label: string
  readonly placeholder: string
  readonly maxLength: number
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Searches while one types; the label is for screen readers, the glass says it to the others. */
export const SearchField = ({ label, onChange, ...input }: SearchFieldProps) => {
  const id = useId()
  return (
    <search className={styles.search}>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <Icon name="magnifying-glass" className={styles.icon} />
      <input
        {...input}
        id={id}
        type="search"
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  )
}
