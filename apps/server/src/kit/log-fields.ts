import { MASKED, SECRET_FIELDS } from '@entrelles/contract/kit/mask.ts'

/** Deeper parts are left out. */
const DEPTH_MAX = 50

/** Fields of a database error that quote rows or parameters, which are members' data. */
const QUOTING = new Set(['detail', 'where', 'internalQuery'])
const isQuoting = (error: object, key: string): boolean => 'severity' in error && QUOTING.has(key)

const hasOwnJson = (value: object): value is { toJSON: () => unknown } =>
  'toJSON' in value && typeof value.toJSON === 'function'

const copy = (value: unknown, above: readonly object[]): unknown => {
  if (value === null || typeof value !== 'object') return value
  if (above.length === DEPTH_MAX || above.includes(value)) return '[…]'
  if (ArrayBuffer.isView(value)) return '[octets]'
  const within = [...above, value]
  if (hasOwnJson(value)) return copy(value.toJSON(), within)
  if (Array.isArray(value)) return value.map((item) => copy(item, within))
  const kept = Object.entries(value).filter(([key]) => !isQuoting(value, key))
  const fields = Object.fromEntries(
    kept.map(([key, part]) => [key, SECRET_FIELDS.has(key) ? MASKED : copy(part, within)]),
  )
  if (!(value instanceof Error)) return fields
  const { message, stack, cause } = value
  const causes = cause === undefined ? {} : { cause: copy(cause, within) }
  const errors = value instanceof AggregateError ? { errors: copy(value.errors, within) } : {}
  return { type: value.constructor.name, message, stack, ...causes, ...errors, ...fields }
}

/** What is logged of an object: neither secrets nor rows of the database, at any depth. */
export const loggedFields = (fields: object): Record<string, unknown> =>
  copy(fields, []) as Record<string, unknown>
