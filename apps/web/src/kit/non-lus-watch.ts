import { POLLING_MS } from '@entrelles/contract/kit/constants.ts'
import { nonLusEndpoints } from '@entrelles/contract/modules/non-lus/non-lus.endpoints.ts'
import type { EvenementFlux, Indice, NonLus } from '@entrelles/contract/modules/non-lus/non-lus.schema.ts'
import { call } from './call.ts'
import { followFlux } from './flux.ts'

/** After a lost stream, tabs reconnect after a random delay of at most this. */
const REOPEN_MS = 2000
/** A stream that ends sooner counts as a failure and is not reopened at once. */
const SHORT_MS = 10_000
const [POLL_FIRST_MS, POLL_LONGEST_MS] = [30_000, 300_000]
const MAX_DOUBLINGS = 4

type Tell = (nonLus: NonLus) => void

/** What else the stream tells, and whether there is one. */
type Live = { readonly onIndice: (indice: Indice) => void; readonly onFlux: (isOpen: boolean) => void }
const NOT_LIVE: Live = { onIndice: () => undefined, onFlux: () => undefined }

/** What a tab tells the others: an event of the stream, whether it holds the stream, or that it wants to know. */
type News = EvenementFlux | { readonly flux: boolean } | 'flux?'
type TellNews = (news: Exclude<News, 'flux?'>) => unknown

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })

/** Polls once; returns whether the server answered. */
export const checkNonLus = async (tell: Tell, signal?: AbortSignal): Promise<boolean> => {
  try {
    const [messages, notifications] = await Promise.all([
      call(nonLusEndpoints.getMessagesNonLus, {}, signal),
      call(nonLusEndpoints.getNotificationsNonLues, {}, signal),
    ])
    tell({ messages: Boolean(messages?.nonLus), notifications: Boolean(notifications?.nonLues) })
    return true
  } catch {
    return false
  }
}

/**
 * At most every five seconds (R1-3), with jitter so that members do not all poll at once, and with backoff on failure.
 */
const delayOf = (failures: number): number =>
  POLLING_MS * (1 - Math.random() / 5) * 2 ** Math.min(failures, MAX_DOUBLINGS)

const poll = async (tell: Tell, until: number, signal: AbortSignal): Promise<void> => {
  for (let failures = 0; !signal.aborted && Date.now() < until;) {
    failures = (await checkNonLus(tell, signal)) ? 0 : failures + 1
    await pause(delayOf(failures), signal)
  }
}

/** Follows the stream; falls back to polling for a while when the stream fails. */
const follow = async (tell: TellNews, signal: AbortSignal): Promise<void> => {
  for (let failures = 0; !signal.aborted;) {
    const start = Date.now()
    let isOpen = false
    const onEvent = (event: EvenementFlux): void => {
      if (!isOpen) tell({ flux: true })
      isOpen = true
      tell(event)
    }
    await followFlux(nonLusEndpoints.getFlux, onEvent, signal).catch(() => undefined)
    tell({ flux: false })
    failures = Date.now() - start > SHORT_MS ? 0 : failures + 1
    if (failures === 0) await pause(Math.random() * REOPEN_MS, signal)
    else {
      const polling = Math.min(POLL_FIRST_MS * 2 ** (failures - 1), POLL_LONGEST_MS)
      await poll(tell, Date.now() + polling, signal)
    }
  }
}

/** Polls once, then follows the stream while this tab holds the lock: one tab connects for all. */
const inform = async (name: string, tell: TellNews, signal: AbortSignal): Promise<void> => {
  await checkNonLus(tell, signal)
  // Without Web Locks (no https) every tab polls: streams from any number of tabs would use up the connections.
  if (!('locks' in navigator)) return poll(tell, Infinity, signal)
  await navigator.locks.request(name, { signal }, () => follow(tell, signal)).catch(() => undefined)
}

/**
 * Calls `tell` with the unread state of a member and each change, while the tab is visible (R4-12), and `live` with what
 * the stream says of discussions, whichever tab holds it. Returns a function that stops it.
 */
export const watchNonLus = (adherenteId: string, tell: Tell, live: Live = NOT_LIVE): (() => void) => {
  const name = `non-lus:${adherenteId}`
  const tabs = new BroadcastChannel(name)
  let isHolding = false
  const hear: TellNews = (news) => {
    if ('flux' in news) live.onFlux(news.flux)
    else if ('discussion' in news) live.onIndice(news)
    else tell(news)
  }
  const tellTabs: TellNews = (news) => {
    if ('flux' in news) isHolding = news.flux
    hear(news)
    tabs.postMessage(news)
  }
  let turn = new AbortController()
  const endTurn = (): void => {
    if (isHolding) tellTabs({ flux: false })
    turn.abort()
  }
  const restart = (): void => {
    endTurn()
    turn = new AbortController()
    const { signal } = turn
    // Another tab may hold the stream by the time that this one has left it: what it says then is old.
    const tellNews: TellNews = (news) => signal.aborted || tellTabs(news)
    if (document.visibilityState === 'visible') void inform(name, tellNews, signal)
  }
  tabs.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data !== 'flux?') hear(data)
    else if (isHolding) tabs.postMessage({ flux: true } satisfies News)
  })
  document.addEventListener('visibilitychange', restart)
  window.addEventListener('online', restart)
  tabs.postMessage('flux?' satisfies News)
  restart()
  return () => {
    document.removeEventListener('visibilitychange', restart)
    window.removeEventListener('online', restart)
    endTurn()
    tabs.close()
  }
}
