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

/** Names what the page shows in the browser's tab: « Événement — Atelier compta — Entrelles ». */
export const useNamedPage = (name: string): void => {
  useEffect(() => {
    tell(name)
    return () => tell(undefined)
  }, [name])
}

/** The name that the screen has given; none while it loads, nor for a page that is about nothing in particular. */
export const usePageName = (): string | undefined => useSyncExternalStore(subscribe, () => current)
