type Cruised = {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string }[]
}

const TESTS = /\.(test|factory)\.tsx?$|\/test-[^/]+\.tsx?$/
const MODULE = /^((?:apps|packages)\/[^/]+)\/src\/modules\/([^/]+)\//

/** « apps/server evenements »: application and module of a file, if it belongs to one. */
const moduleOf = (path: string): string | undefined => {
  const [, side, name] = MODULE.exec(path) ?? []
  return name && `${side} ${name}`
}

const graphOf = (modules: readonly Cruised[]): Map<string, Set<string>> => {
  const graph = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = moduleOf(source)
    if (!from || TESTS.test(source)) continue
    const known = graph.get(from) ?? new Set()
    graph.set(from, known)
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved)
      if (to && to !== from && to.split(' ')[0] === from.split(' ')[0]) known.add(to)
    }
  }
  return graph
}

/** Shortest path from a module back to itself. */
const wayBack = (graph: Map<string, Set<string>>, start: string): string[] | undefined => {
  const seen = new Set<string>()
  let ways = [[start]]
  while (ways.length > 0) {
    const longer: string[][] = []
    for (const way of ways)
      for (const next of graph.get(way.at(-1) ?? '') ?? []) {
        if (next === start) return [...way, start]
        if (!seen.has(next)) longer.push([...way, next])
        seen.add(next)
      }
    ways = longer
  }
  return undefined
}

/** Cycles between the modules of an application, type imports included, tests excluded; each listed once. */
export const circlesOf = (modules: readonly Cruised[]): string[][] => {
  const graph = graphOf(modules)
  return [...graph.keys()]
    .toSorted()
    .map((name) => wayBack(graph, name))
    .filter((way) => way !== undefined)
    .filter((way) => way.every((name) => name >= (way[0] ?? '')))
}
