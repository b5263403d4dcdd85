import { compteEndpoints } from '@entrelles/contract/modules/compte/compte.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { actOf, mutationOf, queryOf } from '#kit/query.ts'
import { useUser } from '#kit/session.ts'

const parametresQuery = (id: AdherenteId) => queryOf(compteEndpoints.getParametres, { params: { id } })
export const sessionsQuery = () => queryOf(compteEndpoints.listSessionsOuvertes, {})

/** The signed-in member’s own account. */
export const useParametres = () => useSuspenseQuery(parametresQuery(useUser().adherente.id)).data

// A form shows its own failures; an act without a form shows them in a toast.
export const useUpdateParametres = () => useMutation(mutationOf(compteEndpoints.updateParametres))
export const useCreateChangementEmail = () => useMutation(mutationOf(compteEndpoints.createChangementEmail))
export const useUpdateMotDePasse = () => useMutation(mutationOf(compteEndpoints.updateMotDePasse))
export const useDeleteSessionOuverte = (said: string) =>
  useMutation(actOf(compteEndpoints.deleteSessionOuverte, said))
export const useDeleteCompte = () => useMutation(actOf(compteEndpoints.deleteCompte))
export const useCancelSuppression = (said: string) =>
  useMutation(actOf(compteEndpoints.cancelSuppression, said))
