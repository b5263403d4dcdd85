import { openDeviceStore } from '#kit/device-store.ts'
import { createBrouillons, type Brouillon, type Brouillons } from './brouillons.ts'

const openBrouillons = (compteId: string) => {
  const tabs = new BroadcastChannel(`brouillons:${compteId}`)
  const brouillons = createBrouillons({
    store: openDeviceStore<Brouillon>(compteId, 'brouillon'),
    tell: () => tabs.postMessage(null),
  })
  tabs.addEventListener('message', () => void brouillons.refresh())
  return { compteId, brouillons, close: () => tabs.close() }
}

let opened: ReturnType<typeof openBrouillons> | undefined

/** The drafts of an account in this tab. */
export const brouillonsOf = (compteId: string): Brouillons => {
  if (opened?.compteId !== compteId) {
    opened?.close()
    opened = openBrouillons(compteId)
  }
  return opened.brouillons
}
