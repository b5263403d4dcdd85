import type { EndpointResponse } from '@entrelles/contract/kit/endpoint.ts'
import { blocagesEndpoints } from '@entrelles/contract/modules/blocages/blocages.endpoints.ts'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { actOf } from '#kit/query.ts'

const LISTE = blocagesEndpoints.listBlocages

/** Pages that add up, the latest block first. */
export const blocagesQuery = () =>
  infiniteQueryOptions({
    queryKey: [LISTE.path, 'pages'],
    queryFn: ({ pageParam, signal }) => call(LISTE, { query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ nbadherentes, limit }: EndpointResponse<typeof LISTE>, pages) =>
      pages.length * limit < nbadherentes ? pages.length + 1 : undefined,
  })

export const useCreateBlocage = (said: string) => useMutation(actOf(blocagesEndpoints.createBlocage, said))
export const useDeleteBlocage = (said: string) => useMutation(actOf(blocagesEndpoints.deleteBlocage, said))
