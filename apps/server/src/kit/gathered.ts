type Waiting<Key, Value> = {
  readonly key: Key
  readonly resolve: (value: Value) => void
  readonly reject: (error: unknown) => void
}

/**
 * Makes the reads of one turn of the event loop together: `readAll` returns a value for each key, in their order. It is called for at
 * most `max` keys, and once at a time for the reads of one turn, so that they never take more than one connection.
 */
export const createGathered = <Key, Value>(
  max: number,
  readAll: (keys: readonly Key[]) => Promise<readonly Value[]>,
): ((key: Key) => Promise<Value>) => {
  let waiting: Waiting<Key, Value>[] = []

  const readPart = async (part: readonly Waiting<Key, Value>[]): Promise<void> => {
    try {
      const values = await readAll(part.map(({ key }) => key))
      for (const [n, { resolve }] of part.entries()) resolve(values[n] as Value)
    } catch (error) {
      for (const { reject } of part) reject(error)
    }
  }
  const flush = async (): Promise<void> => {
    const asked = waiting
    waiting = []
    for (let from = 0; from < asked.length; from += max) await readPart(asked.slice(from, from + max))
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ key, resolve, reject }) === 1) setImmediate(() => void flush())
    })
}
