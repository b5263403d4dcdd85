import type { Result } from './bench.ts'

/** Cost of a full page. Growth below it only means that the smaller network does not fill a first page. */
const FLOOR = 100

/** e in « cost ∝ sizeᵉ », from the smallest size to the largest; unless exact, costs below a full page count as a full page. */
const exponentOf = ({ measures, exact }: Result): number => {
  const [small, large] = [measures[0], measures.at(-1)]
  if (!small || !large || small.size === large.size) return 0
  const floor = exact ? 1 : FLOOR
  return (
    Math.log(Math.max(large.mean, floor) / Math.max(small.mean, floor)) / Math.log(large.size / small.size)
  )
}

/** One sentence per exceeded limit. */
export const failuresOf = (
  results: readonly Result[],
  what: 'members' | 'events' | 'requests' | 'posts' | 'discussions' = 'members',
): string[] =>
  results.flatMap((result) => [
    ...result.measures.flatMap(({ size, statements, statementsMax, worst, worstPath, ms }) => [
      ...(statements <= statementsMax
        ? []
        : [`${result.name}, ${size.toLocaleString('en')} ${what}: ${statements} statements a call`]),
      ...(worst <= result.budget
        ? []
        : [`${result.name}, ${size.toLocaleString('en')} ${what}: ${worst} buffers, ${worstPath}`]),
      ...(ms <= (result.msMax ?? Infinity)
        ? []
        : [`${result.name}, ${size.toLocaleString('en')} ${what}: ${ms.toFixed(0)} ms`]),
    ]),
    ...(exponentOf(result) <= result.exponent
      ? []
      : [`${result.name}: grows as ${what}^${exponentOf(result).toFixed(2)}`]),
  ])

/** Buffers per call at each size (mean, then maximum), and the growth exponent. */
export const tableOf = (results: readonly Result[]): string => {
  const sizes = results[0]?.measures.map(({ size }) => size.toLocaleString('en')) ?? []
  const rows = results.map((result) => [
    result.name,
    ...result.measures.map(
      ({ mean, worst, ms }) =>
        `${Math.round(mean)} (${worst})${result.msMax === undefined ? '' : `, ${ms.toFixed(0)} ms`}`,
    ),
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
