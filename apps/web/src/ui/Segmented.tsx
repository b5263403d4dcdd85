import { Link } from 'react-router'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import styles from './Segmented.module.css'

type SegmentedProps = {
  /** Names the group for screen readers. */
  readonly label: string
  readonly segments: readonly { readonly to: string; readonly label: string; readonly icon?: IconName }[]
  /** The address of the one shown. */
  readonly current: string
  /** As wide as its container, each part the same. */
  readonly block?: boolean
}

/** A few views of one page, each with its address. */
export const Segmented = ({ label, segments, current, block = false }: SegmentedProps) => (
  <nav className={cx(styles.segmented, block && styles.block)} aria-label={label}>
    {segments.map((segment) => (
      <Link key={segment.to} to={segment.to} aria-current={segment.to === current ? 'page' : undefined}>
        {segment.icon && <Icon name={segment.icon} size="sm" />}
        {segment.label}
      </Link>
    ))}
  </nav>
)
