import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import styles from './Tag.module.css'

type TagProps = {
  readonly tone?:
    'neutral' | 'outline' | 'lagoon' | 'terra' | 'sage' | 'wine' | 'danger' | 'success' | 'warning'
  readonly icon?: IconName
  readonly children: ReactNode
}

/** A word on a tinted background: not interactive, and never a colour without text. */
export const Tag = ({ tone = 'neutral', icon, children }: TagProps) => (
  <span className={cx(styles.tag, styles[tone])}>
    {icon && <Icon name={icon} size="sm" className={styles.icon} />}
    {children}
  </span>
)
