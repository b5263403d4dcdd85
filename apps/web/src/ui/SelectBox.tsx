import styles from './Choice.module.css'
import { cx } from './cx.ts'

type SelectBoxProps = {
  readonly label: string
  readonly checked: boolean
  /** Some of those that it stands for, not all. */
  readonly mixed?: boolean
  readonly onChange: (checked: boolean) => void
  readonly className?: string | undefined
}

/** A box beside a row, or above all of them: its words are for those who do not see where it stands. */
export const SelectBox = ({ label, checked, mixed = false, onChange, className }: SelectBoxProps) => (
  <label className={cx(styles.bare, className)}>
    <input
      ref={(input) => {
        if (input) input.indeterminate = mixed
      }}
      type="checkbox"
      className={styles.input}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{label}</span>
  </label>
)
