import type { Endpoint, EndpointCall, EndpointResponse } from '@entrelles/contract/kit/endpoint.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { notify, notifyFailure } from './notify.ts'

/** Query options of a GET endpoint: the input is part of the cache key. */
export const queryOf = <E extends Endpoint & { readonly method: 'GET' }>(
  endpoint: E,
  input: EndpointCall<E>,
) =>
  queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, signal),
  })

/** Mutation options of any other endpoint; the query client invalidates every query when a mutation settles. */
export const mutationOf = <E extends Endpoint>(endpoint: E) =>
  mutationOptions({ mutationFn: (input: EndpointCall<E>) => call(endpoint, input) })

/** The success message of an act. */
export type Said<E extends Endpoint> =
  string | ((answer: EndpointResponse<E, Blob>, input: EndpointCall<E>) => string)

/**
 * Mutation options of an act without a form: a toast shows its success or its failure. The toast is raised here and not
 * by the component: every query is refetched first, and the component may have unmounted by then.
 */
export const actOf = <E extends Endpoint>(
  endpoint: E,
  said?: Said<E>,
  /** Takes the act back, from its toast. */
  undo?: (input: EndpointCall<E>) => void,
) =>
  mutationOptions({
    ...mutationOf(endpoint),
    // Captures the message at the click: the refetch may change it before it is shown.
    onMutate: () => said,
    onSettled: (answer, error, input, told) => {
      if (error !== null || told === undefined) return
      notify(
        typeof told === 'string' ? told : told(answer as EndpointResponse<E, Blob>, input),
        undo && { label: 'Annuler', onAction: () => undo(input) },
      )
    },
    onError: notifyFailure,
  })
