import type { ComponentProps } from 'react'
import { guardClick } from './guard-click.ts'
import { Icon } from './Icon.tsx'
import { iconButtonClass, type IconButtonLook } from './icon-button-class.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & IconButtonLook

/** A button with only an icon; its label is the accessible name and the tooltip. */
export const IconButton = ({
  icon,
  label,
  plain,
  dot,
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
    className={iconButtonClass({ plain, dot }, className)}
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={guardClick(disabled, onClick)}
  >
    <Icon name={icon} />
  </button>
)
