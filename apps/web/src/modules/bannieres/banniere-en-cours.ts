import { bannieresEndpoints } from '@entrelles/contract/modules/bannieres/bannieres.endpoints.ts'
import type { Banniere, BanniereId } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { call } from '#kit/call.ts'
import { isRefusal } from '#kit/errors.ts'
import { onSessionClosed } from '#kit/session.ts'
import { clearLoadDate, isLoadOld, readLoadDate, storeLoadDate } from './load-date.ts'

/** How long the first page waits for the banner. */
const PATIENCE_MS = 1000
/** How often an open tab looks at the load date. */
const CHECK_MS = 60_000

let session = new AbortController()
let started: Promise<void> | undefined
let settled: Promise<void> | undefined
let loading: Promise<void> | undefined
let latest: Banniere | undefined
/** She is no longer active: another fetch would be refused too. */
let isRefused = false
const dismissed = new Set<BanniereId>()
/** Dismissed banners whose view the server does not know yet. */
const unsent = new Set<BanniereId>()

onSessionClosed(() => {
  session.abort()
  session = new AbortController()
  started = undefined
  settled = undefined
  loading = undefined
  latest = undefined
  isRefused = false
  dismissed.clear()
  unsent.clear()
  clearLoadDate()
})

// Not a query of the cache: any write would make it stale, and the banner would be fetched again after each.
const fetchBanniere = async (): Promise<void> => {
  const { signal } = session
  try {
    const banniere = await call(bannieresEndpoints.getBanniereEnCours, {}, signal)
    signal.throwIfAborted()
    latest = banniere
    storeLoadDate(new Date())
  } catch (error) {
    // Without an answer, the next check tries again.
    if (signal.aborted || !isRefusal(error)) return
    isRefused = true
    clearLoadDate()
  }
}

const load = (): Promise<void> => {
  loading ??= fetchBanniere().finally(() => (loading = undefined))
  return loading
}

/** Fetches the banner, once at each start of the application. */
export const startBanniere = (): Promise<void> => {
  started ??= load()
  return started
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves when the banner is known, or when the first page has waited long enough for it; the next ones do not wait. */
export const settleBanniere = (): Promise<void> => {
  settled ??= Promise.race([startBanniere(), pause(PATIENCE_MS)])
  return settled
}

/** The banner to show, as last fetched. */
export const getBanniere = (): Banniere | undefined =>
  latest && !dismissed.has(latest.id) ? latest : undefined

const sendVue = async (id: BanniereId): Promise<void> => {
  try {
    await call(
      bannieresEndpoints.createVueBanniere,
      { params: { id }, body: { bannerId: id } },
      session.signal,
    )
  } catch (error) {
    if (!isRefusal(error)) return
  }
  unsent.delete(id)
}

/** Hides a banner in this tab and records its view; without an answer the next check sends it again. */
export const dismissBanniere = (id: BanniereId): void => {
  dismissed.add(id)
  unsent.add(id)
  void sendVue(id)
}

/** While the tab is visible, fetches the banner again once its load date is old (R4-9). Returns a function that stops it. */
export const watchBanniere = (): (() => void) => {
  const check = (): void => {
    if (document.visibilityState !== 'visible') return
    for (const id of unsent) void sendVue(id)
    if (!isRefused && isLoadOld(readLoadDate(), new Date())) void load()
  }
  const timer = setInterval(check, CHECK_MS)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}
