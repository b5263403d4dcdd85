import { useEffect, useRef } from 'react'

/**
 * Reads what is unread again when the red dot changes and says otherwise. A dot that has not changed asks for nothing: it may be
 * older than the answer.
 */
export const useFollowDot = (isTold: boolean, hasUnread: boolean, refetch: () => unknown): void => {
  const wasTold = useRef(isTold)
  useEffect(() => {
    if (wasTold.current === isTold) return
    wasTold.current = isTold
    if (isTold !== hasUnread) void refetch()
  }, [isTold, hasUnread, refetch])
}
