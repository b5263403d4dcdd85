import { openDeviceStore, type DeviceStore } from '#kit/device-store.ts'
import type { Recente } from './recentes.ts'

let opened: { readonly compteId: string; readonly store: DeviceStore<Recente> } | undefined

/** The recent searches of an account on this device; logout empties them with all that it keeps (R3-11). */
export const recentesOf = (compteId: string): DeviceStore<Recente> => {
  if (opened?.compteId !== compteId)
    opened = { compteId, store: openDeviceStore<Recente>(compteId, 'recherche') }
  return opened.store
}
