import { answerOf, createIdb } from './idb.ts'

/** Values of one kind that live on this device, by key. */
export type DeviceStore<Value> = {
  readonly entries: () => Promise<ReadonlyMap<string, Value>>
  readonly get: (key: string) => Promise<Value | undefined>
  readonly put: (key: string, value: Value) => Promise<void>
  readonly remove: (key: string) => Promise<void>
}

const STORE = 'valeurs'

const within = createIdb({
  name: 'entrelles',
  store: STORE,
  create: (base) => void base.createObjectStore(STORE),
})

/** An empty array is greater than any text: the bound of all keys that begin with these parts. */
const rangeOf = (...parts: readonly string[]): IDBKeyRange => IDBKeyRange.bound(parts, [...parts, []])

/** For a browser that refuses its database: lost with the page. */
const createMemory = <Value>(): DeviceStore<Value> => {
  const values = new Map<string, Value>()
  return {
    entries: async () => new Map(values),
    get: async (key) => values.get(key),
    put: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
  }
}

const createDurable = <Value>(compteId: string, kind: string): DeviceStore<Value> => ({
  entries: () =>
    within('readonly', async (store) => {
      const range = rangeOf(compteId, kind)
      const [keys, values] = await Promise.all([
        answerOf(store.getAllKeys(range)),
        answerOf<Value[]>(store.getAll(range)),
      ])
      const names = keys.map((parts) => (parts as readonly string[]).at(-1) ?? '')
      return new Map(values.map((value, n) => [names[n] ?? '', value]))
    }),
  get: (key) => within('readonly', (store) => answerOf<Value | undefined>(store.get([compteId, kind, key]))),
  put: (key, value) =>
    within('readwrite', async (store) => void (await answerOf(store.put(value, [compteId, kind, key])))),
  remove: (key) => within('readwrite', (store) => answerOf(store.delete([compteId, kind, key]))),
})

/**
 * What an account keeps on this device, shared by its tabs and emptied at logout. Local storage holds
 * nothing of it (R3-11). What the browser refuses to store is kept in memory.
 */
export const openDeviceStore = <Value>(compteId: string, kind: string): DeviceStore<Value> => {
  const [durable, memory] = [createDurable<Value>(compteId, kind), createMemory<Value>()]
  return {
    entries: async () => new Map([...(await durable.entries().catch(() => [])), ...(await memory.entries())]),
    get: async (key) => (await memory.get(key)) ?? durable.get(key).catch(() => undefined),
    put: async (key, value) => {
      try {
        await durable.put(key, value)
        await memory.remove(key)
      } catch {
        await memory.put(key, value)
      }
    },
    remove: async (key) => {
      await memory.remove(key)
      await durable.remove(key).catch(() => undefined)
    },
  }
}

/** Removes everything that the account keeps on this device. */
export const emptyDeviceStore = async (compteId: string): Promise<void> => {
  try {
    await within('readwrite', (store) => answerOf(store.delete(rangeOf(compteId))))
  } catch {
    // Without a database nothing was stored.
  }
}
