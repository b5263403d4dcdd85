import type { AdhesionId } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { boAdhesionsEndpoints } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.endpoints.ts'
import type { FiltresAdhesions } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf, mutationOf, queryOf } from '#kit/query.ts'

export const adhesionsBoQuery = (filtres: FiltresAdhesions, page: number) =>
  queryOf(boAdhesionsEndpoints.listAdhesionsBo, { query: { ...filtres, page } })
export const resumeQuery = () => queryOf(boAdhesionsEndpoints.getResumeAdhesions, {})
export const aTraiterQuery = () => queryOf(boAdhesionsEndpoints.listATraiter, {})
export const adherentesQuery = (termes: string) =>
  queryOf(boAdhesionsEndpoints.listAdherentesBo, { query: { termes } })
export const adhesionQuery = (id: string) =>
  queryOf(boAdhesionsEndpoints.getAdhesionBo, { params: { id: id as AdhesionId } })

// A form shows its own failures; an act without a form shows them in a toast.
export const useCreateAdhesion = () => useMutation(mutationOf(boAdhesionsEndpoints.createAdhesion))
export const useCancelAdhesion = () => useMutation(mutationOf(boAdhesionsEndpoints.cancelAdhesion))
export const useResolvePaiement = () => useMutation(mutationOf(boAdhesionsEndpoints.resolvePaiement))
export const useAcceptPaiement = () => useMutation(mutationOf(boAdhesionsEndpoints.acceptPaiement))
export const useSendReponse = () => useMutation(mutationOf(boAdhesionsEndpoints.sendReponseReclamation))
export const useAttachPaiement = (said: string) =>
  useMutation(actOf(boAdhesionsEndpoints.attachPaiement, said))
export const useVerifyPaiement = () => useMutation(actOf(boAdhesionsEndpoints.verifyPaiement))
export const useListMontants = () => useMutation(actOf(boAdhesionsEndpoints.listMontants))
