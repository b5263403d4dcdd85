import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from './CoordinatriceBadge.module.css'

/** She coordinates a branch: worn on her portrait or above her name, perhaps with the name of the branch. */
export const CoordinatriceBadge = ({ children }: { readonly children?: ReactNode }) => (
  <span className={styles.badge}>
    <Icon name="compass-fill" size="sm" className={styles.icon} />
    Coordinatrice{children}
  </span>
)
