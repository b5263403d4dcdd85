import { useRef, useState, type PointerEvent } from 'react'

type Drag = {
  readonly from: number
  readonly to: number
  /** Distance of the dragged row from its place; `room` is the height it frees for the other rows. */
  readonly offset: number
  readonly room: number
}

type Row = { readonly middle: number; readonly top: number }

const rowsOf = (list: HTMLElement): Row[] =>
  Array.from(list.children, (child) => {
    const { top, height } = child.getBoundingClientRect()
    return { top: top + window.scrollY, middle: top + window.scrollY + height / 2 }
  })

/** Sorts rows by dragging. During the drag the DOM order does not change: rows are only translated. */
export const usePointerSort = (onDrop: (from: number, to: number) => void) => {
  const list = useRef<HTMLOListElement>(null)
  const start = useRef({ y: 0, rows: [] as readonly Row[] })
  const [drag, setDrag] = useState<Drag>()

  const begin = (event: PointerEvent, from: number) => {
    if (event.button !== 0 || !list.current) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const rows = rowsOf(list.current)
    const [row, next, previous] = [rows[from], rows[from + 1], rows[from - 1]]
    const room = next && row ? next.top - row.top : row && previous ? row.top - previous.top : 0
    start.current = { y: event.pageY, rows }
    setDrag({ from, to: from, offset: 0, room })
  }

  const move = (event: PointerEvent) => {
    if (!drag) return
    const { y, rows } = start.current
    const offset = event.pageY - y
    const middle = (rows[drag.from]?.middle ?? 0) + offset
    const to = rows.filter((row, index) => index !== drag.from && row.middle < middle).length
    setDrag({ ...drag, offset, to })
  }

  const end = () => {
    if (drag && drag.from !== drag.to) onDrop(drag.from, drag.to)
    setDrag(undefined)
  }

  /** The offset of row `index`, in pixels. */
  const shiftOf = (index: number): number => {
    if (!drag) return 0
    if (index === drag.from) return drag.offset
    if (index > drag.from && index <= drag.to) return -drag.room
    if (index < drag.from && index >= drag.to) return drag.room
    return 0
  }

  const handleProps = (index: number) => ({
    onPointerDown: (event: PointerEvent) => begin(event, index),
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: () => setDrag(undefined),
  })

  return { list, dragged: drag?.from, shiftOf, handleProps }
}
