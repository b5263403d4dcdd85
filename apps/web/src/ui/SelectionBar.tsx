import type { ReactNode } from 'react'
import styles from './SelectionBar.module.css'

type SelectionBarProps = {
  /** « 14 sélectionnées » */
  readonly count: string
  /** Links that extend or clear the selection. */
  readonly links: readonly { readonly label: string; readonly onClick: () => void }[]
  /** Buttons that act on the selection. */
  readonly children: ReactNode
}

/** A bar at the bottom of the window while rows are selected. */
export const SelectionBar = ({ count, links, children }: SelectionBarProps) => (
  <section className={`on-ink ${styles.bar}`} aria-label="Actions sur la sélection">
    <div className={styles.texts}>
      <output className={styles.count}>{count}</output>
      <p className={styles.links}>
        {links.map(({ label, onClick }) => (
          <button key={label} type="button" onClick={onClick}>
            {label}
          </button>
        ))}
      </p>
    </div>
    {children}
  </section>
)
