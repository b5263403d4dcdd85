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

// Not a mutation: the page is about to be left, nothing of it needs to be read again before.
export const createPaiement = (minima: boolean) =>
  call(paiementsEndpoints.createPaiement, { body: { minima } })

/** What became of a payment: asked again and again until that instant, while the platform has not said. */
export const statutQuery = (checkoutId: number, until: number) =>
  queryOptions({
    queryKey: [paiementsEndpoints.updateStatutPaiement.path, checkoutId],
    queryFn: ({ signal }) => call(paiementsEndpoints.updateStatutPaiement, { body: { checkoutId } }, signal),
    refetchInterval: ({ state }) =>
      nextAskIn(state.data?.statut, until - Math.max(state.dataUpdatedAt, state.errorUpdatedAt)),
    // She comes back from her bank's application: that is the moment to ask.
    refetchOnWindowFocus: ({ state }) => (state.data?.statut === 'en_attente' ? 'always' : false),
    // A settled payment is not asked about again, and an unsettled one never answered from memory.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })

export const useCreateReclamation = () => useMutation(mutationOf(reclamationsEndpoints.createReclamation))
