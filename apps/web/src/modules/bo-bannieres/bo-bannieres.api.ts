import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import type { FiltresBannieres } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { boBannieresEndpoints } from '@entrelles/contract/modules/bo-bannieres/bo-bannieres.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf, mutationOf, queryOf } from '#kit/query.ts'

export const bannieresBoQuery = (filtres: FiltresBannieres, page: number) =>
  queryOf(boBannieresEndpoints.listBannieresBo, { query: { ...filtres, page } })
export const resumeBannieresQuery = () => queryOf(boBannieresEndpoints.getResumeBannieres, {})
/** The open branches. */
export const choixTerritoiresQuery = () => queryOf(antennesEndpoints.listChoixTerritoires, {})

// Forms show their own errors; an act without a form shows them in a toast.
export const useCreateBanniere = () => useMutation(mutationOf(boBannieresEndpoints.createBanniere))
export const useUpdateBanniere = () => useMutation(mutationOf(boBannieresEndpoints.updateBanniere))
export const useDeleteBanniere = (said: string) =>
  useMutation(actOf(boBannieresEndpoints.deleteBanniere, said))
