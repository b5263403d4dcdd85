import { useEffect, useRef } from 'react'

/** Where the focus goes once a dialog has closed on what was done: the button that opened it may be gone. */
export const useFocusOnDone = <Target extends HTMLElement>(isOpen: boolean) => {
  const target = useRef<Target>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (!isOpen && isDone.current) target.current?.focus()
    isDone.current = false
  }, [isOpen])
  const onDone = () => {
    isDone.current = true
  }
  return { target, onDone }
}
