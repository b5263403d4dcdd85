import {
  SYNCHRO_MAX,
  type OperationEmargement,
} from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import type { Attente, EnAttente } from './attente.ts'
import type { Reponse, Resultat } from './envoi.ts'

/** Result of a sent operation. */
export type Issue = Resultat & { readonly nom: string; readonly operation: OperationEmargement }

/** Results of delayed operations, with the time of sending. */
export type Bilan = { readonly le: string; readonly issues: readonly Issue[] }

export type Etat = {
  readonly attente: readonly EnAttente[]
  readonly isSending: boolean
  /** Why the last send failed: no response (null message), or a refusal of the whole request. */
  readonly echec: { readonly message: string | null } | null
  /** Shown until the user closes it. Results of immediate operations are returned to the caller instead. */
  readonly bilan: Bilan | null
}

/** Message between the tabs of an event. */
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
  /** The message of a refusal of the whole request; null for a failure to retry. */
  readonly refusOf: (error: unknown) => string | null
  /** Runs in one tab at a time. */
  readonly alone: <Value>(act: () => Promise<Value>) => Promise<Value>
  /** Updates the sheet with the response. */
  readonly onReponse: (reponse: Reponse) => Promise<void> | void
  readonly tell: (nouvelle: Nouvelle) => void
}

export type FileEnvoi = ReturnType<typeof createFileEnvoi>

/** Failed results stay in the report until the user has read them. */
const bilanAfter = (before: Bilan | null, le: Date, issues: readonly Issue[]): Bilan => ({
  le: le.toISOString(),
  issues: [...(before?.issues.filter(({ resultat }) => resultat !== 'faite') ?? []), ...issues],
})

/**
 * Queue of check-in operations: stored first, then sent. An operation is removed only once the server has answered and
 * the sheet is updated; until then it survives reloads, network failures and other tabs.
 */
export const createFileEnvoi = (moyens: Moyens) => {
  const { attente, evenementId, compteId } = moyens
  let etat: Etat = { attente: [], isSending: false, echec: null, bilan: null }
  const listeners = new Set<() => void>()
  /**
   * Keys of operations just done online. Excludes delayed ones, and those already tried, whose response may have been
   * lost.
   */
  const fresh = new Set<string>()
  const issues = new Map<string, Issue>()

  const change = (changed: Partial<Etat>): void => {
    etat = { ...etat, ...changed }
    for (const listener of listeners) listener()
  }
  const read = () => attente.list(evenementId, compteId)
  const refresh = async (): Promise<void> => change({ attente: await read() })

  /** Sends one request; false when the queue is empty or another try would not help. */
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
      // Another tab may have sent the operations while this one waited for the lock.
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

  /** Sends the queue when online; operations added meanwhile are sent right after. */
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
        // Reset here rather than after the promise settles: a flush called in between would join a run that has ended.
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
    /** Stores an operation, then sends it; returns its result, or undefined while it is pending. */
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
    /** Handles a message from another tab, whose responses also apply here. */
    hear: async ({ reponse, issues: told = [], bilan }: Nouvelle): Promise<void> => {
      if (reponse) await moyens.onReponse(reponse)
      for (const issue of told) issues.set(issue.cle, issue)
      change({ attente: await read(), ...(reponse && { echec: null }), ...(bilan && { bilan }) })
    },
    closeBilan: (): void => change({ bilan: null }),
    /** Erases the queue, at the user’s request, when the server will never accept it. */
    drop: async (): Promise<void> => {
      await attente.remove((await read()).map(({ numero }) => numero))
      change({ attente: await read(), echec: null })
      moyens.tell({})
    },
  }
}
