import type { Endpoint, EndpointCall, EndpointResponse } from '@entrelles/contract/kit/endpoint.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { notify, notifyFailure } from './notify.ts'

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

/** What is told once an act is done. */
export type Said<E extends Endpoint> =
  string | ((answer: EndpointResponse<E, Blob>, input: EndpointCall<E>) => string)

/**
 * The mutation of an act without a form: a notification says that it is done, or why it failed. It is given here rather
 * than with the press: every query is refreshed first, and what was pressed may be gone by then.
 */
export const actOf = <E extends Endpoint>(endpoint: E, said?: Said<E>) =>
  mutationOptions({
    ...mutationOf(endpoint),
    // As it was pressed: what is shown has changed by the time it is said.
    onMutate: () => said,
    onSettled: (answer, error, input, told) => {
      if (error !== null || told === undefined) return
      notify(typeof told === 'string' ? told : told(answer as EndpointResponse<E, Blob>, input))
    },
    onError: notifyFailure,
  })
