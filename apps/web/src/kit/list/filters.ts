import type { z } from '@entrelles/contract/kit/z.ts'

/** The filters that an address gives; a value that is none of a filter’s is left out (R2.1-25). */
export const filtersOf = <S extends z.ZodObject>(schema: S, params: URLSearchParams): z.output<S> => {
  const given = Object.entries(schema.shape).flatMap(([name, rule]) => {
    const value = params.get(name)?.trim()
    return value && (rule as z.ZodType).safeParse(value).success ? [[name, value]] : []
  })
  return schema.parse(Object.fromEntries(given)) as z.output<S>
}

/** A path with what it must say after it: what is empty is left out. */
export const hrefWith = (path: string, values: Readonly<Record<string, string | undefined>>): string => {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
  return `${path}${query && `?${query}`}`
}

/** A page as an address says it: the first one goes without saying. */
export const pageParam = (page: number): string | undefined => (page > 1 ? String(page) : undefined)
