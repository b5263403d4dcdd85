import type { ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import { Link } from './Link.tsx'
import styles from './Person.module.css'

type PersonProps = {
  readonly name: string
  readonly photo: string | null | undefined
  /** What is written is no name: nobody is known any more. */
  readonly isUnknown?: boolean
  /** Where her name leads. */
  readonly to?: string | undefined
  /** Under her name. */
  readonly children?: ReactNode
}

/** Somebody in a list: her portrait, her name, and a word about her. */
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
