import type {
  DiscussionId,
  Message,
  MessageId,
} from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { DeviceStore } from '#kit/device-store.ts'

/** A message written on this device that the server has not confirmed yet. */
export type Envoi = Pick<
  Message,
  'id' | 'discussionId' | 'contenu' | 'piecesJointes' | 'citation' | 'dateEnvoi'
> & {
  /** Increases with each message: they leave in this order. */
  readonly ordre: number
  /** Why the server will never accept it; null while it waits. */
  readonly refus: string | null
}

/** What is written, before it has a place in the queue. */
export type Ecrit = Pick<Envoi, 'contenu' | 'piecesJointes' | 'citation'>

export type EtatEnvois = {
  readonly envois: readonly Envoi[]
  /** Messages whose last attempt had no answer, though there is a network. */
  readonly echecs: ReadonlySet<MessageId>
}

/** What the tabs of a browser tell each other: the queue has changed, and the message that was confirmed. */
export type Nouvelle = { readonly message?: Message }

export type Moyens = {
  readonly store: DeviceStore<Envoi>
  readonly now: () => Date
  readonly newId: () => string
  readonly isOnline: () => boolean
  readonly send: (envoi: Envoi) => Promise<Message>
  /** The sentence of a refusal; null for a failure after which the same message may be sent again. */
  readonly refusOf: (error: unknown) => string | null
  /** Runs in one tab at a time, for one discussion. */
  readonly alone: <Value>(discussionId: DiscussionId, act: () => Promise<Value>) => Promise<Value>
  /** Shows the confirmed message, before it leaves the queue. */
  readonly onEnvoye: (message: Message) => void
  readonly tell: (nouvelle: Nouvelle) => void
}

export type Envois = ReturnType<typeof createEnvois>

const inOrder = (envois: readonly Envoi[]): readonly Envoi[] =>
  envois.toSorted((one, other) => one.ordre - other.ordre || (one.id < other.id ? -1 : 1))

/**
 * The queue of messages: stored first, then sent, the oldest first and one at a time in each discussion. A message leaves
 * it once the server has confirmed it. A refusal stops that message alone; a lost answer stops its discussion, and the
 * message is sent again under the same id, which the server stores once.
 */
export const createEnvois = (moyens: Moyens) => {
  const { store } = moyens
  let etat: EtatEnvois = { envois: [], echecs: new Set() }
  const listeners = new Set<() => void>()

  const change = (changed: Partial<EtatEnvois>): void => {
    etat = { ...etat, ...changed }
    for (const listener of listeners) listener()
  }
  const read = async (): Promise<readonly Envoi[]> => inOrder([...(await store.entries()).values()])
  /** Shown, and not stored yet: they must not leave before they are, or a lost page would lose them. */
  const adding = new Map<MessageId, Envoi>()
  const refresh = async (): Promise<void> => {
    const stored = await read()
    const ids = new Set(stored.map(({ id }) => id))
    const unstored = [...adding.values()].filter(({ id }) => !ids.has(id))
    change({ envois: inOrder([...stored, ...unstored]) })
  }
  const setEchec = (id: MessageId, isEchec: boolean): void => {
    const echecs = new Set(etat.echecs)
    if (isEchec) echecs.add(id)
    else echecs.delete(id)
    change({ echecs })
  }

  /** Sends the oldest message of a discussion; false when none is left. */
  const sendNext = async (discussionId: DiscussionId): Promise<boolean> => {
    const next = (await read()).find((one) => one.discussionId === discussionId && one.refus === null)
    if (!next || !moyens.isOnline()) return false
    try {
      const message = await moyens.send(next)
      moyens.onEnvoye(message)
      await store.remove(next.id)
      moyens.tell({ message })
    } catch (error) {
      const refus = moyens.refusOf(error)
      if (refus === null) {
        setEchec(next.id, true)
        throw error
      }
      await store.put(next.id, { ...next, refus })
      moyens.tell({})
    }
    setEchec(next.id, false)
    await refresh()
    return true
  }

  const sendAll = (discussionId: DiscussionId): Promise<void> =>
    moyens.alone(discussionId, async () => {
      while (await sendNext(discussionId));
    })

  const running = new Map<DiscussionId, Promise<void>>()
  const flushOne = (discussionId: DiscussionId): Promise<void> => {
    const run = (running.get(discussionId) ?? Promise.resolve())
      .then(() => sendAll(discussionId))
      .catch(() => undefined)
    running.set(discussionId, run)
    return run
  }
  /** Sends what waits, in every discussion; messages added meanwhile leave too. */
  const flush = async (): Promise<void> => {
    await refresh()
    if (!moyens.isOnline()) return
    const ids = new Set(etat.envois.filter(({ refus }) => refus === null).map((one) => one.discussionId))
    await Promise.all([...ids].map(flushOne))
    await refresh()
  }

  return {
    getEtat: (): EtatEnvois => etat,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    flush,
    /** Queues a message, and sends it. Resolves once it is stored. */
    add: async (discussionId: DiscussionId, ecrit: Ecrit): Promise<Envoi> => {
      const now = moyens.now()
      const ordre = Math.max(now.getTime(), (etat.envois.at(-1)?.ordre ?? 0) + 1)
      const envoi: Envoi = {
        ...ecrit,
        id: moyens.newId() as MessageId,
        discussionId,
        ordre,
        dateEnvoi: now.toISOString(),
        refus: null,
      }
      // Shown before it is stored: a slow disk must not delay what she sees.
      adding.set(envoi.id, envoi)
      change({ envois: [...etat.envois, envoi] })
      await store.put(envoi.id, envoi)
      adding.delete(envoi.id)
      moyens.tell({})
      void flush()
      return envoi
    },
    /** Sends again a message that was refused or had no answer. */
    retry: async (id: MessageId): Promise<void> => {
      const envoi = (await read()).find((one) => one.id === id)
      if (envoi?.refus) await store.put(id, { ...envoi, refus: null })
      setEchec(id, false)
      await flush()
    },
    remove: async (id: MessageId): Promise<void> => {
      await store.remove(id)
      await refresh()
      moyens.tell({})
    },
    /** Handles what another tab tells. */
    hear: async ({ message }: Nouvelle): Promise<void> => {
      if (message) moyens.onEnvoye(message)
      await refresh()
    },
  }
}
