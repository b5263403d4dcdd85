import type { ReponseCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ancreOf } from './reponses.ts'

type Pages = {
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/**
 * Moves the focus to an answer: one that was just sent or accepted, or the one that the link names. Loads the pages that it
 * may be on.
 */
export const useFocusReponse = (
  reponses: readonly ReponseCoupDePouce[],
  { hasNextPage, isFetching, fetchNextPage }: Pages,
) => {
  const { hash } = useLocation()
  const [wanted, setWanted] = useState(() =>
    hash.startsWith('#reponse-') ? { row: hash.slice(1) } : undefined,
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
  }, [wanted, reponses, hasNextPage, isFetching, fetchNextPage])
  return (id: string) => setWanted({ row: ancreOf(id) })
}
