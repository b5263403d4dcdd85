import { useEffect, useRef } from 'react'

/** What comes in the place of what had the focus takes it, and is read with it. */
export const useFocusOnMount = <E extends HTMLElement>(isWanted = true) => {
  const ref = useRef<E>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current && isWanted) ref.current?.focus()
    isFirst.current = false
  }, [isWanted])
  return ref
}
