import styles from './Chip.module.css'
import { LinkNav, type LinkNavProps } from './LinkNav.tsx'

/** Exclusive filters, each with its URL. */
export const ChipLinks = (props: LinkNavProps) => (
  <LinkNav {...props} className={styles.chips} currentIs="true" />
)
