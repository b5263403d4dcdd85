import { forbidden } from './checkout.ts'
import { listError, problem } from './errors.ts'
import { json, type Answer, type Call } from './http.ts'
import type { PaidIntent } from './store.ts'
import { orderView, paymentView } from './views.ts'
import type { World } from './world.ts'

/** GET /v5/payments/:id */
export const readPayment = (world: World, { params: [id] }: Call): Answer => {
  const intent = world.store.intentOfPayment(Number(id))
  return intent ? json(200, paymentView(world, intent)) : forbidden()
}

/** GET /v5/orders/:id */
export const readOrder = (world: World, { params: [id] }: Call): Answer => {
  const intent = world.store.intentOfOrder(Number(id))
  return intent ? json(200, orderView(world, intent)) : forbidden()
}

/** POST /v5/payments/:id/refund: always refused, because an API key lacks the required second factor. */
export const refusePaymentRefund = (world: World, { params: [id] }: Call): Answer =>
  world.store.intentOfPayment(Number(id))
    ? listError(409, [
        { code: 'AuthorizationErrors.MFA.AccessTokenRequired', message: 'MFA token not found' },
      ])
    : forbidden()

type Key = readonly [at: number, id: number]

const SORT_FIELDS: Readonly<Record<string, (intent: PaidIntent) => number>> = {
  Date: ({ order }) => order.payment.date,
  UpdateDate: ({ order }) => order.payment.updatedAt,
  CreationDate: ({ createdAt }) => createdAt,
}

const compare = (a: Key, b: Key): number => a[0] - b[0] || a[1] - b[1]
const encode = (key: Key): string => Buffer.from(key.join(':')).toString('base64url')
const decode = (token: string): Key => {
  const [at = '', id = ''] = Buffer.from(token, 'base64url').toString().split(':')
  return [Number(at), Number(id)]
}

type Listing = {
  readonly from: number
  readonly to: number
  readonly states: readonly string[]
  readonly pageIndex: number
  readonly pageSize: number
  readonly after: string | null
  readonly ascending: boolean
  readonly keyOf: (intent: PaidIntent) => Key
}

const listingOf = (query: URLSearchParams): Listing | undefined => {
  const instant = (name: string, otherwise: number): number => {
    const text = query.get(name)
    return text === null ? otherwise : Date.parse(text)
  }
  const sortField = SORT_FIELDS[query.get('sortField') ?? 'Date']
  const listing = {
    from: instant('from', -Infinity),
    to: instant('to', Infinity),
    states: query.getAll('states'),
    pageIndex: Number(query.get('pageIndex') ?? 1),
    pageSize: Number(query.get('pageSize') ?? 20),
    after: query.get('continuationToken'),
    ascending: query.get('sortOrder') === 'Asc',
  }
  const { from, to, pageIndex, pageSize } = listing
  const valid = !Number.isNaN(from) && !Number.isNaN(to) && pageIndex >= 1 && pageSize >= 1 && pageSize <= 100
  return valid && sortField
    ? { ...listing, keyOf: (intent) => [sortField(intent), intent.order.payment.id] }
    : undefined
}

/**
 * GET /v5/organizations/:slug/payments. As on the platform, totals are -1 and there is always a continuation token: an
 * empty page is the end.
 */
export const listPayments = (world: World, { params: [slug], query }: Call): Answer => {
  if (slug !== world.organisation.slug) return forbidden()
  const listing = listingOf(query)
  if (!listing) return problem(400, { '': ['Les paramètres de la liste sont invalides.'] })
  const { from, to, states, pageIndex, pageSize, after, ascending, keyOf } = listing
  const direction = ascending ? 1 : -1
  const matching = world.store
    .paid()
    .filter(({ order: { payment } }) => payment.date >= from && payment.date < to)
    .filter(({ order: { payment } }) => states.length === 0 || states.includes(payment.state))
    .toSorted((a, b) => direction * compare(keyOf(a), keyOf(b)))
  const rest = after
    ? matching.filter((intent) => direction * compare(keyOf(intent), decode(after)) > 0)
    : matching.slice((pageIndex - 1) * pageSize)
  const page = rest.slice(0, pageSize)
  const last = page.at(-1)
  return json(200, {
    data: page.map((intent) => paymentView(world, intent)),
    pagination: {
      pageSize,
      totalCount: -1,
      pageIndex,
      totalPages: -1,
      continuationToken: last ? encode(keyOf(last)) : after,
    },
  })
}
