import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useIsOnline } from '#kit/online.ts'
import { useUser } from '#kit/session.ts'
import { ouvrirFile } from './ouvrir-file.ts'

/** While the browser believes in a network that does not answer. */
const REPRISES_MS = [2000, 5000, 10_000, 30_000] as const

/** What was done at the door of one event, what waits and what became of it. */
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

  // On arrival, on the network’s return and on hers.
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
    // The server has judged them: only she can try again.
    if (echec === null || echec.message !== null || !isOnline) return undefined
    const delay = REPRISES_MS[Math.min(failures.current, REPRISES_MS.length - 1)]
    failures.current += 1
    const timer = setTimeout(() => void file.flush(), delay)
    return () => clearTimeout(timer)
  }, [file, echec, isOnline])

  return { file, etat, isOnline, isVolatile }
}
