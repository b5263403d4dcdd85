import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { guardClick } from './guard-click.ts'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The action is running: shows `busyLabel` and ignores clicks. */
    readonly busy?: boolean
    readonly busyLabel?: string
  }

/** A button. `disabled` becomes aria-disabled, so that the button keeps the focus. */
export const Button = ({
  variant,
  size,
  block,
  busy = false,
  busyLabel = 'Patiente…',
  disabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonClass({ variant, size, block }, className)}
    aria-busy={busy || undefined}
    aria-disabled={disabled || undefined}
    onClick={guardClick(busy || disabled, onClick)}
  >
    {busy ? busyLabel : children}
  </button>
)
