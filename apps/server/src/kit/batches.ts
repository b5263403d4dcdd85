/**
 * Repeats a piece of work that does at most `size` of what is left and tells how many, until less is left; tells how
 * many in all. What has been done is not found again, so that a worker may die anywhere in between.
 */
export const inBatches = async (size: number, next: () => Promise<number>): Promise<number> => {
  let total = 0
  for (;;) {
    const count = await next()
    total += count
    if (count < size) return total
  }
}
