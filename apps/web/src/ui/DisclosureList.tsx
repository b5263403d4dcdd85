import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

/** Consecutive disclosures, under a dark line. */
export const DisclosureList = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.list}>{children}</div>
)
