import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  readonly children: ReactNode
}

/** On or off, with immediate effect; in a form that is submitted, use Checkbox. */
export const Switch = ({ children, className, ...rest }: SwitchProps) => (
  <label className={cx(styles.switch, className)}>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says its own state */}
    <input {...rest} type="checkbox" role="switch" />
    <span>{children}</span>
  </label>
)
