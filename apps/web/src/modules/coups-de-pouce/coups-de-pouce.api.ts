import type { EndpointResponse } from '@entrelles/contract/kit/endpoint.ts'
import { adherentesEndpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import { compteEndpoints } from '@entrelles/contract/modules/compte/compte.endpoints.ts'
import { coupsDePouceEndpoints } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.endpoints.ts'
import type {
  CoupDePouceId,
  FiltresCoupsDePouce,
  ReponseId,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { reponsesEndpoints } from '@entrelles/contract/modules/coups-de-pouce/reponses.endpoints.ts'
import { referentielsEndpoints } from '@entrelles/contract/modules/referentiels/referentiels.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { everyPage } from '#kit/list/every-page.ts'
import { actOf, mutationOf, queryOf } from '#kit/query.ts'

const idOf = (id: string) => id as CoupDePouceId
const paramsOf = (id: string) => ({ params: { id: idOf(id) } })

export const coupsDePouceQuery = (filtres: Partial<FiltresCoupsDePouce>, page = 1) =>
  queryOf(coupsDePouceEndpoints.listCoupsDePouce, { query: { ...filtres, page } })
export const coupsDePouceTerritoireQuery = (id: string, page: number) =>
  queryOf(coupsDePouceEndpoints.listCoupsDePouceTerritoire, {
    params: { id: id as TerritoireId },
    query: { page },
  })
export const coupDePouceQuery = (id: string) => queryOf(coupsDePouceEndpoints.getCoupDePouce, paramsOf(id))
export const dejaReponduQuery = (titre: string) =>
  queryOf(coupsDePouceEndpoints.getDejaRepondu, { query: { titre } })
export const suggestionsQuery = (id: string) => queryOf(coupsDePouceEndpoints.listSuggestions, paramsOf(id))
export const prochesQuery = (id: string) =>
  queryOf(coupsDePouceEndpoints.listCoupsDePouceProches, paramsOf(id))
/** Her open requests, among which her drafts are. */
export const enCoursQuery = (auteure: AdherenteId) => coupsDePouceQuery({ auteure, statut: 'ouvert' })

export const categoriesQuery = () =>
  queryOf(referentielsEndpoints.listReferentiels, { query: { categorie: 'categorie_coup_de_pouce' } })
export const antennesQuery = () => queryOf(antennesEndpoints.listChoixTerritoires, {})
export const competencesQuery = () =>
  queryOf(referentielsEndpoints.listReferentiels, { query: { categorie: 'competence' } })
export const parametresQuery = (id: AdherenteId) => queryOf(compteEndpoints.getParametres, { params: { id } })
export const profilQuery = (id: AdherenteId) =>
  queryOf(adherentesEndpoints.getAdherente, { params: { id }, query: {} })

const { listReponses } = reponsesEndpoints

/** Pages that add up, because an answer moves between them when another one is deleted. */
export const reponsesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [listReponses.path, id, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(listReponses, { ...paramsOf(id), query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ nbreponses, limit }: EndpointResponse<typeof listReponses>, pages) =>
      pages.length * limit < nbreponses ? pages.length + 1 : undefined,
  })
/** Every answer, because a helper may be on any page. Not kept in the cache, so that the boxes ticked at first are not out of date. */
export const toutesReponsesQuery = (id: string) =>
  queryOptions({
    queryKey: [listReponses.path, id, 'toutes'],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const read = (page: number) => call(listReponses, { ...paramsOf(id), query: { page } }, signal)
      return (await everyPage(read, ({ nbreponses }) => nbreponses)).flatMap(({ reponses }) => reponses)
    },
  })
export const reponseQuery = (id: string, reponseId: string) =>
  queryOf(reponsesEndpoints.getReponse, { params: { id: idOf(id), reponseId: reponseId as ReponseId } })

// A form shows its own failures; an act without a form shows them in a toast.
export const useCreateReponse = () => useMutation(mutationOf(reponsesEndpoints.createReponse))
export const useUpdateReponse = () => useMutation(mutationOf(reponsesEndpoints.updateReponse))
export const useDeleteReponse = (said: string) => useMutation(actOf(reponsesEndpoints.deleteReponse, said))
export const useAcceptReponse = (said: string) => useMutation(actOf(reponsesEndpoints.acceptReponse, said))

export const useResolveCoupDePouce = () => useMutation(mutationOf(coupsDePouceEndpoints.resolveCoupDePouce))
export const useCloseCoupDePouce = () => useMutation(mutationOf(coupsDePouceEndpoints.closeCoupDePouce))
export const useRenewCoupDePouce = () => useMutation(mutationOf(coupsDePouceEndpoints.renewCoupDePouce))
export const useOpenCoupDePouce = (said: string) =>
  useMutation(actOf(coupsDePouceEndpoints.openCoupDePouce, said))
export const useDeleteCoupDePouce = (said: string) =>
  useMutation(actOf(coupsDePouceEndpoints.deleteCoupDePouce, said))
export const useCreateSuivi = (said: string) =>
  useMutation(actOf(coupsDePouceEndpoints.createSuiviCoupDePouce, said))
export const useDeleteSuivi = (said: string) =>
  useMutation(actOf(coupsDePouceEndpoints.deleteSuiviCoupDePouce, said))
export const useCreateFavori = (said: string) =>
  useMutation(actOf(coupsDePouceEndpoints.createFavoriCoupDePouce, said))
export const useDeleteFavori = (said: string) =>
  useMutation(actOf(coupsDePouceEndpoints.deleteFavoriCoupDePouce, said))
