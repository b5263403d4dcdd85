import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from './CoordinatriceBadge.module.css'

/** Marks a coordinator, on her portrait or above her name; `children` adds the name of her branch. */
export const CoordinatriceBadge = ({ children }: { readonly children?: ReactNode }) => (
  <span className={styles.badge}>
    <Icon name="compass-fill" size="sm" className={styles.icon} />
    Coordinatrice{children}
  </span>
)
