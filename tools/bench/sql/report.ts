import type { Result } from './bench.ts'

/** What a full page costs. Below it, what grows is a first page that the smaller network does not fill. */
const FLOOR = 100

/** e in « cost ∝ sizeᵉ », from the smallest size to the largest; what costs less than a full page costs as much. */
const exponentOf = ({ measures }: Result): number => {
  const [small, large] = [measures[0], measures.at(-1)]
  if (!small || !large || small.size === large.size) return 0
  return (
    Math.log(Math.max(large.mean, FLOOR) / Math.max(small.mean, FLOOR)) / Math.log(large.size / small.size)
  )
}

/** What is beyond its budget, one sentence each. */
export const failuresOf = (results: readonly Result[], what: 'members' | 'events' = 'members'): string[] =>
  results.flatMap((result) => [
    ...result.measures.flatMap(({ size, statements, worst, worstPath }) => [
      ...(statements === 1
        ? []
        : [`${result.name}, ${size.toLocaleString('en')} ${what}: ${statements} statements a call`]),
      ...(worst <= result.budget
        ? []
        : [`${result.name}, ${size.toLocaleString('en')} ${what}: ${worst} buffers, ${worstPath}`]),
    ]),
    ...(exponentOf(result) <= result.exponent
      ? []
      : [`${result.name}: grows as ${what}^${exponentOf(result).toFixed(2)}`]),
  ])

/** Buffers a call at each size (the mean, then the dearest), and how they grow. */
export const tableOf = (results: readonly Result[]): string => {
  const sizes = results[0]?.measures.map(({ size }) => size.toLocaleString('en')) ?? []
  const rows = results.map((result) => [
    result.name,
    ...result.measures.map(({ mean, worst }) => `${Math.round(mean)} (${worst})`),
    exponentOf(result).toFixed(2),
    String(result.budget),
  ])
  const lines = [['case', ...sizes, 'exponent', 'budget'], ...rows]
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  const [head = '', ...body] = lines.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n')
}
