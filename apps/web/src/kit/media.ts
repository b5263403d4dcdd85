import { BREAKPOINTS } from '@entrelles/contract/kit/constants.ts'
import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches now; updates when it changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (listener) => {
        const media = matchMedia(query)
        media.addEventListener('change', listener)
        return () => media.removeEventListener('change', listener)
      },
      [query],
    ),
    () => matchMedia(query).matches,
  )

/** Whether the window has room for the left menu (R9-4). */
export const useIsDesktop = (): boolean => useMedia(`(min-width: ${BREAKPOINTS.mobile + 1}px)`)
