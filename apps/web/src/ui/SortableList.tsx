import { useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './SortableList.module.css'
import { usePointerSort } from './use-pointer-sort.ts'

type SortableListProps<Item> = {
  readonly items: readonly Item[]
  /** Names the list for screen readers. */
  readonly label: string
  readonly keyOf: (item: Item) => string | number
  /** The name of an item in button labels and announcements. */
  readonly nameOf: (item: Item) => string
  readonly children: (item: Item) => ReactNode
  /** Saves the new order; when the promise rejects, the list returns to `items`. */
  readonly onReorder: (items: readonly Item[]) => Promise<unknown>
}

const moved = <Item,>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const others = items.filter((_, index) => index !== from)
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)]
}

/** A list that the user can reorder, by dragging or with two buttons, which also work by keyboard and touch. */
export const SortableList = <Item,>({
  items,
  label,
  keyOf,
  nameOf,
  children,
  onReorder,
}: SortableListProps<Item>) => {
  const [shown, setShown] = useState({ source: items, order: items })
  const [announcement, setAnnouncement] = useState('')
  // Keeps the new order until the `items` prop changes.
  const order = shown.source === items ? shown.order : items
  // A single item has no other place.
  const isSortable = order.length > 1

  const move = (from: number, to: number) => {
    const item = order[from]
    if (item === undefined || to < 0 || to >= order.length) return
    const next = moved(order, from, to)
    setShown({ source: items, order: next })
    setAnnouncement(`« ${nameOf(item)} » : place ${to + 1} sur ${order.length}.`)
    onReorder(next).catch(() => setShown({ source: items, order: items }))
  }

  const press = (event: MouseEvent<HTMLButtonElement>, from: number, to: number) => {
    const button = event.currentTarget
    flushSync(() => move(from, to))
    // Moving the row in the DOM drops the focus.
    button.focus()
  }

  const { list, dragged, shiftOf, handleProps } = usePointerSort(move)

  return (
    <>
      <ol className={cx(styles.list, dragged !== undefined && styles.sorting)} aria-label={label} ref={list}>
        {order.map((item, index) => (
          <li
            key={keyOf(item)}
            className={cx(styles.item, isSortable && styles.sortable, index === dragged && styles.dragged)}
            style={{ translate: `0 ${shiftOf(index)}px` }}
          >
            {isSortable && (
              <span className={styles.handle} {...handleProps(index)} aria-hidden="true">
                <Icon name="dots-six-vertical-bold" />
              </span>
            )}
            <div className={styles.content}>{children(item)}</div>
            {isSortable && (
              <div className={styles.moves}>
                <IconButton
                  plain
                  icon="arrow-up-bold"
                  label={`Monter : ${nameOf(item)}`}
                  disabled={index === 0}
                  onClick={(event) => press(event, index, index - 1)}
                />
                <IconButton
                  plain
                  icon="arrow-down-bold"
                  label={`Descendre : ${nameOf(item)}`}
                  disabled={index === order.length - 1}
                  onClick={(event) => press(event, index, index + 1)}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      <output className="sr-only">{announcement}</output>
    </>
  )
}
