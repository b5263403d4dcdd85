import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { adherentesEndpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import { evenementsEndpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import { participationsEndpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { mutationOf, queryOf } from '#kit/query.ts'

const idOf = (id: string) => id as EvenementId

export const evenementQuery = (id: string) =>
  queryOf(evenementsEndpoints.getEvenement, { params: { id: idOf(id) } })
export const participantesQuery = (id: string, page: number) =>
  queryOf(adherentesEndpoints.listAdherentes, { query: { evenementId: idOf(id), page } })
export const apercuQuery = (token: string) =>
  queryOf(participationsEndpoints.getApercuDesinscription, { query: { token } })

// A GET that writes, but only with the header that calls send (R7-9).
export const useDesinscription = () => useMutation(mutationOf(participationsEndpoints.getDesinscription))
