import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './Chip.module.css'

type ChipLinksProps = {
  /** Names the group for screen readers. */
  readonly label: string
  readonly chips: readonly { readonly to: string; readonly label: ReactNode }[]
  /** The address of the one shown. */
  readonly current: string
}

/** Filters of which one holds at a time, each with its address. */
export const ChipLinks = ({ label, chips, current }: ChipLinksProps) => (
  <nav className={styles.chips} aria-label={label}>
    {chips.map((chip) => (
      <Link
        key={chip.to}
        to={chip.to}
        className={styles.chip}
        aria-current={chip.to === current ? 'true' : undefined}
      >
        {chip.label}
      </Link>
    ))}
  </nav>
)
