type AvecRegion = { readonly region: string | null }
type Region<T> = { readonly nom: string; readonly antennes: readonly T[] }

export const SANS_REGION = 'Ailleurs'

/** Groups branches by region, in the given order. */
export const parRegion = <T extends AvecRegion>(antennes: readonly T[]): readonly Region<T>[] =>
  Array.from(
    Map.groupBy(antennes, ({ region }) => region ?? SANS_REGION),
    ([nom, groupe]) => ({ nom, antennes: groupe }),
  )
