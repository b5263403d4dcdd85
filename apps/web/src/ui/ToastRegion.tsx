import { useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import { closeToast, shownToasts, subscribeToToasts, type Toast } from './toast.ts'
import { ToastCard } from './ToastCard.tsx'
import styles from './ToastRegion.module.css'

// Unmounted with its last message: a pointer that rested on it leaves no pause behind for the next ones.
const ToastStack = ({ toasts }: { readonly toasts: readonly Toast[] }) => {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const focusedBefore = useRef<EventTarget>(null)

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setIsFocused(true)
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget
  }

  const close = (id: number) => {
    closeToast(id)
    // The pressed button goes away with its message: the focus must not fall to the top of the page.
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- watches over its buttons, is not one
    <section
      aria-label="Notifications"
      className={styles.region}
      // react-aria's dialogs leave alone what carries this attribute.
      data-react-aria-top-layer="true"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={enter}
      onBlur={() => setIsFocused(false)}
    >
      <ol className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            isPaused={isHovered || isFocused}
            onClose={() => close(toast.id)}
          />
        ))}
      </ol>
    </section>
  )
}

/** Where the messages of toast() show; once in the application. Hovering or focusing one holds them all. */
export const ToastRegion = () => {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts)
  // In the body: an open dialog makes the application inert, and its messages must still be heard and closed.
  return toasts.length > 0 && createPortal(<ToastStack toasts={toasts} />, document.body)
}
