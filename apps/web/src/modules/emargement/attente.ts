import type { OperationEmargement } from '@entrelles/contract/modules/emargement/emargement.schema.ts'

/** An operation done on this device and not sent yet. */
export type EnAttente = {
  /** Increases with each operation: the sending order. */
  readonly numero: number
  readonly evenementId: string
  /** The account that did it: on a shared device, nobody sends the operations of another account. */
  readonly compteId: string
  readonly operation: OperationEmargement
  /** The line of the sheet concerned, when the page knows it. */
  readonly ligneId: string | null
  /** Name of the person concerned, for messages. */
  readonly nom: string
}

/** Queue of pending operations. Sent ones are removed by number: another tab may have added some meanwhile. */
export type Attente = {
  readonly add: (entry: Omit<EnAttente, 'numero'>) => Promise<EnAttente>
  readonly list: (evenementId: string, compteId: string) => Promise<readonly EnAttente[]>
  readonly remove: (numeros: readonly number[]) => Promise<void>
}

/** Stores in memory, for browsers without storage: lost with the page. */
export const createAttenteMemoire = (first = 1): Attente => {
  const entries = new Map<number, EnAttente>()
  let next = first
  return {
    add: async (entry) => {
      const added = { ...entry, numero: next++ }
      entries.set(added.numero, added)
      return added
    },
    list: async (evenementId, compteId) =>
      [...entries.values()].filter(
        (entry) => entry.evenementId === evenementId && entry.compteId === compteId,
      ),
    remove: async (numeros) => {
      for (const numero of numeros) entries.delete(numero)
    },
  }
}

/** Greater than any number from the database. */
const MEMOIRE_FIRST = 2 ** 52

/** Wraps a store that may fail to write: failed entries are kept in memory, and the page is notified. */
export const createAttenteSure = (durable: Attente, onMemoire: () => void): Attente => {
  const memoire = createAttenteMemoire(MEMOIRE_FIRST)
  return {
    add: async (entry) => {
      try {
        return await durable.add(entry)
      } catch {
        onMemoire()
        return memoire.add(entry)
      }
    },
    list: async (...of) => [...(await durable.list(...of).catch(() => [])), ...(await memoire.list(...of))],
    remove: async (numeros) => {
      await memoire.remove(numeros.filter((numero) => numero >= MEMOIRE_FIRST))
      const durables = numeros.filter((numero) => numero < MEMOIRE_FIRST)
      if (durables.length > 0) await durable.remove(durables)
    },
  }
}
