import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

/** Disclosures that follow one another, under a line of ink. */
export const DisclosureList = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.list}>{children}</div>
)
