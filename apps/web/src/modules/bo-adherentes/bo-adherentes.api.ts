import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import type { SimulationForm } from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'
import { boAdherentesEndpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import type {
  FiltresFiches,
  TriFiches,
} from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { boAntennesEndpoints } from '@entrelles/contract/modules/bo-antennes/bo-antennes.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { actOf, mutationOf, queryOf, type Said } from '#kit/query.ts'
import type { Espace } from './espace.ts'

export const fichesQuery = (filters: FiltresFiches & TriFiches, page: number) =>
  queryOf(boAdherentesEndpoints.listFiches, { query: { ...filters, page } })
export const resumeFichesQuery = () => queryOf(boAdherentesEndpoints.getResumeFiches, {})
export const ficheQuery = (id: string) =>
  queryOf(boAdherentesEndpoints.getFiche, { params: { id: id as AdherenteId } })

/** Dry run of an action: a read, but its input is too long for a URL. */
export const simulationQuery = (body: SimulationForm) =>
  queryOptions({
    queryKey: [boAdherentesEndpoints.getSimulationAction.path, body],
    queryFn: ({ signal }) => call(boAdherentesEndpoints.getSimulationAction, { body }, signal),
  })

export const choixTerritoiresQuery = () => queryOf(antennesEndpoints.listChoixTerritoires, {})

/** The branches to choose from: every open one, or the coordinator’s own. */
export const useTerritoires = (espace: Espace) => {
  const isAdministratrice = espace === 'administratrice'
  const toutes = useQuery({ ...choixTerritoiresQuery(), enabled: isAdministratrice })
  const siennes = useQuery({
    ...queryOf(boAntennesEndpoints.listTerritoiresBo, { query: { trinom: 'asc' } }),
    enabled: !isAdministratrice,
  })
  return (isAdministratrice ? toutes.data : siennes.data?.territoires) ?? []
}

// A form shows its own failures; an act without a form shows them in a toast.
export const useCreateAction = (said: Said<typeof boAdherentesEndpoints.createActionFiches>) =>
  useMutation(actOf(boAdherentesEndpoints.createActionFiches, said))
/** The same act, from a form. */
export const useSendMessage = () => useMutation(mutationOf(boAdherentesEndpoints.createActionFiches))
export const useUpdateFiche = () => useMutation(mutationOf(boAdherentesEndpoints.updateFiche))
export const useGetValeurSensible = () => useMutation(actOf(boAdherentesEndpoints.getValeurSensible))
export const useSendLien = (said: string) => useMutation(actOf(boAdherentesEndpoints.sendLien, said))
export const useCreateSuspension = () => useMutation(mutationOf(boAdherentesEndpoints.createSuspension))
export const useDeleteSuspension = (said: string) =>
  useMutation(actOf(boAdherentesEndpoints.deleteSuspension, said))
export const useUpdateFonctions = () => useMutation(mutationOf(boAdherentesEndpoints.updateFonctions))
export const useDeleteRebond = () =>
  useMutation(actOf(boAdherentesEndpoints.deleteRebond, 'Nous lui écrivons de nouveau à cette adresse.'))
export const useDeleteSessions = (said: string) =>
  useMutation(actOf(boAdherentesEndpoints.deleteSessions, said))
