import { useEffect, useSyncExternalStore } from 'react'

let current: string | undefined
const listeners = new Set<() => void>()

const tell = (name: string | undefined): void => {
  current = name
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Adds the name of the content to the document title: « Événement — Atelier compta — Entrelles ». */
export const useNamedPage = (name: string): void => {
  useEffect(() => {
    tell(name)
    return () => tell(undefined)
  }, [name])
}

/** The name set by the current screen; undefined while it loads, and for pages without one. */
export const usePageName = (): string | undefined => useSyncExternalStore(subscribe, () => current)
