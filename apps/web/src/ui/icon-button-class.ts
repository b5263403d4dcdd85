import { cx } from './cx.ts'
import styles from './IconButton.module.css'
import type { IconName } from './icons.ts'

/** Props shared by IconButton and IconLink. */
export type IconButtonLook = {
  readonly icon: IconName
  /** The accessible name. */
  readonly label: string
  /** 44 px without background, instead of 48 px with a circle. */
  readonly plain?: boolean | undefined
  /** A red dot for something unread. The label must say it too. */
  readonly dot?: boolean | undefined
}

export const iconButtonClass = (
  { plain = false, dot = false }: Pick<IconButtonLook, 'plain' | 'dot'>,
  className: string | undefined,
): string => cx(styles.button, plain && styles.plain, dot && styles.dot, className)
