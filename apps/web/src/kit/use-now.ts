import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const LOOK_MS = 5000

const readers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tellReaders = () => {
  for (const tell of readers) tell()
}

/** One timer for all readers; a tab that is shown again updates at once. */
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
 * The current minute on the reader’s clock, so that an open page updates when an event begins or ends, and says how long ago
 * something was. A wrong clock may show a wrong button; the server decides.
 */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, minute) * MINUTE_MS)
