import type { Endpoint, EndpointCall, EndpointResponse } from '@entrelles/contract/kit/endpoint.ts'
import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import type {
  NotificationId,
  TypeCible,
} from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { refreshNonLus } from '#kit/non-lus.ts'
import { queryClient } from '#kit/query-client.ts'
import { actOf, type Said } from '#kit/query.ts'

const LISTE = notificationsEndpoints.listNotifications

type PageNotifications = EndpointResponse<typeof LISTE>

/** Pages that add up. All of them are fetched again together, because a row that is read moves between them. */
export const notificationsQuery = () =>
  infiniteQueryOptions({
    queryKey: [LISTE.path, 'pages'],
    queryFn: ({ pageParam, signal }) => call(LISTE, { query: { page: pageParam } }, signal),
    initialPageParam: 1,
    // Counted in pages: a page may be shorter than its limit, where a row is of a kind that the server no longer shows.
    getNextPageParam: ({ nbnotifications, limit }: PageNotifications, pages) =>
      pages.length * limit < nbnotifications ? pages.length + 1 : undefined,
  })

/** An act after which the dot of the header follows. */
const useFollowedAct = <E extends Endpoint>(endpoint: E, said?: Said<E>) =>
  useMutation<EndpointResponse<E, Blob>, Error, EndpointCall<E>, Said<E> | undefined>({
    ...actOf(endpoint, said),
    onSuccess: () => void refreshNonLus(),
  })

export const useUpdateLue = () => useFollowedAct(notificationsEndpoints.updateLue)
export const useUpdateToutesLues = (said: string) =>
  useFollowedAct(notificationsEndpoints.updateToutesLues, said)
export const useDeleteNotification = (said: string) =>
  useFollowedAct(notificationsEndpoints.deleteNotification, said)

// Not mutations: the page that she opens shows nothing of it, and must not be fetched a second time. What could not be
// sent stays unread.
const read = async (sent: Promise<unknown>): Promise<void> => {
  try {
    await sent
  } catch {
    return
  }
  void refreshNonLus()
  await queryClient.invalidateQueries({ queryKey: [LISTE.path] })
}

export const readNotification = (id: NotificationId): Promise<void> =>
  read(call(notificationsEndpoints.updateLue, { params: { id } }))
export const readCible = (type: TypeCible, id: string): Promise<void> =>
  read(call(notificationsEndpoints.updateCibleLue, { body: { type, id } }))
