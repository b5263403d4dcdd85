import styles from './Button.module.css'
import { cx } from './cx.ts'

/** The look of a button, or of a link that looks like one. */
export type ButtonLook = {
  /** One `primary` per zone. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'ink' | undefined
  /** 44, 48 or 56 px high. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its container. */
  readonly block?: boolean | undefined
}

export const buttonClass = (
  { variant = 'secondary', size = 'md', block = false }: ButtonLook,
  className: string | undefined,
): string => cx(styles.button, styles[variant], styles[size], block && styles.block, className)
