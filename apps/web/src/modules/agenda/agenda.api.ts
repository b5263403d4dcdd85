import { agendaEndpoints } from '@entrelles/contract/modules/agenda/agenda.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf, queryOf } from '#kit/query.ts'

export const agendaQuery = (futur: '0' | '1', page: number) =>
  queryOf(agendaEndpoints.listAgenda, { query: { futur, page } })
export const moisQuery = (mois: string) => queryOf(agendaEndpoints.getMoisAgenda, { query: { mois } })
export const abonnementQuery = () => queryOf(agendaEndpoints.getAbonnementAgenda, {})

export const useCreateAbonnement = (said: string | undefined) =>
  useMutation(actOf(agendaEndpoints.createAbonnementAgenda, said))
export const useDeleteAbonnement = (said: string) =>
  useMutation(actOf(agendaEndpoints.deleteAbonnementAgenda, said))
