import type { ReactNode, Ref } from 'react'
import styles from './ClosedField.module.css'

type ClosedFieldProps = {
  readonly ref?: Ref<HTMLButtonElement>
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button that looks like an empty field: pressing it loads the editor, which is heavy. */
export const ClosedField = ({ ref, onClick, children }: ClosedFieldProps) => (
  <button ref={ref} type="button" className={styles.field} onClick={onClick}>
    {children}
  </button>
)
