import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from './cx.ts'
import fieldStyles from './Field.module.css'
import { Icon } from './Icon.tsx'
import styles from './SearchField.module.css'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> & {
  readonly label: string
  readonly onChange?: (value: string) => void
  /** Part of a larger form: its label is visible, and the form is the landmark. */
  readonly isInForm?: boolean
  /** A button at the end of the field. */
  readonly children?: ReactNode
}

/** A search field. Alone, its label is for screen readers only: sighted users see the magnifying glass. */
export const SearchField = ({
  label,
  onChange,
  isInForm = false,
  children,
  id,
  ...input
}: SearchFieldProps) => {
  const ownId = useId()
  const inputId = id ?? ownId
  const Frame = isInForm ? 'div' : 'search'
  return (
    <Frame className={isInForm ? fieldStyles.field : styles.alone}>
      <label htmlFor={inputId} className={isInForm ? fieldStyles.label : 'sr-only'}>
        {label}
      </label>
      <span className={styles.box}>
        <Icon name="magnifying-glass" />
        <input
          {...input}
          id={inputId}
          type="search"
          className={cx(
            isInForm ? fieldStyles.control : styles.pill,
            children !== undefined && styles.withButton,
          )}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
        {children}
      </span>
    </Frame>
  )
}
