import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const KEY = 'theme'
const root = document.documentElement
const listeners = new Set<() => void>()

// public/before-paint.js applies the stored theme before the first paint; this module reads and changes it.
const current = (): Theme => (root.dataset['theme'] === 'dark' ? 'dark' : 'light')

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets the theme and stores it in this browser (R3-11). */
export const chooseTheme = (theme: Theme): void => {
  root.dataset['theme'] = theme
  localStorage.setItem(KEY, theme)
  for (const listener of listeners) listener()
}

/** Light unless the user has chosen otherwise: the system preference is ignored. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current)
