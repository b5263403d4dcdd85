import { useEffect, useRef } from 'react'

/** Moves the focus to a target once a dialog has closed on success: the button that opened it may have been removed. */
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
