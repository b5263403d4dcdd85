import type { NonLus } from '@entrelles/contract/modules/non-lus/non-lus.schema.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { setFluxOpen, tellIndice } from './indices.ts'
import { checkNonLus, watchNonLus } from './non-lus-watch.ts'
import { useSession } from './session.ts'

const NOTHING: NonLus = { messages: false, notifications: false }

let current = NOTHING
let watched: { readonly id: string; readonly end: () => void } | undefined
/** How many times the state was told: an answer that another one has overtaken is dropped. */
let told = 0
const listeners = new Set<() => void>()

const setCurrent = (next: NonLus): void => {
  told += 1
  if (next.messages === current.messages && next.notifications === current.notifications) return
  current = next
  for (const listener of listeners) listener()
}

const endWatch = (): void => {
  watched?.end()
  watched = undefined
  setFluxOpen(false)
  setCurrent(NOTHING)
}

const subscribe = (id: string, listener: () => void): (() => void) => {
  listeners.add(listener)
  if (watched?.id !== id) {
    endWatch()
    watched = { id, end: watchNonLus(id, setCurrent, { onIndice: tellIndice, onFlux: setFluxOpen }) }
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) endWatch()
  }
}

/**
 * Asks again at once, after an act that has read something: without the stream, the dot would follow seconds later. The
 * stream may tell something newer while the answer is on its way, and would not say it twice.
 */
export const refreshNonLus = async (): Promise<void> => {
  const [watch, before] = [watched, told]
  if (watch === undefined) return
  await checkNonLus((next) => {
    if (watched === watch && told === before) setCurrent(next)
  })
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
