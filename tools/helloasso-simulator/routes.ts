import { createIntent, readIntent } from './checkout.ts'
import type { Answer, Call } from './http.ts'
import type { CallFaults, Operation } from './knobs.ts'
import { giveToken, refuseToken } from './oauth.ts'
import { pressButton, showPage } from './page.ts'
import { listPayments, readOrder, readPayment, refusePaymentRefund } from './payments.ts'
import type { World } from './world.ts'

type Handler = (world: World, call: Call, faults: CallFaults) => Answer | Promise<Answer>

export type Route = {
  readonly method: string
  readonly path: RegExp
  readonly operation: Operation
  readonly handle: Handler
}

const withToken =
  (handle: Handler): Handler =>
  (world, call, faults) =>
    refuseToken(world, call) ?? handle(world, call, faults)

const ORGANISATION = '/v5/organizations/([^/]+)'
const PAGE = /^\/associations\/([^/]+)\/checkout\/([^/]+)$/

const route = (method: string, path: string, operation: Operation, handle: Handler): Route => ({
  method,
  path: new RegExp(`^${path}$`),
  operation,
  handle: withToken(handle),
})

const ROUTES: readonly Route[] = [
  { method: 'POST', path: /^\/oauth2\/token$/, operation: 'token', handle: giveToken },
  route('POST', `${ORGANISATION}/checkout-intents`, 'create', createIntent),
  route('GET', `${ORGANISATION}/checkout-intents/(\\d+)`, 'read', readIntent),
  route('GET', '/v5/payments/(\\d+)', 'payment', readPayment),
  route('GET', '/v5/orders/(\\d+)', 'order', readOrder),
  route('GET', `${ORGANISATION}/payments`, 'payments', listPayments),
  route('POST', '/v5/payments/(\\d+)/refund', 'refund', refusePaymentRefund),
  { method: 'GET', path: PAGE, operation: 'page', handle: showPage },
  { method: 'POST', path: PAGE, operation: 'page', handle: pressButton },
]

export const findRoute = (
  method: string | undefined,
  path: string,
): { route: Route; params: string[] } | undefined => {
  for (const one of ROUTES) {
    const match = one.method === method ? one.path.exec(path) : null
    if (match) return { route: one, params: match.slice(1).map(decodeURIComponent) }
  }
  return undefined
}
