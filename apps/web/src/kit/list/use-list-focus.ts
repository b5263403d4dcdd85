import { useCallback, useRef } from 'react'
import { isTyping } from '#kit/is-typing.ts'

/**
 * Where the focus goes as a list changes. A page turned to takes it, the window being already back at its top; so does
 * what is found once a filter is taken away, and its button with it.
 */
export const useListFocus = (page: number) => {
  const lastPage = useRef(page)
  const isWidened = useRef(false)
  const onWiden = useCallback(() => {
    isWidened.current = true
  }, [])
  /** The page is there, under its title. */
  const onShown = useCallback((shown: number, title: HTMLElement | null) => {
    const isTurned = lastPage.current !== shown && !isTyping()
    if (isTurned || isWidened.current) title?.focus({ preventScroll: true })
    lastPage.current = shown
    isWidened.current = false
  }, [])
  return { onWiden, onShown }
}
