import { useEffect, useSyncExternalStore } from 'react'
import { openDeviceStore, type DeviceStore } from '#kit/device-store.ts'
import { useUser } from '#kit/session.ts'

const CLE = 'raccourci-recherche'

let isOn = true
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tell = (next: boolean): void => {
  isOn = next
  for (const listener of listeners) listener()
}

const storeOf = (compteId: string): DeviceStore<boolean> => openDeviceStore<boolean>(compteId, 'reglage')

/**
 * Whether « / » opens the search. A key alone can be pressed by accident, above all by those who speak to their browser:
 * it must be possible to switch it off (RGAA 12.10).
 */
export const useRaccourci = (): readonly [boolean, (next: boolean) => void] => {
  const { id } = useUser().adherente
  useEffect(() => {
    void storeOf(id)
      .get(CLE)
      .then((kept) => tell(kept ?? true))
  }, [id])
  const change = (next: boolean) => {
    tell(next)
    void storeOf(id).put(CLE, next)
  }
  return [useSyncExternalStore(subscribe, () => isOn), change]
}
