import { answerOf, createIdb } from '#kit/idb.ts'
import type { Attente, EnAttente } from './attente.ts'

const SIENNES = 'siennes'

/** Stores in IndexedDB: entries survive a reload and are shared between tabs. */
export const createAttenteIdb = (): Attente => {
  const within = createIdb({
    name: 'entrelles-emargement',
    store: 'operations',
    create: (base) =>
      void base
        .createObjectStore('operations', { keyPath: 'numero', autoIncrement: true })
        .createIndex(SIENNES, ['evenementId', 'compteId']),
  })
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
