import styles from './Avatar.module.css'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { initialsOf, tintOf } from './initials.ts'

const TINTS = ['terra', 'lagoon', 'sage', 'wine', 'terraMid', 'lagoonMid', 'sageMid'] as const

type AvatarProps = {
  /** Gives the initials and their tint when there is no photo. Undefined shows a user icon. */
  readonly name: string | undefined
  readonly src?: string | null | undefined
  /** 36, 44, 56, 96 or 168 px. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** A circle instead of a squircle: only in the header. */
  readonly round?: boolean
  readonly className?: string | undefined
}

/** A portrait, ignored by screen readers because the name is always written next to it. */
export const Avatar = ({ name = '', src, size = 'md', round = false, className }: AvatarProps) => {
  const look = cx(styles.avatar, styles[size], round && styles.round, className)
  if (src) return <img src={src} alt="" className={look} />
  const initials = initialsOf(name)
  const tint = TINTS[tintOf(name, TINTS.length)] ?? 'terra'
  return (
    // CSS renders the initials, so that they cannot be searched, copied or read by screen readers.
    <span
      aria-hidden="true"
      data-initials={initials}
      className={cx(look, styles.initials, initials !== '' && styles[tint])}
    >
      {initials === '' && <Icon name="user" />}
    </span>
  )
}
