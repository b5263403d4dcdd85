import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import type { FiltresTerritoires } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { evenementsEndpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf, queryOf, type Said } from '#kit/query.ts'
import { trisOf } from './liste.ts'

const idOf = (id: string) => id as TerritoireId

export const antennesQuery = (filtres: FiltresTerritoires, page: number) =>
  queryOf(antennesEndpoints.listTerritoires, { query: { ...filtres, ...trisOf(filtres), page } })
export const choixQuery = () => queryOf(antennesEndpoints.listChoixTerritoires, {})
export const antenneQuery = (id: string) =>
  queryOf(antennesEndpoints.getTerritoire, { params: { id: idOf(id) } })
export const membresQuery = (id: string, page: number) =>
  queryOf(antennesEndpoints.listAdherentesTerritoire, { params: { id: idOf(id) }, query: { page } })
export const evenementsQuery = (id: string, page: number) =>
  queryOf(evenementsEndpoints.listEvenementsTerritoire, { params: { id: idOf(id) }, query: { page } })

export const useCreateSuivi = (said: string) => useMutation(actOf(antennesEndpoints.createSuivi, said))
export const useDeleteSuivi = (said: string) => useMutation(actOf(antennesEndpoints.deleteSuivi, said))
export const useUpdateAntenne = (said: Said<typeof antennesEndpoints.updateAntenne>) =>
  useMutation(actOf(antennesEndpoints.updateAntenne, said))
