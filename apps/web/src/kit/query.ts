import type { Endpoint, EndpointCall } from '@entrelles/contract/kit/endpoint.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { notifyFailure } from './notify.ts'

/** The query of a GET endpoint: the same input is the same entry of the cache. */
export const queryOf = <E extends Endpoint & { readonly method: 'GET' }>(
  endpoint: E,
  input: EndpointCall<E>,
) =>
  queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, signal),
  })

/** The mutation of any other endpoint; every query is refreshed when it ends. */
export const mutationOf = <E extends Endpoint>(endpoint: E) =>
  mutationOptions({ mutationFn: (input: EndpointCall<E>) => call(endpoint, input) })

/** The mutation of an act without a form: a notification says why it failed. */
export const actOf = <E extends Endpoint>(endpoint: E) =>
  mutationOptions({ ...mutationOf(endpoint), onError: notifyFailure })
