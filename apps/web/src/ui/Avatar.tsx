import styles from './Avatar.module.css'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { initialsOf, tintOf } from './initials.ts'

const TINTS = ['terra', 'lagoon', 'sage', 'wine', 'terraMid', 'lagoonMid', 'sageMid'] as const

type AvatarProps = {
  /** Whose portrait it is: without a photo, her initials on a tint of her own. A blank figure where it is unknown. */
  readonly name: string | undefined
  readonly src?: string | null | undefined
  /** 36, 44, 56, 96 or 168 px. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** A circle rather than a squircle: in the header only. */
  readonly round?: boolean
  readonly className?: string | undefined
}

/** A portrait. It says nothing aloud: the name is always written beside it. */
export const Avatar = ({ name = '', src, size = 'md', round = false, className }: AvatarProps) => {
  const look = cx(styles.avatar, styles[size], round && styles.round, className)
  if (src) return <img src={src} alt="" className={look} />
  const initials = initialsOf(name)
  const tint = TINTS[tintOf(name, TINTS.length)] ?? 'terra'
  return (
    // Drawn by its sheet: initials are no text of the page, to be found, copied or read aloud.
    <span
      aria-hidden="true"
      data-initials={initials}
      className={cx(look, styles.initials, initials !== '' && styles[tint])}
    >
      {initials === '' && <Icon name="user" />}
    </span>
  )
}
