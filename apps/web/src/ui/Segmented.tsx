import { cx } from './cx.ts'
import { LinkNav, type LinkNavProps } from './LinkNav.tsx'
import styles from './Segmented.module.css'

type SegmentedProps = LinkNavProps & {
  /** As wide as its container, with segments of equal width. */
  readonly block?: boolean
}

/** A few views of one page, each with its URL. */
export const Segmented = ({ block = false, ...props }: SegmentedProps) => (
  <LinkNav {...props} className={cx(styles.segmented, block && styles.block)} />
)
