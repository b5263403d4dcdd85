import { Link, type LinkProps } from 'react-router'
import { cx } from './cx.ts'
import styles from './Link.module.css'

/** The way on from a card, ink on yellow. Its text says where without what is around it: complete it in `.sr-only`. */
export const YellowLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={cx(styles.yellow, className)} />
)
