import type { ComponentProps, ReactNode } from 'react'
import styles from './Choice.module.css'
import { cx } from './cx.ts'

type ChoiceProps = ComponentProps<'input'> & {
  readonly type: 'checkbox' | 'radio'
  readonly label: ReactNode
  /** Announced with the label. */
  readonly hint?: ReactNode
  readonly boxed?: boolean | undefined
}

/** A checkbox or a radio with its label; a click anywhere on it toggles it. */
export const Choice = ({ label, hint, boxed = false, className, ...input }: ChoiceProps) => (
  <label className={cx(styles.choice, boxed && styles.boxed, className)}>
    <input {...input} className={styles.input} />
    <span className={styles.words}>
      {label}
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
  </label>
)
