import { cx } from './cx.ts'
// Never inlined, so that the browser caches one file for all icons.
import sprite from './generated/icons.svg?no-inline'
import styles from './Icon.module.css'
import type { IconName } from './icons.ts'

type IconProps = {
  readonly name: IconName
  /** 18, 22, 28 or 40 px. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  readonly className?: string | undefined
}

/** A decorative icon: the text next to it carries the meaning. */
export const Icon = ({ name, size = 'md', className }: IconProps) => (
  <svg className={cx(styles.icon, styles[size], className)} aria-hidden="true" focusable="false">
    <use href={`${sprite}#${name}`} />
  </svg>
)
