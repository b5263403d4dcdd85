type Point = readonly [x: number, y: number]

/** Centre of the largest part of an SVG path. All moves must be relative, as in the base map. */
export const centreOf = (trace: string): Point => {
  let [x, y] = [0, 0]
  let best = { area: -1, centre: [0, 0] as Point }
  for (const part of trace.split('m').filter((text) => text.trim() !== '')) {
    const moves = part.match(/-?[\d.]+(?:e-?\d+)?,-?[\d.]+(?:e-?\d+)?/g) ?? []
    const start: [number, number] = [x, y]
    const xs: number[] = []
    const ys: number[] = []
    for (const [index, move] of moves.entries()) {
      const [dx = 0, dy = 0] = move.split(',').map(Number)
      x += dx
      y += dy
      if (index === 0) [start[0], start[1]] = [x, y]
      xs.push(x)
      ys.push(y)
    }
    // `z` returns to the start of the part.
    ;[x, y] = start
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const area = (right - left) * (bottom - top)
    if (area > best.area) best = { area, centre: [(left + right) / 2, (top + bottom) / 2] }
  }
  return best.centre
}
