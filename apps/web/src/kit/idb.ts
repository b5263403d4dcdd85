/** The result of a request of a transaction. */
export const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')))
  })

type Base = {
  readonly name: string
  readonly store: string
  /** Creates the store in a new database. */
  readonly create: (base: IDBDatabase) => void
}

const openBase = async ({ name, create }: Base, onClose: () => void): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => create(request.result))
  const base = await answerOf(request)
  // Another version of the page upgrades the database, or the browser closed it: the next use opens it again.
  base.addEventListener('versionchange', () => {
    base.close()
    onClose()
  })
  base.addEventListener('close', onClose)
  return base
}

/** A database of one store; returns a function that runs one transaction, until it is committed. */
export const createIdb = (of: Base) => {
  let opening: Promise<IDBDatabase> | undefined
  const forget = () => {
    opening = undefined
  }
  const base = (): Promise<IDBDatabase> => {
    opening ??= openBase(of, forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return opening
  }

  return async <Value>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => Promise<Value>,
  ): Promise<Value> => {
    const open = async () => (await base()).transaction(of.store, mode, { durability: 'strict' })
    // A connection lost while the page slept is reopened once.
    const transaction = await open().catch(() => {
      forget()
      return open()
    })
    const end = endOf(transaction)
    const [value] = await Promise.all([act(transaction.objectStore(of.store)), end])
    return value
  }
}
