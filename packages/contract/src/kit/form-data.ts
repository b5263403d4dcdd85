import type { z } from 'zod'
import { isFichier, type Fichier } from './fichier.ts'

type Entry = [name: string, value: string | Fichier]

const partOf = (value: unknown): string | Fichier =>
  value === null ? '' : typeof value === 'string' || isFichier(value) ? value : JSON.stringify(value)

/**
 * Encodes a body as form fields: null is an empty field, a list repeats `name[]`, an object is JSON, undefined is
 * omitted.
 */
export const encodeForm = (body: Readonly<Record<string, unknown>>): Entry[] =>
  Object.entries(body).flatMap(([name, value]): Entry[] => {
    if (value === undefined) return []
    if (Array.isArray(value)) return value.map((item): Entry => [`${name}[]`, partOf(item)])
    return [[name, partOf(value)]]
  })

type Field = {
  readonly type: string
  readonly nullable: boolean
  readonly optional: boolean
  readonly item?: z.core.$ZodType
  readonly options?: readonly z.core.$ZodType[]
}

/** The type under the optional, nullable, default and transform layers of a schema. */
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
      options?: readonly z.core.$ZodType[]
    }
    if (def.type === 'nullable') nullable = true
    if (def.type === 'optional' || def.type === 'default') optional = true
    const inner = def.innerType ?? def.in
    if (!inner) {
      const { type, element, options } = def
      return { type, nullable, optional, ...(element && { item: element }), ...(options && { options }) }
    }
    current = inner
  }
}

const decodeObject = (value: string): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const decodeValue = (value: string | Fichier, field: Field): unknown => {
  if (typeof value !== 'string') return value
  if (value === '' && field.nullable) return null
  if (value === '' && field.optional && field.type !== 'string') return undefined
  if (field.type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  if (field.type === 'number')
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  if (field.type === 'object') return decodeObject(value)
  return value
}

const shapeOf = (schema: z.ZodType): Readonly<Record<string, z.core.$ZodType>> =>
  (schema as Partial<z.ZodObject>).shape ?? {}

/** True if a field may be a file: alone, in a list, or in a union (a new image or the name of the old one). */
const isFichierField = (schema: z.core.$ZodType): boolean => {
  const { type, item, options } = describe(schema)
  if (type === 'union') return options?.some(isFichierField) ?? false
  return type === 'file' || (item !== undefined && isFichierField(item))
}

/** True if a form has a file field. */
export const takesFichiers = (schema: z.ZodType): boolean =>
  Object.values(shapeOf(schema)).some(isFichierField)

/** Decodes form fields to the body that the schema expects; the schema then validates it like JSON. */
export const decodeForm = (
  schema: z.ZodType,
  entries: Iterable<Readonly<Entry>>,
): Record<string, unknown> => {
  const shape = shapeOf(schema)
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
