import styles from './Choice.module.css'
import { cx } from './cx.ts'

type SelectBoxProps = {
  readonly label: string
  readonly checked: boolean
  /** Some of the rows are selected, not all. */
  readonly mixed?: boolean
  readonly onChange: (checked: boolean) => void
  readonly className?: string | undefined
}

/** The checkbox of a row, or of all rows; its label is visually hidden. */
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
