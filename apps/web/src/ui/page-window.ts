const BUTTONS = 3

/** The page numbers to show: the current page and its neighbours, three when the list has that many pages. */
export const pageWindow = (page: number, pageCount: number): number[] => {
  const first = Math.max(1, Math.min(page - 1, pageCount - BUTTONS + 1))
  return Array.from({ length: Math.min(BUTTONS, pageCount) }, (_, index) => first + index)
}
