import type { Tone } from './tones.ts'

/** A message that comes and goes. */
export type Toast = {
  readonly id: number
  readonly tone: Tone
  readonly message: string
  /** Milliseconds before it closes by itself; 0: it stays until it is closed by hand. */
  readonly duration: number
}

// Toasts outlive the screens that raise them: they live outside of React, as one page has one corner for them.
let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const replaceWith = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message in the corner of the page. */
export const toast = (message: Omit<Toast, 'id'>): void => {
  lastId += 1
  replaceWith([...toasts, { ...message, id: lastId }])
}

/** Takes a message away. */
export const closeToast = (id: number): void => replaceWith(toasts.filter((one) => one.id !== id))

/** The messages on show, oldest first. */
export const shownToasts = (): readonly Toast[] => toasts

/** Calls back at each change; answers how to stop. */
export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
