import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  readonly label: ReactNode
  /** Announced with the label. */
  readonly hint?: ReactNode
}

/** A switch with immediate effect. Use Checkbox for a value that is sent with a form. */
export const Switch = ({ label, hint, className, ...input }: SwitchProps) => (
  <label className={cx(styles.switch, className)}>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its checked state */}
    <input {...input} type="checkbox" role="switch" className={styles.input} />
    <span className={styles.words}>
      {label}
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
  </label>
)
