import { createHmac } from 'node:crypto'
import type { z } from '@entrelles/contract/kit/z.ts'
import { isSameSecret } from '#kit/same-secret.ts'
import {
  createHttp,
  deadlineOf,
  type Deadline,
  type PlatformAnswer,
  type PlatformRequest,
} from './helloasso-http.ts'
import * as schemas from './helloasso-schemas.ts'
import { createTokens } from './helloasso-tokens.ts'
import {
  PaymentRefused,
  PaymentUnavailable,
  type Checkout,
  type NewCheckout,
  type Payer,
  type PaymentGateway,
} from './payment.ts'

export type HelloAssoSettings = {
  /** `https://api.helloasso.com`, its sandbox, or the simulator. */
  readonly url: string
  readonly organisation: string
  readonly clientId: string
  readonly clientSecret: string
  readonly signatureKey?: string | undefined
  /** Hosts that a member may be redirected to, with their subdomains. */
  readonly hosts: readonly string[]
}

const LIST_PAGE = 100

/** The URL of the payment page, or undefined if it leaves the platform. */
const trustedUrl = (given: string, { url, hosts }: HelloAssoSettings): string | undefined => {
  const { protocol, origin, hostname, username, password } = new URL(given)
  if (username !== '' || password !== '') return undefined
  const isPlatform =
    protocol === 'https:' && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  // The simulator serves its page from the same origin as its API.
  return isPlatform || origin === new URL(url).origin ? given : undefined
}

const payerOf = ({ prenom, nom, email }: Payer, withNames: boolean) => ({
  email,
  country: 'FRA',
  ...(withNames && nom !== null && { firstName: prenom, lastName: nom }),
})

/** HelloAsso’s API v5 (docs/decisions/0017-payments.md). */
export const createHelloAsso = (settings: HelloAssoSettings): PaymentGateway => {
  const { url, organisation, signatureKey } = settings
  const http = createHttp()
  const tokens = createTokens(http, settings)
  const base = `${url}/v5/organizations/${organisation}`

  const call = async (request: PlatformRequest): Promise<PlatformAnswer> => {
    const token = await tokens.get(request.deadline)
    const answer = await http.send({ ...request, token })
    if (answer.status !== 401) return answer
    tokens.drop(token)
    return http.send({ ...request, token: await tokens.get(request.deadline) })
  }

  const understood = <Schema extends z.ZodType>(
    schema: Schema,
    { status, body }: PlatformAnswer,
  ): z.output<Schema> => {
    const parsed = schema.safeParse(body)
    if (status !== 200 || !parsed.success)
      throw new PaymentUnavailable(`The payment platform answers ${status}, which we cannot use.`)
    return parsed.data
  }

  /** The platform answers 403 for the objects of other organisations. */
  const isUnknown = ({ status }: PlatformAnswer): boolean => status === 404 || status === 403

  const create = (checkout: NewCheckout, withNames: boolean, deadline: Deadline) =>
    call({
      method: 'POST',
      url: `${base}/checkout-intents`,
      deadline,
      json: {
        totalAmount: checkout.montantCents,
        initialAmount: checkout.montantCents,
        itemName: checkout.libelle,
        backUrl: checkout.retourUrl,
        errorUrl: checkout.retourUrl,
        returnUrl: checkout.retourUrl,
        containsDonation: false,
        payer: payerOf(checkout.payer, withNames),
        metadata: { paiementId: checkout.paiementId, v: 1 },
        paymentOptions: { enableSepa: false },
      },
    })

  return {
    organisation,
    createCheckout: async (checkout): Promise<Checkout> => {
      const deadline = deadlineOf('page')
      let answer = await create(checkout, true, deadline)
      // The platform validates names strictly, but they are optional: the member types hers on its page.
      if (answer.status === 400) answer = await create(checkout, false, deadline)
      if (answer.status === 400) throw new PaymentRefused('The payment platform refuses the checkout.')
      const { id, redirectUrl } = understood(schemas.createdCheckout, answer)
      const trusted = trustedUrl(redirectUrl, settings)
      if (trusted === undefined) throw new PaymentUnavailable('The payment page is not the platform’s.')
      return { id, url: trusted }
    },
    readCheckout: async (id, pace) => {
      const answer = await call({
        method: 'GET',
        url: `${base}/checkout-intents/${id}`,
        deadline: deadlineOf(pace),
      })
      return isUnknown(answer) ? undefined : understood(schemas.checkoutState, answer)
    },
    readCommande: async (id) => {
      const answer = await call({ method: 'GET', url: `${url}/v5/orders/${id}`, deadline: deadlineOf('job') })
      return isUnknown(answer) ? undefined : understood(schemas.commande, answer)
    },
    listReglements: async function* (since, states = []) {
      let continuationToken: string | undefined
      for (;;) {
        const query = new URLSearchParams({ from: since.toISOString(), pageSize: String(LIST_PAGE) })
        for (const state of states) query.append('states', state)
        if (continuationToken !== undefined) query.set('continuationToken', continuationToken)
        const answer = await call({
          method: 'GET',
          url: `${base}/payments?${query.toString()}`,
          deadline: deadlineOf('job'),
        })
        const page = understood(schemas.reglements, answer)
        // The platform returns a continuation token even on the last page: only an empty page ends the list.
        if (page.data.length === 0) return
        yield page.data.filter((one) => one !== null)
        continuationToken = page.pagination?.continuationToken ?? undefined
        if (continuationToken === undefined) return
      }
    },
    verifySignature: (body, signature) => {
      if (signatureKey === undefined) return undefined
      const expected = createHmac('sha256', signatureKey).update(body).digest()
      return isSameSecret(Buffer.from(signature ?? '', 'hex'), expected)
    },
    close: http.close,
  }
}

/** Used when no platform is configured: every payment is refused. */
export const noPayment: PaymentGateway = (() => {
  const refuse = async (): Promise<never> => {
    throw new PaymentUnavailable('No payment platform is configured.')
  }
  return {
    organisation: '',
    createCheckout: refuse,
    readCheckout: refuse,
    readCommande: refuse,
    listReglements: async function* () {
      yield await refuse()
    },
    verifySignature: () => undefined,
    close: async () => undefined,
  }
})()
