import type { Attente, EnAttente } from './attente.ts'

const BASE = 'entrelles-emargement'
const MAGASIN = 'operations'
const SIENNES = 'siennes'

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')))
  })

const openBase = async (onClose: () => void): Promise<IDBDatabase> => {
  const request = indexedDB.open(BASE, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result
      .createObjectStore(MAGASIN, { keyPath: 'numero', autoIncrement: true })
      .createIndex(SIENNES, ['evenementId', 'compteId'])
  })
  const base = await answerOf(request)
  // Another version of the page upgrades the database, or the browser closed it: the next use opens it again.
  base.addEventListener('versionchange', () => {
    base.close()
    onClose()
  })
  base.addEventListener('close', onClose)
  return base
}

/** Stores in IndexedDB: entries survive a reload and are shared between tabs. */
export const createAttenteIdb = (): Attente => {
  let opening: Promise<IDBDatabase> | undefined
  const forget = () => {
    opening = undefined
  }
  const base = (): Promise<IDBDatabase> => {
    opening ??= openBase(forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return opening
  }

  /** Runs one transaction, until it is committed. A connection lost while the page slept is reopened once. */
  const within = async <Value>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => Promise<Value>,
  ): Promise<Value> => {
    const open = async () => (await base()).transaction(MAGASIN, mode, { durability: 'strict' })
    const transaction = await open().catch(() => {
      forget()
      return open()
    })
    const end = endOf(transaction)
    const [value] = await Promise.all([act(transaction.objectStore(MAGASIN)), end])
    return value
  }

  return {
    add: (entry) =>
      within('readwrite', async (store) => {
        const numero = (await answerOf(store.add(entry))) as number
        return { ...entry, numero }
      }),
    list: (evenementId, compteId) =>
      within('readonly', async (store) => {
        const found = await answerOf(store.index(SIENNES).getAll([evenementId, compteId]))
        return found as EnAttente[]
      }),
    remove: (numeros) =>
      within('readwrite', async (store) => {
        await Promise.all(numeros.map((numero) => answerOf(store.delete(numero))))
      }),
  }
}
