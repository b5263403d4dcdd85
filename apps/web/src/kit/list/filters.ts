import type { z } from '@entrelles/contract/kit/z.ts'

/** The filters of a URL; invalid values are ignored (R2.1-25). */
export const filtersOf = <S extends z.ZodObject>(schema: S, params: URLSearchParams): z.output<S> => {
  const given = Object.entries(schema.shape).flatMap(([name, rule]) => {
    const value = params.get(name)?.trim()
    return value && (rule as z.ZodType).safeParse(value).success ? [[name, value]] : []
  })
  return schema.parse(Object.fromEntries(given)) as z.output<S>
}

/** A path with its query string, without empty values. */
export const hrefWith = (path: string, values: Readonly<Record<string, string | undefined>>): string => {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
  return `${path}${query && `?${query}`}`
}

/** The page as a query param; the first page is omitted. */
export const pageParam = (page: number): string | undefined => (page > 1 ? String(page) : undefined)
