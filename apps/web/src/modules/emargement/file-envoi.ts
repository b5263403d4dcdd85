import {
  SYNCHRO_MAX,
  type OperationEmargement,
} from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import type { Attente, EnAttente } from './attente.ts'
import type { Reponse, Resultat } from './envoi.ts'

/** What became of one that was sent. */
export type Issue = Resultat & { readonly nom: string; readonly operation: OperationEmargement }

/** Those that left after they had waited, and when. */
export type Bilan = { readonly le: string; readonly issues: readonly Issue[] }

export type Etat = {
  readonly attente: readonly EnAttente[]
  readonly isSending: boolean
  /** Why the last try failed: nobody answered, or the server wants none of them. */
  readonly echec: { readonly message: string | null } | null
  /** Until she closes it. What is sent the moment it is done is told where it is done, and not here. */
  readonly bilan: Bilan | null
}

/** What tabs tell each other of one event. */
export type Nouvelle = {
  readonly reponse?: Reponse
  readonly issues?: readonly Issue[]
  readonly bilan?: Bilan
}

export type Moyens = {
  readonly attente: Attente
  readonly evenementId: string
  readonly compteId: string
  readonly now: () => Date
  readonly isOnline: () => boolean
  readonly send: (operations: readonly OperationEmargement[], isImmediate: boolean) => Promise<Reponse>
  /** The sentence of a refusal of them all; null when nobody answered, and it is to be tried again. */
  readonly refusOf: (error: unknown) => string | null
  /** One tab sends at a time. */
  readonly alone: <Value>(act: () => Promise<Value>) => Promise<Value>
  /** The sheet learns what the server answered. */
  readonly onReponse: (reponse: Reponse) => Promise<void> | void
  readonly tell: (nouvelle: Nouvelle) => void
}

export type FileEnvoi = ReturnType<typeof createFileEnvoi>

/** What was not done stays told until she has read it. */
const bilanAfter = (before: Bilan | null, le: Date, issues: readonly Issue[]): Bilan => ({
  le: le.toISOString(),
  issues: [...(before?.issues.filter(({ resultat }) => resultat !== 'faite') ?? []), ...issues],
})

/**
 * What is done at the door: kept first, then sent. It leaves the device only once the server has judged it and the
 * sheet knows what it answered; until then it stays, through reloads, cuts and other tabs.
 */
export const createFileEnvoi = (moyens: Moyens) => {
  const { attente, evenementId, compteId } = moyens
  let etat: Etat = { attente: [], isSending: false, echec: null, bilan: null }
  const listeners = new Set<() => void>()
  /** Done this instant with a network: not what has waited, nor what was tried and whose answer may have been lost. */
  const fresh = new Set<string>()
  const issues = new Map<string, Issue>()

  const change = (changed: Partial<Etat>): void => {
    etat = { ...etat, ...changed }
    for (const listener of listeners) listener()
  }
  const read = () => attente.list(evenementId, compteId)
  const refresh = async (): Promise<void> => change({ attente: await read() })

  /** One call; false when there is nothing left, or nothing that it would help to send again. */
  const sendLot = async (): Promise<boolean> => {
    const lot = (await read()).slice(0, SYNCHRO_MAX)
    if (lot.length === 0) return false
    const isImmediate = lot.length === 1 && lot.every(({ operation }) => fresh.has(operation.cle))
    for (const { operation } of lot) fresh.delete(operation.cle)
    const reponse = await moyens.send(
      lot.map(({ operation }) => operation),
      isImmediate,
    )
    await moyens.onReponse(reponse)
    const judged = lot.flatMap((entry): [EnAttente, Issue][] => {
      const resultat = reponse.resultats.find(({ cle }) => cle === entry.operation.cle)
      return resultat ? [[entry, { ...resultat, nom: entry.nom, operation: entry.operation }]] : []
    })
    await attente.remove(judged.map(([{ numero }]) => numero))
    const told = judged.map(([, issue]) => issue)
    for (const issue of told) issues.set(issue.cle, issue)
    const bilan = isImmediate ? undefined : bilanAfter(etat.bilan, moyens.now(), told)
    change({ attente: await read(), echec: null, ...(bilan && { bilan }) })
    moyens.tell({ reponse, issues: told, ...(bilan && { bilan }) })
    return judged.length > 0
  }

  const sendAll = async (): Promise<void> => {
    change({ isSending: true })
    try {
      await moyens.alone(async () => {
        while (await sendLot());
      })
      // Another tab may have sent them while this one waited for its turn.
      await refresh()
    } catch (error) {
      fresh.clear()
      change({ attente: await read(), echec: { message: moyens.refusOf(error) } })
    } finally {
      change({ isSending: false })
    }
  }

  let sending: Promise<void> | undefined
  let isAskedAgain = false

  /** Sends what waits, if there is a network; what is added meanwhile leaves right after. */
  const flush = (): Promise<void> => {
    if (sending) {
      isAskedAgain = true
      return sending
    }
    const run = async (): Promise<void> => {
      try {
        do {
          isAskedAgain = false
          if (moyens.isOnline()) await sendAll()
          else {
            fresh.clear()
            await refresh()
          }
        } while (isAskedAgain && etat.echec === null && moyens.isOnline())
      } finally {
        // Here and not once the promise has ended: what asks in between would wait for nothing.
        sending = undefined
      }
    }
    sending = run()
    return sending
  }

  const waits = (cle: string): boolean => etat.attente.some(({ operation }) => operation.cle === cle)

  return {
    getEtat: (): Etat => etat,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    flush,
    /** Keeps it, then sends it; what became of it, or nothing while it waits. */
    add: async (
      operation: OperationEmargement,
      who: Pick<EnAttente, 'ligneId' | 'nom'>,
    ): Promise<Issue | undefined> => {
      if (moyens.isOnline()) fresh.add(operation.cle)
      await attente.add({ ...who, operation, evenementId, compteId })
      await refresh()
      moyens.tell({})
      await flush()
      return waits(operation.cle) ? undefined : issues.get(operation.cle)
    },
    /** What another tab says: its answers are this one’s too. */
    hear: async ({ reponse, issues: told = [], bilan }: Nouvelle): Promise<void> => {
      if (reponse) await moyens.onReponse(reponse)
      for (const issue of told) issues.set(issue.cle, issue)
      change({ attente: await read(), ...(reponse && { echec: null }), ...(bilan && { bilan }) })
    },
    closeBilan: (): void => change({ bilan: null }),
    /** Forgets all that waits, asked by her when the server will never take it. */
    drop: async (): Promise<void> => {
      await attente.remove((await read()).map(({ numero }) => numero))
      change({ attente: await read(), echec: null })
      moyens.tell({})
    },
  }
}
