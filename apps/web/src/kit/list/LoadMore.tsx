import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Button } from '#ui/Button.tsx'

const focusRow = (row: HTMLElement): void => {
  row.tabIndex = -1
  row.focus()
}

type LoadMoreProps = {
  /** What holds the rows, one child each. */
  readonly rows: RefObject<HTMLElement | null>
  /** How many of them are shown. */
  readonly nb: number
  readonly hasMore: boolean
  readonly busy?: boolean
  readonly onMore: () => void
  /** « Afficher les suivantes » */
  readonly children: ReactNode
}

/**
 * Asks for the next rows of a list whose pages add up. The first of them takes the focus once it is there: the button
 * moves below them, or goes away with the last page.
 */
export const LoadMore = ({ rows, nb, hasMore, busy = false, onMore, children }: LoadMoreProps) => {
  const shownBefore = useRef<number>(undefined)
  useEffect(() => {
    const before = shownBefore.current
    shownBefore.current = undefined
    const first = before === undefined ? undefined : rows.current?.children[before]
    if (first instanceof HTMLElement) focusRow(first)
  }, [nb, rows])
  const ask = () => {
    shownBefore.current = nb
    onMore()
  }
  return (
    hasMore && (
      <Button busy={busy} onClick={ask}>
        {children}
      </Button>
    )
  )
}
