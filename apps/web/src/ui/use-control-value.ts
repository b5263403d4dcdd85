import { useCallback, useSyncExternalStore } from 'react'

const controlOf = (id: string) => {
  const element = document.getElementById(id)
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : undefined
}

/** The value of a control, read from the DOM: react-hook-form fills inputs without rendering. */
export const useControlValue = (id: string): string =>
  useSyncExternalStore(
    useCallback(
      (onChange: () => void) => {
        const control = controlOf(id)
        control?.addEventListener('input', onChange)
        return () => control?.removeEventListener('input', onChange)
      },
      [id],
    ),
    () => controlOf(id)?.value ?? '',
  )
