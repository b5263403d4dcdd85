import { useRef, type MouseEvent } from 'react'

const LONG_MS = 500

/** A press that lasts does something else than a click, and is not a click. */
export const useLongPress = (onLongPress: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLong = useRef(false)
  const cancel = () => clearTimeout(timer.current)
  return {
    onPointerDown: () => {
      isLong.current = false
      timer.current = setTimeout(() => {
        isLong.current = true
        onLongPress()
      }, LONG_MS)
    },
    onPointerUp: cancel,
    onPointerLeave: cancel,
    onPointerCancel: cancel,
    // The browser's own menu of a long press would cover what it opens.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      cancel()
      if (!isLong.current) return
      isLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
