import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { BoundedMap } from '#kit/bounded-map.ts'
import { createGathered } from '#kit/gathered.ts'
import type { Claims } from '#kit/tokens.ts'
import type { Services } from '#kit/services.ts'
import { readPresences, type Presence } from './non-lus.queries.ts'
import { CANAL } from './non-lus.public.ts'

const MAX_MEMBERS = 50_000
const MAX_SESSIONS = 16
/** A change made by hand in the database, without a publication, is visible after this time. */
const LIFE_MS = 60_000
const HOUR_MS = 3_600_000
/** Members that one statement reads: the streams whose heartbeats fall together. */
const READ_TOGETHER = 500

type Entry = { readonly presence: Presence; readonly until: number }

/** Called when the cache of one member, or of all of them, is invalidated. */
type OnDoubt = (memberId: string | undefined) => void

export type UnreadStore = {
  readonly recall: (claims: Claims) => Presence | undefined
  readonly read: (claims: Claims) => Promise<Presence | undefined>
  /** Whether changes from other nodes arrive; nothing is cached while they do not. */
  readonly isInStep: () => boolean
  readonly onDoubt: (listener: OnDoubt) => void
  readonly close: () => void
}

/** Roles follow the civil day in Paris, which starts on a full UTC hour. */
const endOfDay = (at: number): number => {
  const nextHour = (Math.floor(at / HOUR_MS) + 1) * HOUR_MS
  return parisDay(new Date(at)) === parisDay(new Date(nextHour)) ? Infinity : nextHour
}

/** Caches each member's unread flags, session and roles until a change is published: by member, then by session. */
export const createUnreadStore = ({ db, env, memory, now }: Services): UnreadStore => {
  const entries = new BoundedMap<string, BoundedMap<string, Entry>>(MAX_MEMBERS)
  let inStep = false
  /** Counts the published changes: a read during which one arrives may be outdated, and is not cached. */
  let changes = 0
  let tell: OnDoubt = () => undefined

  const forget = (memberId?: string): void => {
    changes += 1
    if (memberId === undefined) entries.clear()
    else entries.delete(memberId)
    tell(memberId)
  }
  const remember = (claims: Claims, presence: Presence, at: number): void => {
    const sessions = entries.get(claims.adherenteId) ?? new BoundedMap<string, Entry>(MAX_SESSIONS)
    const until = Math.min(at + LIFE_MS, presence.sessionEndsAt, endOfDay(at))
    entries.set(claims.adherenteId, sessions.set(claims.sessionId, { presence, until }))
  }
  const read = createGathered(READ_TOGETHER, async (asked: readonly Claims[]) => {
    const before = changes
    const at = now()
    const presences = await readPresences(db, asked, at, env.GRACE_JOURS)
    if (!inStep || changes !== before) return presences
    for (const [n, claims] of asked.entries()) {
      const presence = presences[n]
      if (presence) remember(claims, presence, at.getTime())
    }
    return presences
  })
  const subscription = memory.subscribe(CANAL, {
    onMessage: (memberIds) => {
      for (const memberId of memberIds.split(' ')) forget(memberId)
    },
    onGap: (listening) => {
      inStep = listening
      forget()
    },
  })

  return {
    recall: (claims) => {
      const entry = entries.get(claims.adherenteId)?.get(claims.sessionId)
      return entry && now().getTime() < entry.until ? entry.presence : undefined
    },
    read,
    isInStep: () => inStep,
    onDoubt: (listener) => {
      tell = listener
    },
    close: () => void subscription.then((end) => end()),
  }
}
