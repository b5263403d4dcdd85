const keys = new Map<string, string>()

/** Identifies an act by URL and content: the same id means a retry of the same act. */
export const actIdOf = (url: string, body: unknown): string =>
  JSON.stringify([url, body], (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/** The idempotency key of an act, reused until a response below 500 arrives. */
export const keyOfAct = (act: string): string => {
  const key = keys.get(act) ?? crypto.randomUUID()
  keys.set(act, key)
  return key
}

/** Called after a response below 500: the next identical act gets a new key. */
export const closeAct = (act: string): boolean => keys.delete(act)
