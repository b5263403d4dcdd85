import { cx } from './cx.ts'
import styles from './IconButton.module.css'
import type { IconName } from './icons.ts'

/** What a button and a link that are only an icon have in common. */
export type IconButtonLook = {
  readonly icon: IconName
  /** The whole meaning, for those who do not see the icon. */
  readonly label: string
  /** 44 px without a ground, instead of 48 px circled. */
  readonly plain?: boolean | undefined
  /** A red dot: something waits there. The label must say it too. */
  readonly dot?: boolean | undefined
}

/** The class names of that look. */
export const iconButtonClass = (
  { plain = false, dot = false }: Pick<IconButtonLook, 'plain' | 'dot'>,
  className: string | undefined,
): string => cx(styles.button, plain && styles.plain, dot && styles.dot, className)
