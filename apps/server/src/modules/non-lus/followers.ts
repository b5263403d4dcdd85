import { mayCall } from '@entrelles/contract/kit/access.ts'
import { commonErrors, tooManyRequests } from '@entrelles/contract/kit/errors.ts'
import { nonLusEndpoints } from '@entrelles/contract/modules/non-lus/non-lus.endpoints.ts'
import type { Indice, NonLus } from '@entrelles/contract/modules/non-lus/non-lus.schema.ts'
import type { SharedMemory } from '#kit/redis.ts'
import type { EventStream, Feed } from '#kit/streams.ts'
import type { Claims } from '#kit/tokens.ts'
import { CANAL_DISCUSSIONS, LECTURE, markPresente } from './non-lus.public.ts'
import type { Presence } from './non-lus.queries.ts'
import type { UnreadStore } from './unread-store.ts'

/** Open streams of one member on one node: each of her devices holds one. */
const MAX_STREAMS = 6
const RETRY_SECONDS = 60

type Follower = {
  readonly refresh: () => void
  readonly hint: (indice: Indice) => void
  readonly end: () => void
}

/** Pushes changes to the members who hold an open stream. */
export const createFollowers = (store: UnreadStore, memory: SharedMemory) => {
  const followers = new Map<string, Set<Follower>>()
  const endAll = (): void => {
    for (const { end } of [...followers.values()].flatMap((own) => [...own])) end()
  }

  store.onDoubt((memberId) => {
    if (memberId !== undefined) for (const { refresh } of followers.get(memberId) ?? []) refresh()
    // Without Redis, no change would arrive in time: the streams end, and the browsers fall back to polling.
    else endAll()
  })
  const subscription = memory.subscribe(CANAL_DISCUSSIONS, {
    onMessage: (message) => {
      const [discussion = '', revision, ...memberIds] = message.split(' ')
      const lecture = memberIds.includes(LECTURE) && ({ lecture: true } as const)
      const indice = { discussion, revision: Number(revision), ...lecture }
      for (const memberId of memberIds) for (const { hint } of followers.get(memberId) ?? []) hint(indice)
    },
    onGap: endAll,
  })

  const add = (memberId: string, follower: Follower): void => {
    followers.set(memberId, (followers.get(memberId) ?? new Set()).add(follower))
  }
  const remove = (memberId: string, follower: Follower): void => {
    const own = followers.get(memberId)
    own?.delete(follower)
    if (own?.size === 0) followers.delete(memberId)
  }

  /** The feed of one stream: both flags at once, then each change. */
  const follow = (presence: Presence, claims: Claims): Feed => {
    if (!store.isInStep()) throw commonErrors.indisponible()
    if ((followers.get(presence.id)?.size ?? 0) >= MAX_STREAMS) throw tooManyRequests(RETRY_SECONDS)
    let stream: EventStream | undefined
    let sent: NonLus | undefined
    let asked = 0

    const tell = (found: Presence | undefined): void => {
      if (!mayCall(nonLusEndpoints.getFlux.access, found?.roles)) return stream?.end()
      const known = found?.nonLus
      if (known?.messages === sent?.messages && known?.notifications === sent?.notifications) return
      sent = known
      stream?.send(known)
    }
    const refresh = (): void => {
      const turn = ++asked
      const remembered = store.recall(claims)
      if (remembered) return tell(remembered)
      store.read(claims).then(
        // Only the response to the latest read counts.
        (found) => void (turn === asked && tell(found)),
        () => stream?.end(),
      )
    }
    const follower: Follower = {
      refresh,
      hint: (indice) => stream?.send(indice),
      end: () => stream?.end(),
    }

    return {
      open: (opened) => {
        stream = opened
        add(presence.id, follower)
        void markPresente(memory, presence.id)
        tell(presence)
        // Nothing is cached: a change arrived during the read, before this stream was registered.
        if (!store.recall(claims)) refresh()
      },
      beat: () => {
        void markPresente(memory, presence.id)
        refresh()
      },
      close: () => remove(presence.id, follower),
    }
  }

  return { follow, close: () => void subscription.then((end) => end()) }
}
