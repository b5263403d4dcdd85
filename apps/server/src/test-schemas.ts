import { z } from '@entrelles/contract/kit/z.ts'

type Def = { readonly type: string } & Readonly<Record<string, unknown>>
type Placed = { readonly def: Def; readonly place: string }

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType

/** The schemas directly inside a schema: fields, elements, alternatives, and both ends of a conversion. */
const partsOf = (def: Def): [string, z.ZodType][] =>
  Object.entries(def).flatMap(([key, value]) => {
    if (key === 'catchall') return []
    const parts = typeof value === 'object' && value !== null && !isSchema(value) ? value : { [key]: value }
    return Object.entries(parts).filter((part): part is [string, z.ZodType] => isSchema(part[1]))
  })

/** A schema and every schema inside it, each with its place. */
export const schemasIn = (schema: z.ZodType, place: string, seen = new Set<z.ZodType>()): Placed[] => {
  if (seen.has(schema)) return []
  seen.add(schema)
  const def = schema.def as unknown as Def
  return [
    { def, place },
    ...partsOf(def).flatMap(([name, part]) => schemasIn(part, `${place}.${name}`, seen)),
  ]
}
