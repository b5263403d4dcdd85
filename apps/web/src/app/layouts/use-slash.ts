import { useEffect, useEffectEvent } from 'react'

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'
const DIALOGS = '[role=dialog], [role=alertdialog], dialog[open]'

/** Whether the key is text for a field, or for a dialog, which keeps the focus. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(FIELDS) !== null) || document.querySelector(DIALOGS) !== null

/** Calls back when « / » is pressed outside any field. */
export const useSlash = (isActive: boolean, onSlash: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, target } = event
    if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || isTaken(target)) return
    // The key would be typed into the field that takes the focus.
    event.preventDefault()
    onSlash()
  })
  useEffect(() => {
    if (!isActive) return undefined
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isActive])
}
