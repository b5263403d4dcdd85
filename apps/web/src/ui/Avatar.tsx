import styles from './Avatar.module.css'
import { cx } from './cx.ts'

const DEFAULT_PORTRAIT = '/images/avatar-default.svg'

type AvatarProps = {
  /** Without one, the default portrait. */
  readonly src?: string | null | undefined
  /** 36, 44, 56, 96 or 168 px. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** A circle rather than a squircle: in the header only. */
  readonly round?: boolean
  readonly className?: string | undefined
}

/** A portrait. It says nothing aloud: the name is always written beside it. */
export const Avatar = ({ src, size = 'md', round = false, className }: AvatarProps) => (
  <img
    src={src ?? DEFAULT_PORTRAIT}
    alt=""
    className={cx(styles.avatar, styles[size], round && styles.round, className)}
  />
)
