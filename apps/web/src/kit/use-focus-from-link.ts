import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the part of a page that the link names (`/mon-compte#protection`), once that part is shown, and at
 * each press of such a link in the page itself.
 */
export const useFocusFromLink = <E extends HTMLElement>(id: string) => {
  const { hash, key } = useLocation()
  const ref = useRef<E>(null)
  useEffect(() => {
    if (hash !== `#${id}`) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'center' })
  }, [hash, key, id])
  return ref
}
