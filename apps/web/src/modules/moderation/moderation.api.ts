import type { EndpointResponse } from '@entrelles/contract/kit/endpoint.ts'
import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { recoursEndpoints } from '@entrelles/contract/modules/moderation/recours.endpoints.ts'
import { infiniteQueryOptions, useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { mutationOf } from '#kit/query.ts'

const LISTE = moderationEndpoints.listMesSignalements
const MESURES = recoursEndpoints.listMesMesures

/** Pages that add up, the latest report first. */
export const mesSignalementsQuery = () =>
  infiniteQueryOptions({
    queryKey: [LISTE.path, 'pages'],
    queryFn: ({ pageParam, signal }) => call(LISTE, { query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ nbsignalements, limit }: EndpointResponse<typeof LISTE>, pages) =>
      pages.length * limit < nbsignalements ? pages.length + 1 : undefined,
  })

/** Pages that add up, the latest measure first. */
export const mesMesuresQuery = () =>
  infiniteQueryOptions({
    queryKey: [MESURES.path, 'pages'],
    queryFn: ({ pageParam, signal }) => call(MESURES, { query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ nbmesures, limit }: EndpointResponse<typeof MESURES>, pages) =>
      pages.length * limit < nbmesures ? pages.length + 1 : undefined,
  })

/** Whether she has a measure, or a content hidden until a moderator decides. Otherwise the account page omits the section. */
export const useHasMesures = (): boolean => {
  const [first] = useSuspenseInfiniteQuery(mesMesuresQuery()).data.pages
  return first !== undefined && (first.nbmesures > 0 || first.masques.length > 0)
}

export const useCreateSignalement = () => useMutation(mutationOf(moderationEndpoints.createSignalement))
export const useCreateRecoursSignalement = () =>
  useMutation(mutationOf(recoursEndpoints.createRecoursSignalement))
export const useCreateRecoursMesure = () => useMutation(mutationOf(recoursEndpoints.createRecoursMesure))
