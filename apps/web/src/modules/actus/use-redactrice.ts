import { useSuspenseQuery } from '@tanstack/react-query'
import { useUser } from '#kit/session.ts'
import { profilQuery } from './actus.api.ts'
import type { Redactrice } from './audience.ts'

/** Who writes, with the branches that she may write for. */
export const useRedactrice = (): Redactrice => {
  const { roles, adherente } = useUser()
  const { territoire, territoireCoordonne } = useSuspenseQuery(profilQuery(adherente.id)).data
  return { actor: { id: adherente.id, roles }, territoire, territoireCoordonne }
}
