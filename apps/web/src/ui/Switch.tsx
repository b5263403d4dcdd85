import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  readonly label: ReactNode
  /** Read with the label. */
  readonly hint?: ReactNode
}

/** On or off, at once: what waits for a form to be sent is a Checkbox. */
export const Switch = ({ label, hint, className, ...input }: SwitchProps) => (
  <label className={cx(styles.switch, className)}>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked */}
    <input {...input} type="checkbox" role="switch" className={styles.input} />
    <span className={styles.words}>
      {label}
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
  </label>
)
