import type { ReactNode } from 'react'
import styles from './SaveBar.module.css'

type SaveBarProps = {
  /** Where what is written stands: « Brouillon enregistré à 10 h 42 ». Said as it changes. */
  readonly status: ReactNode
  /** Buttons, the main one last. */
  readonly children: ReactNode
}

/** What ends a long form, in sight while it is filled. */
export const SaveBar = ({ status, children }: SaveBarProps) => (
  <div className={styles.bar}>
    <output className={styles.status}>{status}</output>
    <div className={styles.actions}>{children}</div>
  </div>
)
