import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './Table.module.css'

type Direction = 'ascending' | 'descending'

/** The current order of a table, and the URL of each other order. */
export type Sort = {
  readonly column: string
  readonly direction: Direction
  readonly hrefFor: (column: string, direction: Direction) => string
}

const icons = { ascending: 'arrow-up-bold', descending: 'arrow-down-bold' } as const

type SortableHeaderProps = {
  readonly column: string
  readonly sort: Sort
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A column header that sorts; a second click reverses the order. */
export const SortableHeader = ({ column, sort, className, children }: SortableHeaderProps) => {
  const direction = sort.column === column ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={cx(styles.sortable, className)}>
      <Anchor to={sort.hrefFor(column, next)}>
        {children}
        <Icon name={direction ? icons[direction] : 'caret-up-down-bold'} size="sm" />
      </Anchor>
    </th>
  )
}
