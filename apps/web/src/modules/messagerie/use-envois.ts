import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useUser } from '#kit/session.ts'
import { envoisOf } from './ouvrir-envois.ts'

/** The messages of a discussion that wait on this device, and what she may do with them. */
export const useEnvois = (discussionId: string) => {
  const envois = envoisOf(useUser().adherente.id)
  const { envois: all, echecs } = useSyncExternalStore(envois.subscribe, envois.getEtat)
  const waiting = useMemo(() => all.filter((one) => one.discussionId === discussionId), [all, discussionId])
  // What this page shows is what she wants sent first.
  useEffect(() => void envois.flush(), [envois, discussionId])
  return { envois, waiting, echecs }
}
