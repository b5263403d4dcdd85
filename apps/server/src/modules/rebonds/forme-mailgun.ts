import { email } from '@entrelles/contract/kit/identity-schemas.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { isSameSecret } from '#kit/same-secret.ts'
import { hmacOf, isRecent, motifOf, type FormeRebond } from './forme-rebond.ts'

/** Mailgun tries again for eight hours. */
const WINDOW_SECONDS = 12 * 3600

const signed = z.object({
  signature: z.object({
    timestamp: z.union([z.string(), z.int().transform(String)]),
    token: z.string().min(1).max(200),
    signature: z.string(),
  }),
})

const texte = z.string().nullish().catch(null)
const refused = z.object({
  event: z.literal('failed'),
  severity: z.literal('permanent'),
  recipient: email,
  reason: texte,
  'delivery-status': z.object({ message: texte, description: texte }).nullish().catch(null),
})
const complained = z.object({ event: z.literal('complained'), recipient: email })
const reported = z.object({ 'event-data': z.union([refused, complained]) })

/**
 * Mailgun’s webhook (documentation.mailgun.com, « Securing webhooks »). Its signature covers a time and a random token, and not
 * the event: each token is accepted once, so that a seen signature is worth nothing.
 */
export const formeMailgun: FormeRebond = {
  secret: 'REBONDS_MAILGUN_CLE',
  isAuthentic: ({ json }, secret, now) => {
    const { data } = signed.safeParse(json)
    if (!data) return false
    const { timestamp, token, signature } = data.signature
    return (
      isSameSecret(signature, hmacOf(secret, `${timestamp}${token}`)) &&
      isRecent(timestamp, WINDOW_SECONDS, now)
    )
  },
  // A time may be as far in the future as in the past.
  nonce: (json) => ({ value: signed.parse(json).signature.token, seconds: 2 * WINDOW_SECONDS }),
  read: (json) => {
    const { data } = reported.safeParse(json)
    if (!data) return []
    const { 'event-data': event } = data
    if (event.event === 'complained') return [{ email: event.recipient, nature: 'plainte', motif: null }]
    const { message, description } = event['delivery-status'] ?? {}
    return [
      { email: event.recipient, nature: 'definitif', motif: motifOf(message || description || event.reason) },
    ]
  },
}
