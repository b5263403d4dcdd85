import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useIsOnline } from '#kit/online.ts'
import { useUser } from '#kit/session.ts'
import { ouvrirFile } from './ouvrir-file.ts'

/** Retry delays when the browser is online but the server does not answer. */
const REPRISES_MS = [2000, 5000, 10_000, 30_000] as const

/** The queue of an event, with retries. */
export const useFileEnvoi = (evenementId: string) => {
  const compteId = useUser().adherente.id
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const [isVolatile, setIsVolatile] = useState(false)
  const [{ file, listen }] = useState(() =>
    ouvrirFile({ client, evenementId, compteId, onVolatile: () => setIsVolatile(true) }),
  )
  const etat = useSyncExternalStore(file.subscribe, file.getEtat)

  useEffect(() => listen(), [listen])

  // Sends on mount, when the network is back and when the page is shown again.
  useEffect(() => {
    void file.flush()
    const onShow = () => {
      if (document.visibilityState === 'visible') void file.flush()
    }
    document.addEventListener('visibilitychange', onShow)
    return () => document.removeEventListener('visibilitychange', onShow)
  }, [file, isOnline])

  const failures = useRef(0)
  const { echec } = etat
  useEffect(() => {
    if (echec === null) failures.current = 0
    // The server has refused the request: only the user can retry.
    if (echec === null || echec.message !== null || !isOnline) return undefined
    const delay = REPRISES_MS[Math.min(failures.current, REPRISES_MS.length - 1)]
    failures.current += 1
    const timer = setTimeout(() => void file.flush(), delay)
    return () => clearTimeout(timer)
  }, [file, echec, isOnline])

  return { file, etat, isOnline, isVolatile }
}
