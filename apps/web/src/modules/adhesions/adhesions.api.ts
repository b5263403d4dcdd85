import { adhesionsEndpoints } from '@entrelles/contract/modules/adhesions/adhesions.endpoints.ts'
import type { Adhesion } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { paiementsEndpoints } from '@entrelles/contract/modules/paiements/paiements.endpoints.ts'
import { reclamationsEndpoints } from '@entrelles/contract/modules/reclamations/reclamations.endpoints.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { actOf, mutationOf, queryOf } from '#kit/query.ts'
import { nextAskIn } from './issue.ts'

export const mesAdhesionsQuery = () => queryOf(adhesionsEndpoints.getMesAdhesions, {})
export const getAttestation = ({ id }: Adhesion) =>
  call(adhesionsEndpoints.getAttestation, { params: { id } })
export const useUpdateRappels = () => useMutation(actOf(adhesionsEndpoints.updateRappelsAdhesion))

// Not a mutation: the page is about to be left, so a refetch would be wasted.
export const createPaiement = (minima: boolean) =>
  call(paiementsEndpoints.createPaiement, { body: { minima } })

/** Status of a payment, polled until `until` while the platform has not settled it. */
export const statutQuery = (checkoutId: number, until: number) =>
  queryOptions({
    queryKey: [paiementsEndpoints.updateStatutPaiement.path, checkoutId],
    queryFn: ({ signal }) => call(paiementsEndpoints.updateStatutPaiement, { body: { checkoutId } }, signal),
    refetchInterval: ({ state }) =>
      nextAskIn(state.data?.statut, until - Math.max(state.dataUpdatedAt, state.errorUpdatedAt)),
    // The member may come back from her bank’s application: refetch at that moment.
    refetchOnWindowFocus: ({ state }) => (state.data?.statut === 'en_attente' ? 'always' : false),
    // A settled payment is not refetched; a pending one is never read from the cache.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })

export const reclamationQuery = () => queryOf(reclamationsEndpoints.getReclamation, {})
export const useCreateReclamation = () => useMutation(mutationOf(reclamationsEndpoints.createReclamation))
