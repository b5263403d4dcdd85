import type { NonLus } from '@entrelles/contract/modules/non-lus/non-lus.schema.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { watchNonLus } from './non-lus-watch.ts'
import { useSession } from './session.ts'

const NOTHING: NonLus = { messages: false, notifications: false }

let current = NOTHING
let watched: { readonly id: string; readonly end: () => void } | undefined
const listeners = new Set<() => void>()

const setCurrent = (next: NonLus): void => {
  if (next.messages === current.messages && next.notifications === current.notifications) return
  current = next
  for (const listener of listeners) listener()
}

const endWatch = (): void => {
  watched?.end()
  watched = undefined
  setCurrent(NOTHING)
}

const subscribe = (id: string, listener: () => void): (() => void) => {
  listeners.add(listener)
  if (watched?.id !== id) {
    endWatch()
    watched = { id, end: watchNonLus(id, setCurrent) }
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) endWatch()
  }
}

/** Whether the member has unread messages and notifications, kept up to date while the page is visible (R1-3). */
export const useNonLus = (): NonLus => {
  const { user } = useSession()
  const id = user?.roles.includes('ROLE_ADHERENTE_ACTIVE') ? user.adherente.id : undefined
  const follow = useCallback(
    (listener: () => void) => (id === undefined ? () => undefined : subscribe(id, listener)),
    [id],
  )
  return useSyncExternalStore(follow, () => current)
}
