import type { ComponentPropsWithRef } from 'react'
import styles from './Card.module.css'
import { cx } from './cx.ts'

type CardProps = ComponentPropsWithRef<'div'> & {
  readonly as?: 'div' | 'section' | 'aside' | 'article'
  /** `contour` lies on the map's lines, `ink` on the frame's colour. */
  readonly variant?: 'plain' | 'contour' | 'ink'
}

/** A sheet of paper with a thin edge, never a shadow. */
export const Card = ({ as: Element = 'div', variant = 'plain', className, ...rest }: CardProps) => (
  <Element {...rest} className={cx(styles.card, styles[variant], variant === 'ink' && 'on-ink', className)} />
)
