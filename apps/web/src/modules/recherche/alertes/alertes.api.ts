import { alertesEndpoints } from '@entrelles/contract/modules/recherche/alertes.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf, queryOf } from '#kit/query.ts'

export const alertesQuery = () => queryOf(alertesEndpoints.listAlertesRecherche, {})
export const useCreateAlerte = (said: string) =>
  useMutation(actOf(alertesEndpoints.createAlerteRecherche, said))
export const useDeleteAlerte = (said: string) =>
  useMutation(actOf(alertesEndpoints.deleteAlerteRecherche, said))
