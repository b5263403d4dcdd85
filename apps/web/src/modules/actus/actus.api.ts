import type { EndpointCall, EndpointResponse } from '@entrelles/contract/kit/endpoint.ts'
import { actusEndpoints } from '@entrelles/contract/modules/actus/actus.endpoints.ts'
import type { Reaction, SourceVue } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type {
  CommentaireId,
  FiltresPublications,
  PublicationId,
} from '@entrelles/contract/modules/actus/actus.schema.ts'
import { annoncesEndpoints } from '@entrelles/contract/modules/actus/annonces.endpoints.ts'
import { commentairesEndpoints } from '@entrelles/contract/modules/actus/commentaires.endpoints.ts'
import { adherentesEndpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { coupsDePouceEndpoints } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.endpoints.ts'
import { evenementsEndpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import type { FiltresEvenements } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { mediasEndpoints } from '@entrelles/contract/modules/medias/medias.endpoints.ts'
import type { Media } from '@entrelles/contract/modules/medias/medias.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { notifyFailure } from '#kit/notify.ts'
import { actOf, mutationOf, queryOf } from '#kit/query.ts'
import { sendWithProgress } from '#kit/send-with-progress.ts'

const paramsOf = (id: string) => ({ params: { id: id as PublicationId } })
const paramsOfCommentaire = (id: string, commentaireId: string) => ({
  params: { id: id as PublicationId, commentaireId: commentaireId as CommentaireId },
})

const { listPublications } = actusEndpoints
const { listCommentaires } = commentairesEndpoints
const { listCoupsDePouce } = coupsDePouceEndpoints

/** The first posts, for a part of another page. */
export const publicationsQuery = (filtres: FiltresPublications) =>
  queryOf(listPublications, { query: { ...filtres, page: 1 } })
export const publicationsTerritoireQuery = (id: string, page: number) =>
  queryOf(actusEndpoints.listPublicationsTerritoire, { params: { id: id as TerritoireId }, query: { page } })

/** Pages that add up. */
export const filQuery = (filtres: FiltresPublications) =>
  infiniteQueryOptions({
    queryKey: [listPublications.path, filtres, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(listPublications, { query: { ...filtres, page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ nbpublications, limit }: EndpointResponse<typeof listPublications>, pages) =>
      pages.length * limit < nbpublications ? pages.length + 1 : undefined,
  })

export const destinatairesQuery = () => queryOf(annoncesEndpoints.getDestinatairesAnnonces, {})
/** The help requests that she has saved; pages add up. */
export const demandesEnregistreesQuery = () =>
  infiniteQueryOptions({
    queryKey: [listCoupsDePouce.path, 'favoris', 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(listCoupsDePouce, { query: { favoris: 'oui', page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ nbcoupsdepouce, limit }: EndpointResponse<typeof listCoupsDePouce>, pages) =>
      pages.length * limit < nbcoupsdepouce ? pages.length + 1 : undefined,
  })

/** What a post may be about. */
export const evenementsQuery = (filtres: Partial<FiltresEvenements>) =>
  queryOf(evenementsEndpoints.listEvenements, { query: { ...filtres, page: 1 } })

export const publicationQuery = (id: string) => queryOf(actusEndpoints.getPublication, paramsOf(id))
export const statistiquesQuery = (id: string) =>
  queryOf(actusEndpoints.getStatistiquesPublication, paramsOf(id))
export const mentionsQuery = (query: EndpointCall<typeof actusEndpoints.listMentions>['query']) =>
  queryOf(actusEndpoints.listMentions, { query })
export const profilQuery = (id: AdherenteId) =>
  queryOf(adherentesEndpoints.getAdherente, { params: { id }, query: {} })

/** Latest thread first; pages add up. */
export const commentairesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [listCommentaires.path, id, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(listCommentaires, { ...paramsOf(id), query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ nbcommentaires, limit }: EndpointResponse<typeof listCommentaires>, pages) =>
      pages.length * limit < nbcommentaires ? pages.length + 1 : undefined,
  })
export const commentaireQuery = (id: string, commentaireId: string) =>
  queryOf(commentairesEndpoints.getCommentaire, paramsOfCommentaire(id, commentaireId))

// A form shows its own failures; an act without a form shows them in a toast.
export const useCreatePublication = () => useMutation(mutationOf(actusEndpoints.createPublication))
export const useUpdatePublication = () => useMutation(mutationOf(actusEndpoints.updatePublication))
export const useCreateBrouillon = () => useMutation(mutationOf(actusEndpoints.createBrouillonPublication))
export const useUpdateBrouillon = () => useMutation(mutationOf(actusEndpoints.updateBrouillonPublication))
export const useCreateEpingle = () => useMutation(mutationOf(actusEndpoints.createEpingle))
export const useCreateCommentaire = () => useMutation(mutationOf(commentairesEndpoints.createCommentaire))
export const useUpdateCommentaire = () => useMutation(mutationOf(commentairesEndpoints.updateCommentaire))

type Suppression = EndpointCall<typeof actusEndpoints.deletePublication>

export const useDeletePublication = (said: string, undo?: (input: Suppression) => void) =>
  useMutation(actOf(actusEndpoints.deletePublication, said, undo))
export const useArchivePublication = (said: string) =>
  useMutation(actOf(actusEndpoints.archivePublication, said))
export const useOpenPublication = (said: string) => useMutation(actOf(actusEndpoints.openPublication, said))
export const useDeleteEpingle = (said: string) => useMutation(actOf(actusEndpoints.deleteEpingle, said))
export const useUpdateSuivi = (said: string) =>
  useMutation(actOf(actusEndpoints.updateSuiviPublication, said))
export const useDeleteSuivi = (said: string) =>
  useMutation(actOf(actusEndpoints.deleteSuiviPublication, said))
export const useCreateFavori = (said: string) =>
  useMutation(actOf(actusEndpoints.createFavoriPublication, said))
export const useDeleteFavori = (said: string) =>
  useMutation(actOf(actusEndpoints.deleteFavoriPublication, said))
export const useDeleteCommentaire = (said: string) =>
  useMutation(actOf(commentairesEndpoints.deleteCommentaire, said))

export const useSendEssai = () =>
  useMutation(actOf(annoncesEndpoints.sendEssaiPublication, 'Un essai t’est envoyé par e-mail.'))

/** What a member may react to. */
export type Objet = { readonly publicationId: PublicationId; readonly commentaireId?: CommentaireId }

const react = ({ publicationId: id, commentaireId }: Objet, type: Reaction | null): Promise<void> => {
  if (commentaireId === undefined)
    return type === null
      ? call(actusEndpoints.deleteReactionPublication, { params: { id } })
      : call(actusEndpoints.updateReactionPublication, { params: { id }, body: { type } })
  const params = { id, commentaireId }
  return type === null
    ? call(commentairesEndpoints.deleteReactionCommentaire, { params })
    : call(commentairesEndpoints.updateReactionCommentaire, { params, body: { type } })
}

/** Her reaction, null to take it back. Two quick presses arrive in their order. */
export const useReact = (objet: Objet) =>
  useMutation({
    scope: { id: `reaction/${objet.commentaireId ?? objet.publicationId}` },
    mutationFn: (type: Reaction | null) => react(objet, type),
    onError: notifyFailure,
  })

/** Not a mutation: nothing that is shown changes, so no refetch is needed. */
export const createVue = (id: PublicationId, source: SourceVue): Promise<void> =>
  call(actusEndpoints.createVuePublication, { params: { id }, body: { source } })

type Progress = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void }

export const sendImage = (fichier: File, { signal, onProgress }: Progress): Promise<Media> =>
  call(
    mediasEndpoints.createMedia,
    { body: { fichier, usage: 'publication' } },
    signal,
    sendWithProgress(onProgress),
  )
