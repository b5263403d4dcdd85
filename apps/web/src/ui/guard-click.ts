import type { MouseEvent, MouseEventHandler } from 'react'

/**
 * The click handler of a button that may be disabled. The button stays focusable with aria-disabled, which, unlike `disabled`,
 * blocks nothing: neither clicks nor the submission of its form.
 */
export const guardClick =
  (unavailable: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    if (unavailable) event.preventDefault()
    else onClick?.(event)
  }
