import type { Indice } from '@entrelles/contract/modules/non-lus/non-lus.schema.ts'
import { useSyncExternalStore } from 'react'

// What the stream tells besides the two red dots: which discussion has changed. Kept apart from non-lus.ts, which fills
// it, so that a screen may listen without following the dots.

const listeners = new Set<(indice: Indice) => void>()
const stateListeners = new Set<() => void>()
let isOpen = false

export const tellIndice = (indice: Indice): void => {
  for (const listener of listeners) listener(indice)
}

/** Calls the listener for each discussion that has changed, whichever tab holds the stream. */
export const onIndice = (listener: (indice: Indice) => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const setFluxOpen = (next: boolean): void => {
  if (next === isOpen) return
  isOpen = next
  for (const listener of stateListeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  stateListeners.add(listener)
  return () => stateListeners.delete(listener)
}

/** Whether a tab of this browser holds the stream; without it, changes have to be asked for. */
export const useIsFluxOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen)
