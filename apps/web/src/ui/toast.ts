import type { Tone } from './tones.ts'

export type ToastAction = { readonly label: string; readonly onAction: () => void }

/** A temporary message. */
export type Toast = {
  readonly id: number
  readonly tone: Tone
  readonly message: string
  /** Milliseconds before the toast closes; 0 keeps it until the user closes it. */
  readonly duration: number
  /** What the user may do about it, such as undo. */
  readonly action?: ToastAction
}

// Toasts outlive the screens that show them, so the store is outside React.
let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const replaceWith = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast. */
export const toast = (message: Omit<Toast, 'id'>): void => {
  lastId += 1
  replaceWith([...toasts, { ...message, id: lastId }])
}

export const closeToast = (id: number): void => replaceWith(toasts.filter((one) => one.id !== id))

/** The visible toasts, oldest first. */
export const shownToasts = (): readonly Toast[] => toasts

/** Calls the listener at each change; returns the unsubscribe function. */
export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
