import type { ComponentProps } from 'react'
import styles from './Callout.module.css'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { toneIcons, type Tone } from './tones.ts'

type CalloutProps = ComponentProps<'div'> & {
  readonly tone?: Tone
  readonly icon?: IconName
}

/** A permanent message in the page. Give it role="alert" or "status" when it appears after an action. */
export const Callout = ({
  tone = 'info',
  icon = toneIcons[tone],
  className,
  children,
  ...rest
}: CalloutProps) => (
  <div {...rest} className={cx(styles.callout, styles[tone], className)}>
    <Icon name={icon} className={styles.icon} />
    <div className={styles.body}>{children}</div>
  </div>
)
