import { useId, type ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './SearchInput.module.css'

type SearchInputProps = ComponentProps<'input'> & { readonly label: string }

/** Where one types what is searched; the label is for screen readers, the glass says it to the others. */
export const SearchInput = ({ label, className, ...rest }: SearchInputProps) => {
  const id = useId()
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <Icon name="magnifying-glass" className={styles.icon} />
      <input {...rest} id={id} type="search" className={cx(styles.input, className)} />
    </>
  )
}
