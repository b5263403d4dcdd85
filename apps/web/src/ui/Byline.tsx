import type { ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import styles from './Byline.module.css'
import { cx } from './cx.ts'
import { Link } from './Link.tsx'

type BylineProps = {
  readonly name: string
  readonly photo: string | null | undefined
  /** The target of the link on the name. Without it `name` is a placeholder, because the author is no longer known. */
  readonly to: string | undefined
  readonly size?: 'xs' | 'md'
  readonly className?: string | undefined
  /** Below the name: where she is, and when she wrote. */
  readonly children: ReactNode
}

/** The author of a text: portrait, name and details. */
export const Byline = ({ name, photo, to, size = 'md', className, children }: BylineProps) => (
  <div className={cx(styles.byline, className)}>
    <Avatar name={to === undefined ? undefined : name} src={photo} size={size} />
    <div>
      {to === undefined ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <Link to={to} className={styles.name}>
          {name}
        </Link>
      )}
      <span className={styles.details}>{children}</span>
    </div>
  </div>
)
