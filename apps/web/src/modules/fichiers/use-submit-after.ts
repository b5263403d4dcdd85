import { useEffect, useRef, type RefObject } from 'react'

/** A form submitted while files are leaving goes once they have left, unless one of them was refused. */
export const useSubmitAfter = (
  field: RefObject<HTMLElement | null>,
  isSending: boolean,
  isRefused: boolean,
): void => {
  /** The button that was pressed, or null; undefined if none waits. */
  const pressed = useRef<HTMLElement | null>(undefined)
  useEffect(() => {
    const form = field.current?.closest('form')
    if (!form) return undefined
    if (!isSending) {
      const submitter = pressed.current
      pressed.current = undefined
      if (submitter !== undefined && !isRefused) form.requestSubmit(submitter)
      return undefined
    }
    const wait = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      pressed.current = event.submitter
    }
    form.addEventListener('submit', wait, true)
    return () => form.removeEventListener('submit', wait, true)
  }, [field, isSending, isRefused])
}
