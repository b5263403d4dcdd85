import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { guardClick } from './guard-click.ts'
import { Icon } from './Icon.tsx'
import styles from './IconButton.module.css'
import type { IconName } from './icons.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  readonly icon: IconName
  /** The whole meaning, for those who do not see the icon. */
  readonly label: string
  /** 44 px without a ground, instead of 48 px circled. */
  readonly plain?: boolean
}

/** A button that is only an icon; its label is its accessible name and its tooltip. */
export const IconButton = ({
  icon,
  label,
  plain = false,
  disabled = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) => (
  <button
    title={label}
    {...rest}
    type={type}
    className={cx(styles.button, plain && styles.plain, className)}
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={guardClick(disabled, onClick)}
  >
    <Icon name={icon} />
  </button>
)
