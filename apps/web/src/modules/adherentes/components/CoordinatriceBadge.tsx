import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type BadgeProps = { readonly icon?: IconName; readonly children: ReactNode }

/** A word that distinguishes somebody, worn on a portrait or above a name. */
export const Badge = ({ icon, children }: BadgeProps) => (
  <span className={styles.badge}>
    {icon && <Icon name={icon} size="sm" className={styles.icon} />}
    {children}
  </span>
)
