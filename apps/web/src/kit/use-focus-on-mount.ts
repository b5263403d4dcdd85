import { useEffect, useRef } from 'react'

/** Moves the focus to an element that replaces the focused one, so that screen readers announce it. */
export const useFocusOnMount = <E extends HTMLElement>(isWanted = true) => {
  const ref = useRef<E>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current && isWanted) ref.current?.focus()
    isFirst.current = false
  }, [isWanted])
  return ref
}
