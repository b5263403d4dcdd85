import { useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import { closeToast, shownToasts, subscribeToToasts, type Toast } from './toast.ts'
import { ToastCard } from './ToastCard.tsx'
import styles from './ToastRegion.module.css'

// Unmounted with the last toast, so that a hover on it does not pause the next toasts.
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
    // The close button disappears with its toast: restores the focus, which would fall back to the top of the page.
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- tracks hover and focus of its buttons
    <section
      aria-label="Notifications"
      className={styles.region}
      // react-aria's dialogs do not make elements with this attribute inert.
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

/** Shows the toasts; mounted once. Hovering or focusing one toast pauses all timers. */
export const ToastRegion = () => {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts)
  // In the body: an open dialog makes the application inert, but toasts must stay announced and closable.
  return toasts.length > 0 && createPortal(<ToastStack toasts={toasts} />, document.body)
}
