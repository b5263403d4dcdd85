const BUTTONS = 3

/** The pages that get a number: the current one and its neighbours, three when there are as many. */
export const pageWindow = (page: number, pageCount: number): number[] => {
  const first = Math.max(1, Math.min(page - 1, pageCount - BUTTONS + 1))
  return Array.from({ length: Math.min(BUTTONS, pageCount) }, (_, index) => first + index)
}
