import { mayCall } from '@entrelles/contract/kit/access.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useUser } from '#kit/session.ts'
import { destinatairesQuery, profilQuery } from './actus.api.ts'
import type { Redactrice } from './audience.ts'

/** Who writes, with the branches that she may write for. */
export const useRedactrice = (): Redactrice => {
  const { roles, adherente } = useUser()
  const { territoire, territoireCoordonne } = useSuspenseQuery(profilQuery(adherente.id)).data
  // An administrator’s list has every branch, which she chooses in the back office.
  const isCoordinatrice = mayCall('coordinatrice', roles) && !mayCall('administratrice', roles)
  const { data: totaux } = useQuery({ ...destinatairesQuery(), enabled: isCoordinatrice })
  // Her profile names one of her branches.
  const premiere = territoireCoordonne === null ? [] : [territoireCoordonne]
  return {
    actor: { id: adherente.id, roles },
    territoire,
    coordonnees: (isCoordinatrice && totaux?.territoires) || premiere,
  }
}
