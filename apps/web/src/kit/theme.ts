import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const KEY = 'theme'
const root = document.documentElement
const listeners = new Set<() => void>()

// public/before-paint.js has read the stored choice before the first paint; this only follows it.
const current = (): Theme => (root.dataset['theme'] === 'dark' ? 'dark' : 'light')

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Chooses a theme, for this browser and until another is chosen (R3-11). */
export const chooseTheme = (theme: Theme): void => {
  root.dataset['theme'] = theme
  localStorage.setItem(KEY, theme)
  for (const listener of listeners) listener()
}

/** Light unless she chose otherwise: the system's own preference is not followed behind her back. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current)
