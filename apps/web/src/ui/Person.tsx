import type { ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import { Link } from './Link.tsx'
import styles from './Person.module.css'

type PersonProps = {
  readonly name: string
  readonly photo: string | null | undefined
  /** `name` is a placeholder, because the member is no longer known. */
  readonly isUnknown?: boolean
  /** The target of the link on the name. */
  readonly to?: string | undefined
  /** Below the name. */
  readonly children?: ReactNode
}

/** A member in a list: portrait, name and a detail. */
export const Person = ({ name, photo, isUnknown = false, to, children }: PersonProps) => (
  <div className={styles.person}>
    <Avatar name={isUnknown ? undefined : name} src={photo} size="sm" />
    <span>
      {to === undefined ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <Link to={to} className={styles.name}>
          {name}
        </Link>
      )}
      {children && <span className={styles.detail}>{children}</span>}
    </span>
  </div>
)
