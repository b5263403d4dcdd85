import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useNonLus } from '#kit/non-lus.ts'
import { notificationsQuery } from './notifications.api.ts'
import { notificationsOf } from './sections.ts'

/**
 * The list as far as it is loaded. Without Suspense: the list and the button beside the title appear together, and
 * nothing moves. A failure shows the error of the page, unless rows are shown.
 */
export const useNotifications = () => {
  const query = useInfiniteQuery({
    ...notificationsQuery(),
    throwOnError: (_error, query) => query.state.data === undefined,
  })
  const { data, refetch } = query
  const notifications = useMemo(() => notificationsOf(data?.pages ?? []), [data])
  const hasUnread = notifications.some(({ lue }) => !lue)

  // Told by the stream or the check: something has arrived, or was read on another device.
  const { notifications: isTold } = useNonLus()
  const wasTold = useRef(isTold)
  useEffect(() => {
    if (wasTold.current === isTold) return
    wasTold.current = isTold
    if (isTold !== hasUnread) void refetch()
  }, [isTold, hasUnread, refetch])

  return {
    notifications,
    isLoading: data === undefined,
    hasUnread,
    query,
  }
}
