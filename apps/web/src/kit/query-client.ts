import { GET_CACHE_MS } from '@entrelles/contract/kit/constants.ts'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { isRefusal } from './errors.ts'

const RETRIES = 2

/** One cache of server responses (R7-14): fresh for a second, stale after any write. */
export const createQueryClient = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: GET_CACHE_MS,
        retry: (failures, error) => failures < RETRIES && !isRefusal(error),
      },
      // Offline, a write fails at once with a message instead of waiting silently.
      mutations: { networkMode: 'always' },
    },
    // Also after a failure: a refused write often means that the data shown is out of date.
    mutationCache: new MutationCache({ onSettled: () => client.invalidateQueries() }),
  })
  return client
}

export const queryClient = createQueryClient()

/** Reads again what a query may have in its cache. */
export const readAgain: QueryClient['fetchQuery'] = (options) =>
  queryClient.fetchQuery({ ...options, staleTime: 0 })
