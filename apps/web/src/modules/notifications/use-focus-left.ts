import { useEffect, useRef } from 'react'

/** Marks the rows for those who look for them in the page. */
export const ROW = '[data-notification]'

/**
 * Gives the focus back when the act that she chose removes what had it: to the row that has taken the place of hers, or
 * else to the title of the page. `rows` changes with each answer.
 */
export const useFocusLeft = (rows: unknown) => {
  const list = useRef<HTMLDivElement>(null)
  const left = useRef<{ readonly at: number | undefined }>(undefined)
  useEffect(() => {
    const place = left.current
    // She may have gone on with something else meanwhile: the focus is hers.
    if (place === undefined || document.activeElement !== document.body) return
    left.current = undefined
    const links = [...(list.current?.querySelectorAll<HTMLElement>(`${ROW} a`) ?? [])]
    const next = place.at === undefined ? undefined : (links[place.at] ?? links.at(-1))
    const target = next ?? document.querySelector<HTMLElement>('[data-page-title]')
    target?.focus()
  }, [rows])
  /** The act of the row at that place, or of the page without one. */
  const onAct = (at?: number) => {
    left.current = { at }
  }
  return { list, onAct }
}
