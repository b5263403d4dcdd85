import styles from './Chip.module.css'
import { LinkNav, type LinkNavProps } from './LinkNav.tsx'

/** Filters of which one holds at a time, each with its address. */
export const ChipLinks = (props: LinkNavProps) => (
  <LinkNav {...props} className={styles.chips} currentIs="true" />
)
