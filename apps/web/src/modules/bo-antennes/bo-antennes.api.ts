import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { FiltresTerritoires } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { boAntennesEndpoints } from '@entrelles/contract/modules/bo-antennes/bo-antennes.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf, mutationOf, queryOf } from '#kit/query.ts'

const idOf = (id: string) => id as TerritoireId

export const antennesBoQuery = (filtres: Omit<FiltresTerritoires, 'region'>, page: number) =>
  queryOf(boAntennesEndpoints.listTerritoiresBo, { query: { ...filtres, page } })
export const antenneBoQuery = (id: string) =>
  queryOf(boAntennesEndpoints.getTerritoireBo, { params: { id: idOf(id) } })
export const aAccueillirQuery = (id: string, page: number) =>
  queryOf(boAntennesEndpoints.listAAccueillir, { params: { id: idOf(id) }, query: { page } })

// A form shows its own failures; an act without a form shows them in a toast.
export const useUpdateCoordinatrices = () => useMutation(mutationOf(boAntennesEndpoints.updateCoordinatrices))
export const useDeleteCoordinatrice = (said: string) =>
  useMutation(actOf(boAntennesEndpoints.updateCoordinatrices, said))
export const useDeleteTerritoire = (said: string) =>
  useMutation(actOf(boAntennesEndpoints.deleteTerritoire, said))
export const useCreateTerritoire = () => useMutation(mutationOf(boAntennesEndpoints.createTerritoire))
export const useUpdateTerritoire = () => useMutation(mutationOf(boAntennesEndpoints.updateTerritoire))
export const useUpdatePresentation = () => useMutation(mutationOf(boAntennesEndpoints.updatePresentation))
export const useCloseTerritoire = () => useMutation(mutationOf(boAntennesEndpoints.closeTerritoire))
export const useAcceptRattachement = (said: string) =>
  useMutation(actOf(boAntennesEndpoints.acceptRattachement, said))
export const useCreateAccueil = () => useMutation(mutationOf(boAntennesEndpoints.createAccueil))
