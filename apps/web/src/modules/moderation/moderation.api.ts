import type { EndpointResponse } from '@entrelles/contract/kit/endpoint.ts'
import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { mutationOf } from '#kit/query.ts'

const LISTE = moderationEndpoints.listMesSignalements

/** Pages that add up, the latest report first. */
export const mesSignalementsQuery = () =>
  infiniteQueryOptions({
    queryKey: [LISTE.path, 'pages'],
    queryFn: ({ pageParam, signal }) => call(LISTE, { query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ nbsignalements, limit }: EndpointResponse<typeof LISTE>, pages) =>
      pages.length * limit < nbsignalements ? pages.length + 1 : undefined,
  })

export const useCreateSignalement = () => useMutation(mutationOf(moderationEndpoints.createSignalement))
