import type { ReactNode } from 'react'
import styles from './Chip.module.css'

type ChipFilterProps = {
  /** Names the group for screen readers. */
  readonly label: string
  readonly chips: readonly { readonly value: string; readonly label: ReactNode }[]
  /** The active filters. */
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
}

/** Toggle buttons that filter a list at once. */
export const ChipFilter = ({ label, chips, value, onChange }: ChipFilterProps) => {
  const toggle = (one: string) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for the fields of a form
    <div className={styles.chips} role="group" aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={value.includes(chip.value)}
          onClick={() => toggle(chip.value)}
        >
          {chip.label}
        </button>
      ))}
    </div>
  )
}
