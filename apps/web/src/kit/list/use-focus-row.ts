import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

type Pages = {
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/**
 * Moves the focus to a row whose DOM id begins with `prefix`: one that was just written, or the one that the link names.
 * Loads the pages that it may be on.
 */
export const useFocusRow = (
  prefix: string,
  rows: readonly unknown[],
  { hasNextPage, isFetching, fetchNextPage }: Pages,
) => {
  const { hash } = useLocation()
  const [wanted, setWanted] = useState(() =>
    hash.startsWith(`#${prefix}`) ? { row: hash.slice(1) } : undefined,
  )
  const found = useRef<typeof wanted>(undefined)
  useEffect(() => {
    if (wanted === undefined || found.current === wanted) return
    const row = document.getElementById(wanted.row)
    if (row === null) {
      if (hasNextPage && !isFetching) void fetchNextPage()
      return
    }
    found.current = wanted
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'center' })
  }, [wanted, rows, hasNextPage, isFetching, fetchNextPage])
  return (id: string) => setWanted({ row: `${prefix}${id}` })
}
