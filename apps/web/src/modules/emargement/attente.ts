import type { OperationEmargement } from '@entrelles/contract/modules/emargement/emargement.schema.ts'

/** What was done here and has not been sent yet. */
export type EnAttente = {
  /** Grows with each: the order in which they are sent. */
  readonly numero: number
  readonly evenementId: string
  /** Who did it: on a shared device, nobody sends what another one did. */
  readonly compteId: string
  readonly operation: OperationEmargement
  /** The line of the sheet that it is about, when the page knows it. */
  readonly ligneId: string | null
  /** Whom it is about, for the words of the page. */
  readonly nom: string
}

/** Where they wait. Those that were sent are named to be erased: another tab may have added some meanwhile. */
export type Attente = {
  readonly add: (entry: Omit<EnAttente, 'numero'>) => Promise<EnAttente>
  readonly list: (evenementId: string, compteId: string) => Promise<readonly EnAttente[]>
  readonly remove: (numeros: readonly number[]) => Promise<void>
}

/** In the page's memory, for a browser that keeps nothing: lost with the page. */
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

/** After every number that a database gives. */
const MEMOIRE_FIRST = 2 ** 52

/** The same on a store that may refuse to write: what it does not keep waits in memory, and the page is told. */
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
