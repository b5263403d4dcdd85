import { PAGE_LIMIT } from './constants.ts'
import { z } from './z.ts'

/** Beyond this many matches nothing is counted: « plus de 1 000 », and the pages stop. */
export const COUNT_CAP = 1000

export const pageQuery = z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) })

/** `{ <pluriel>, nb<pluriel>, limit, plus? }`: the answer of every list. */
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

/** The count of a list as it is answered, from at most COUNT_CAP + 1 matches found. */
export const cappedCount = (found: number): { nb: number; plus?: true } =>
  found > COUNT_CAP ? { nb: COUNT_CAP, plus: true } : { nb: found }

/** Rows to skip for a page. */
export const offsetOf = (page: number): number => (page - 1) * PAGE_LIMIT

/** Rows to take for a page: none beyond the cap, where nothing is read, let alone skipped. */
export const limitOf = (page: number): number => (offsetOf(page) < COUNT_CAP ? PAGE_LIMIT : 0)

/** Pages of a list, from its count: at most those that the cap allows. */
export const pageCountOf = (nb: number, limit: number): number => Math.max(1, Math.ceil(nb / limit))
