import { adherentesEndpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import { participationsEndpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import { referentielsEndpoints } from '@entrelles/contract/modules/referentiels/referentiels.endpoints.ts'
import { ressourcesEndpoints } from '@entrelles/contract/modules/ressources/ressources.endpoints.ts'
import type {
  FiltresRessources,
  RessourceId,
} from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { actOf, mutationOf, queryOf } from '#kit/query.ts'

const paramsOf = (id: string) => ({ params: { id: id as RessourceId } })

export const ressourcesQuery = (filtres: Partial<FiltresRessources>, page = 1) =>
  queryOf(ressourcesEndpoints.listRessources, { query: { ...filtres, page } })
export const ressourceQuery = (id: string) => queryOf(ressourcesEndpoints.getRessource, paramsOf(id))
export const articleQuery = (id: string) => queryOf(ressourcesEndpoints.getArticle, paramsOf(id))

/** Resources and events have the same themes. */
export const themesQuery = () =>
  queryOf(referentielsEndpoints.listReferentiels, { query: { categorie: 'theme' } })
export const profilQuery = (id: AdherenteId) =>
  queryOf(adherentesEndpoints.getAdherente, { params: { id }, query: {} })

/** Not a mutation: nothing that is shown changes. A view that could not be told is not worth a message. */
export const tellVue = (id: RessourceId): void =>
  void call(ressourcesEndpoints.createVueRessource, { params: { id } }).catch(() => undefined)

export const useUpdateUtile = () => useMutation(actOf(ressourcesEndpoints.updateUtile))
export const useDeleteUtile = () => useMutation(actOf(ressourcesEndpoints.deleteUtile))
export const useCreateFavori = (said: string) =>
  useMutation(actOf(participationsEndpoints.createFavori, said))
export const useDeleteFavori = (said: string) =>
  useMutation(actOf(participationsEndpoints.deleteFavori, said))

// A form shows its own failures.
export const useCreateProposition = () => useMutation(mutationOf(ressourcesEndpoints.createProposition))
export const useCreateRemarque = () => useMutation(mutationOf(ressourcesEndpoints.createRemarque))
