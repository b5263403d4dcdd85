import type { MouseEvent, MouseEventHandler } from 'react'

/**
 * The click of a button that may be unavailable. It stays focusable and says so with aria-disabled, which,
 * unlike `disabled`, stops nothing by itself: not even the submission of its form.
 */
export const guardClick =
  (unavailable: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    if (unavailable) event.preventDefault()
    else onClick?.(event)
  }
