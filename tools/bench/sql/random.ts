/** Seeded pseudo-random numbers: the same at each run. */
export type Random = {
  /** From 0 to 1, 1 excluded. */
  readonly next: () => number
  readonly int: (below: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(among: readonly T[]) => T
  /** Zipf distribution: the first items are frequent, the last rare, like names. */
  readonly zipf: <T>(among: readonly T[]) => T
  readonly some: <T>(among: readonly T[], atMost: number) => T[]
}

const mulberry32 = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}

export const createRandom = (seed: number): Random => {
  const next = mulberry32(seed)
  const int = (below: number) => Math.floor(next() * below)
  const at = <T>(among: readonly T[], index: number): T => {
    const found = among[index]
    if (found === undefined) throw new RangeError(`nothing at ${index} of ${among.length}`)
    return found
  }
  const zipf = <T>(among: readonly T[]): T => at(among, Math.floor((among.length + 1) ** next()) - 1)
  return {
    next,
    int,
    zipf,
    chance: (probability) => next() < probability,
    pick: (among) => at(among, int(among.length)),
    some: (among, atMost) => [...new Set(Array.from({ length: int(atMost + 1) }, () => zipf(among)))],
  }
}

/** Weighted choice, by a running total. */
export const createWeighted = <T>(random: Random, items: readonly T[], weightOf: (item: T) => number) => {
  let total = 0
  const ends = items.map((item) => (total += weightOf(item)))
  return (): T => {
    const wanted = random.next() * total
    let [low, high] = [0, ends.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    const found = items[low]
    if (found === undefined) throw new RangeError('nothing to pick from')
    return found
  }
}
