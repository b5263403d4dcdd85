import { PAGE_LIMIT } from './constants.ts'
import { z } from './z.ts'

/** Matches are counted up to this cap: beyond, the interface writes « plus de 1 000 » and pages stop. */
export const COUNT_CAP = 1000

export const pageQuery = z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) })

/** `{ <pluriel>, nb<pluriel>, limit, plus? }`: the response of every list. */
export const listAnswer = <const Name extends string, Item extends z.ZodType>(name: Name, item: Item) =>
  z.object({
    [name]: z.array(item),
    [`nb${name}`]: z.int(),
    limit: z.int(),
    plus: z.literal(true).optional(),
  } as { [K in Name]: z.ZodArray<Item> } & { [K in `nb${Name}`]: z.ZodInt } & {
    limit: z.ZodInt
    plus: z.ZodOptional<z.ZodLiteral<true>>
  })

/** Count of a list as returned, from at most one match more than the cap. */
export const cappedCount = (found: number, cap: number = COUNT_CAP): { nb: number; plus?: true } =>
  found > cap ? { nb: cap, plus: true } : { nb: found }

export const offsetOf = (page: number): number => (page - 1) * PAGE_LIMIT

/** Rows to take for a page: none beyond the cap, so that no query skips that far. */
export const limitOf = (page: number): number => (offsetOf(page) < COUNT_CAP ? PAGE_LIMIT : 0)

/** Number of pages for a count, which is capped. */
export const pageCountOf = (nb: number, limit: number): number => Math.max(1, Math.ceil(nb / limit))
