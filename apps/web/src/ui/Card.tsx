import type { ComponentPropsWithRef } from 'react'
import styles from './Card.module.css'
import { cx } from './cx.ts'

type CardProps = ComponentPropsWithRef<'div'> & {
  readonly as?: 'div' | 'section' | 'aside' | 'article'
  /** `contour` has the contour lines of a map in the background, `ink` the dark colour of the menus. */
  readonly variant?: 'plain' | 'contour' | 'ink'
}

/** A panel with a thin border and no shadow. */
export const Card = ({ as: Element = 'div', variant = 'plain', className, ...rest }: CardProps) => (
  <Element {...rest} className={cx(styles.card, styles[variant], variant === 'ink' && 'on-ink', className)} />
)
