const keys = new Map<string, string>()

/** What an act asks for: the same address and content are the same act until it is answered. */
export const actIdOf = (url: string, body: unknown): string =>
  JSON.stringify([url, body], (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/** The idempotency key of an act, kept while nobody knows whether it took place. */
export const keyOfAct = (act: string): string => {
  const key = keys.get(act) ?? crypto.randomUUID()
  keys.set(act, key)
  return key
}

/** The server has answered: the next identical act is a new one. */
export const closeAct = (act: string): boolean => keys.delete(act)
