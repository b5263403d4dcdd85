import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const LOOK_MS = 5000

const readers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tellReaders = () => {
  for (const tell of readers) tell()
}

/** One timer for all who read it; a tab that is shown again does not wait for it. */
const subscribe = (tell: () => void) => {
  if (readers.size === 0) {
    timer = setInterval(tellReaders, LOOK_MS)
    document.addEventListener('visibilitychange', tellReaders)
  }
  readers.add(tell)
  return () => {
    readers.delete(tell)
    if (readers.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tellReaders)
  }
}

const minute = () => Math.floor(Date.now() / MINUTE_MS)

/**
 * The present minute, by the clock of whoever reads: a page that is left open says by itself that an event has begun,
 * or is over. A clock that is wrong shows a button too many or too few; the server decides.
 */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, minute) * MINUTE_MS)
