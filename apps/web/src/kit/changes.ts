type Values = Readonly<Record<string, unknown>>

const nameOfFile = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/** A field without a value has one of several: a checkbox without a default becomes false once it is shown. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

const isSame = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a, nameOfFile) === JSON.stringify(b, nameOfFile)

/** The fields whose value differs from the saved one. */
export const changesOf = (saved: Values, values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(saved[name], value)))
