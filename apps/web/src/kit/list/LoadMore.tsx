import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Button } from '#ui/Button.tsx'

const focusRow = (row: HTMLElement): void => {
  row.tabIndex = -1
  row.focus()
}

type LoadMoreProps = {
  /** The container of the rows, one child each unless `selector` finds them deeper. */
  readonly rows: RefObject<HTMLElement | null>
  /** Finds the rows of a list that is in several parts. */
  readonly selector?: string
  /** The number of rows shown. */
  readonly nb: number
  readonly hasMore: boolean
  /** The next rows are older ones, put before the others. */
  readonly isAbove?: boolean
  readonly busy?: boolean
  readonly onMore: () => void
  /** « Afficher les suivantes » */
  readonly children: ReactNode
}

/**
 * Loads the next rows of a list. The first new row takes the focus, because the button moves below the new rows, or
 * disappears with the last page.
 */
export const LoadMore = ({
  rows,
  selector = ':scope > *',
  nb,
  hasMore,
  isAbove = false,
  busy = false,
  onMore,
  children,
}: LoadMoreProps) => {
  const shownBefore = useRef<number>(undefined)
  useEffect(() => {
    const before = shownBefore.current
    shownBefore.current = undefined
    const all = rows.current?.querySelectorAll(selector)
    const first = before === undefined ? undefined : all?.[isAbove ? 0 : before]
    if (first instanceof HTMLElement) focusRow(first)
  }, [nb, rows, selector, isAbove])
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
