import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

type FieldErrorProps = { readonly id: string; readonly children: string }

/** The validation error below a field. */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <p className={styles.error} id={id}>
    <Icon name="warning-circle-fill" size="sm" />
    <span>{children}</span>
  </p>
)
