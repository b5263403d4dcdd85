import { useEffect } from 'react'
import { openDeviceStore } from '#kit/device-store.ts'

/**
 * Sends, from any page, the messages that wait since an earlier one. Their queue is loaded only if the device has some,
 * which is rare.
 */
export const useSuiteEnvois = (compteId: string, isActive: boolean): void =>
  useEffect(() => {
    if (!isActive) return undefined
    let isOver = false
    const resume = async (): Promise<void> => {
      const waiting = await openDeviceStore(compteId, 'envoi').entries()
      if (isOver || waiting.size === 0) return
      const { envoisOf } = await import('./ouvrir-envois.ts')
      if (!isOver) envoisOf(compteId)
    }
    // A chunk that cannot be loaded is asked for again by the next page.
    resume().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [compteId, isActive])
