/**
 * Calls `next`, which handles at most `size` items and returns how many, until fewer are left; returns the total. `next`
 * must not find handled items again, so that a worker can crash between two batches.
 */
export const inBatches = async (size: number, next: () => Promise<number>): Promise<number> => {
  let total = 0
  for (;;) {
    const count = await next()
    total += count
    if (count < size) return total
  }
}
