import { useEffect, useSyncExternalStore } from 'react'
import { useUser } from '#kit/session.ts'
import type { Brouillon } from './brouillons.ts'
import { brouillonsOf } from './ouvrir-brouillons.ts'

/** The drafts that this device keeps, by discussion; they follow what is written in another tab. */
export const useBrouillons = (): ReadonlyMap<string, Brouillon> => {
  const { getEtat, subscribe, refresh } = brouillonsOf(useUser().adherente.id)
  // Read again with each opening of the inbox: a logout has emptied the device.
  useEffect(() => void refresh(), [refresh])
  return useSyncExternalStore(subscribe, getEtat)
}
