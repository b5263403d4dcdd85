import { useCallback, useRef } from 'react'
import { isTyping } from '#kit/is-typing.ts'

/**
 * Moves the focus to the title of the list after a change of page, and after a filter is removed, because its button
 * disappears.
 */
export const useListFocus = (page: number) => {
  const lastPage = useRef(page)
  const isWidened = useRef(false)
  const onWiden = useCallback(() => {
    isWidened.current = true
  }, [])
  /** Called when a page has rendered, with its title. */
  const onShown = useCallback((shown: number, title: HTMLElement | null) => {
    const isTurned = lastPage.current !== shown && !isTyping()
    if (isTurned || isWidened.current) title?.focus({ preventScroll: true })
    lastPage.current = shown
    isWidened.current = false
  }, [])
  return { onWiden, onShown }
}
