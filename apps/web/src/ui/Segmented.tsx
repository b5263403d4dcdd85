import { Link } from 'react-router'
import styles from './Segmented.module.css'

type SegmentedProps = {
  /** Names the group for screen readers. */
  readonly label: string
  readonly segments: readonly { readonly to: string; readonly label: string }[]
  /** The address of the one shown. */
  readonly current: string
}

/** A few views of one page, each with its address. */
export const Segmented = ({ label, segments, current }: SegmentedProps) => (
  <nav className={styles.segmented} aria-label={label}>
    {segments.map((segment) => (
      <Link key={segment.to} to={segment.to} aria-current={segment.to === current ? 'page' : undefined}>
        {segment.label}
      </Link>
    ))}
  </nav>
)
