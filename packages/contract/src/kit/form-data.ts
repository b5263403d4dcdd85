import { z } from './z.ts'

type Entry = [name: string, value: string]

const textOf = (value: unknown): string =>
  value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** A body as form fields: null is an empty part, a list repeats `name[]`, what is absent is left out. */
export const encodeForm = (body: Readonly<Record<string, unknown>>): Entry[] =>
  Object.entries(body).flatMap(([name, value]): Entry[] => {
    if (value === undefined) return []
    if (Array.isArray(value)) return value.map((item): Entry => [`${name}[]`, textOf(item)])
    return [[name, textOf(value)]]
  })

type Field = {
  readonly type: string
  readonly nullable: boolean
  readonly optional: boolean
  readonly item?: z.core.$ZodType
}

/** What lies under the optional, nullable, default and transformed layers of a schema. */
const describe = (schema: z.core.$ZodType): Field => {
  let current = schema
  let nullable = false
  let optional = false
  for (;;) {
    const def = (current as z.ZodType).def as {
      type: string
      innerType?: z.core.$ZodType
      in?: z.core.$ZodType
      element?: z.core.$ZodType
    }
    if (def.type === 'nullable') nullable = true
    if (def.type === 'optional' || def.type === 'default') optional = true
    const inner = def.innerType ?? def.in
    if (!inner) return { type: def.type, nullable, optional, ...(def.element && { item: def.element }) }
    current = inner
  }
}

const decodeValue = (value: string, field: Field): unknown => {
  if (value === '' && field.nullable) return null
  if (value === '' && field.optional && field.type !== 'string') return undefined
  if (field.type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  if (field.type === 'number')
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  return value
}

/** Form fields as the body that the schema expects; the schema then judges it like any JSON. */
export const decodeForm = (
  schema: z.ZodType,
  entries: Iterable<Readonly<Entry>>,
): Record<string, unknown> => {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema instanceof z.ZodObject ? schema.shape : {}
  const decoded = new Map<string, unknown>()
  for (const [name, value] of entries) {
    const key = name.replace(/\[\]$/, '')
    const fieldSchema = Object.hasOwn(shape, key) ? shape[key] : undefined
    const field = fieldSchema && describe(fieldSchema)
    if (field?.type === 'array') {
      const list = (decoded.get(key) as unknown[] | undefined) ?? []
      if (name !== key || value !== '')
        list.push(field.item ? decodeValue(value, describe(field.item)) : value)
      decoded.set(key, list)
    } else {
      decoded.set(name, field ? decodeValue(value, field) : value)
    }
  }
  return Object.fromEntries(decoded)
}
