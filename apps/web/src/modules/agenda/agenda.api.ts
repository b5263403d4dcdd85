import { agendaEndpoints } from '@entrelles/contract/modules/agenda/agenda.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf, queryOf } from '#kit/query.ts'

export const agendaQuery = (isFutur: boolean, page: number) =>
  queryOf(agendaEndpoints.listAgenda, { query: { futur: isFutur ? '1' : '0', page } })
export const moisQuery = (mois: string) => queryOf(agendaEndpoints.getMoisAgenda, { query: { mois } })
export const abonnementQuery = () => queryOf(agendaEndpoints.getAbonnementAgenda, {})

export const useCreateAbonnement = (said: string | undefined) =>
  useMutation(actOf(agendaEndpoints.createAbonnementAgenda, said))
export const useDeleteAbonnement = (said: string) =>
  useMutation(actOf(agendaEndpoints.deleteAbonnementAgenda, said))
