import { messagesEndpoints } from '@entrelles/contract/modules/messagerie/messages.endpoints.ts'
import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { call } from '#kit/call.ts'
import { openDeviceStore } from '#kit/device-store.ts'
import { CallError, isRefusal } from '#kit/errors.ts'
import { createEnvois, type Envoi, type Envois, type Nouvelle } from './envois.ts'
import { avecMessage } from './fil.ts'
import { changeFils, invalidateFils, invalidateListes } from './messagerie.api.ts'

/** A hanging request must not block the queue forever. */
const TIMEOUT_MS = 20_000
/** When to try again while the browser is online but nobody answers. */
const REPRISES_MS = [2000, 5000, 10_000, 30_000] as const
/** Temporary statuses, which do not refuse the message: log in again, or wait. */
const PASSAGERS = new Set([401, 408, 429])

const send = ({ id, discussionId, contenu, piecesJointes, citation }: Envoi): Promise<Message> =>
  call(
    messagesEndpoints.createMessage,
    {
      params: { id: discussionId },
      body: {
        id,
        contenu,
        piecesJointes: piecesJointes.map(({ id: fichier, texteAlternatif }) => ({
          id: fichier,
          texteAlternatif,
        })),
        citation: citation?.messageId ?? null,
      },
    },
    AbortSignal.timeout(TIMEOUT_MS),
  )

const refusOf = (error: unknown): string | null =>
  error instanceof CallError && isRefusal(error) && !PASSAGERS.has(error.status)
    ? (error.violations[0]?.message ?? error.message)
    : null

const alone = <Value>(name: string, act: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request(name, act) : act()

const onEnvoye = (message: Message): void => {
  const { discussionId: id, numero } = message
  let isMissing = false
  changeFils(id, (fil) => {
    // Somebody wrote just before: what is in between is asked for.
    isMissing ||= (fil.messages.at(-1)?.numero ?? 0) + 1 < numero
    return avecMessage(fil, message)
  })
  if (isMissing) void invalidateFils(id)
  void invalidateListes()
}

/** Tries again when the network is back, when the page is shown, and after a while if nobody answered. */
const keepTrying = (envois: Envois): (() => void) => {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    void envois.flush()
  }
  const onShow = (): void => {
    if (document.visibilityState === 'visible') flush()
  }
  const onChange = (): void => {
    if (envois.getEtat().echecs.size === 0) failures = 0
    else if (timer === undefined && navigator.onLine) {
      timer = setTimeout(flush, REPRISES_MS[Math.min(failures, REPRISES_MS.length - 1)])
      failures += 1
    }
  }
  const stop = envois.subscribe(onChange)
  window.addEventListener('online', flush)
  document.addEventListener('visibilitychange', onShow)
  flush()
  return () => {
    stop()
    clearTimeout(timer)
    window.removeEventListener('online', flush)
    document.removeEventListener('visibilitychange', onShow)
  }
}

const openEnvois = (compteId: string) => {
  const name = `messages:${compteId}`
  const tabs = new BroadcastChannel(name)
  const envois = createEnvois({
    store: openDeviceStore<Envoi>(compteId, 'envoi'),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    isOnline: () => navigator.onLine,
    send,
    refusOf,
    alone: (discussionId, act) => alone(`${name}:${discussionId}`, act),
    onEnvoye,
    tell: (nouvelle) => tabs.postMessage(nouvelle),
  })
  tabs.addEventListener('message', ({ data }: MessageEvent<Nouvelle>) => void envois.hear(data))
  const stop = keepTrying(envois)
  const close = () => {
    stop()
    tabs.close()
  }
  return { compteId, envois, close }
}

let opened: ReturnType<typeof openEnvois> | undefined

/** The queue of an account in this tab, which sends what waits as long as the page lives, whatever it shows. */
export const envoisOf = (compteId: string): Envois => {
  if (opened?.compteId !== compteId) {
    opened?.close()
    opened = openEnvois(compteId)
  }
  return opened.envois
}
