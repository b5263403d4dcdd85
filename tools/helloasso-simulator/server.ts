import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerCall } from './answer-call.ts'
import { answerControl, CONTROL_PATH } from './control-routes.ts'
import type { Control, LoggedCall } from './control.ts'
import { createControl } from './create-control.ts'
import { errorIn } from './errors.ts'
import { createHeld } from './held.ts'
import { empty, readBody, send } from './http.ts'
import { createKnobs } from './knobs.ts'
import { createNotifications, type NotificationSettings } from './notifications.ts'
import { findRoute } from './routes.ts'
import { createStore } from './store.ts'
import type { Organisation, World } from './world.ts'

export type SimulatorOptions = Partial<Organisation> & {
  /** 0, the default, picks a free port. */
  readonly port?: number
  /** URL for browsers, if it differs from the server's own. */
  readonly publicUrl?: string
  readonly notifications?: Partial<NotificationSettings>
  /** Accepts http:// and local return URLs, which the platform refuses. */
  readonly allowLocalUrls?: boolean
  /** Defaults to 3, the strictest value reported by clients of the platform. */
  readonly minimumNameLength?: number
  readonly clock?: () => Date
}

export type Simulator = Control &
  Organisation & { readonly url: string; readonly port: number; readonly close: () => Promise<void> }

const MOST_CALLS = 10_000

const worldOf = (options: SimulatorOptions, now: () => number, publicUrl: () => string): World => {
  const organisation = {
    slug: options.slug ?? 'entrelles-essai',
    name: options.name ?? 'Entrelles (essai)',
    clientId: options.clientId ?? 'simulateur',
    clientSecret: options.clientSecret ?? 'secret-du-simulateur',
    signatureKey: options.signatureKey ?? 'cle-du-simulateur',
  }
  const { url, signature = 'unsigned', retries = 5, intervalMs = 200 } = options.notifications ?? {}
  return {
    organisation,
    store: createStore(),
    knobs: createKnobs(),
    held: createHeld(),
    notifications: createNotifications(organisation.signatureKey, { url, signature, retries, intervalMs }),
    allowLocalUrls: options.allowLocalUrls ?? false,
    minimumNameLength: options.minimumNameLength ?? 3,
    now,
    publicUrl,
  }
}

/** Starts the payment simulator, on this machine only. */
export const startSimulator = async (options: SimulatorOptions = {}): Promise<Simulator> => {
  const { clock = () => new Date() } = options
  let offset = 0
  let url = ''
  const world = worldOf(
    options,
    () => clock().getTime() + offset,
    () => options.publicUrl ?? url,
  )
  const calls: LoggedCall[] = []
  const control = createControl(world, {
    calls,
    moveClock: (offsetMs) => {
      offset = offsetMs
    },
  })

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator')
    const body = await readBody(request)
    if (pathname.startsWith(CONTROL_PATH)) return send(response, await answerControl(control, pathname, body))
    const found = findRoute(request.method, pathname)
    if (!found) return send(response, empty(404))
    const { operation } = found.route
    const logged = { operation, method: request.method ?? '', path: request.url ?? '' }
    const call = { params: found.params, query: searchParams, headers: request.headers, body }
    const entry: LoggedCall & { status?: number } = { ...logged, at: new Date(world.now()).toISOString() }
    calls.push(entry)
    if (calls.length > MOST_CALLS) calls.shift()
    const answer = await answerCall(world, found.route, call, gone.signal)
    if (!answer) return void response.destroy()
    if (gone.signal.aborted) return
    entry.status = answer.status
    send(response, answer)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      // Either the client has disconnected, or the simulator has a bug, which must be visible in the response.
      if (response.destroyed || response.headersSent) response.destroy()
      else send(response, errorIn('html', 500, error instanceof Error ? error.message : String(error)))
    })
  })
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  url = `http://127.0.0.1:${port}`

  return {
    ...control,
    ...world.organisation,
    url,
    port,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      await world.notifications.cancel()
      server.closeAllConnections()
      await closed
    },
  }
}
