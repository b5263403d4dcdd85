import { email } from '@entrelles/contract/kit/identity-schemas.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import type { NatureRebond } from '@entrelles/contract/modules/rebonds/rebonds.schema.ts'
import { isSameSecret } from '#kit/same-secret.ts'
import { motifOf, type FormeRebond } from './forme-rebond.ts'

/** Not `blocked`: Brevo names a blacklisted sender among its reasons, and that would mark every address we write to. */
const NATURES = {
  hard_bounce: 'definitif',
  invalid_email: 'definitif',
  spam: 'plainte',
} as const satisfies Record<string, NatureRebond>
type Evenement = keyof typeof NATURES

const evenement = z.object({
  event: z.enum(Object.keys(NATURES) as [Evenement, ...Evenement[]]),
  email,
  reason: z.string().nullish().catch(null),
})

/**
 * Brevo’s transactional webhook, one event or a batch. Brevo signs nothing: it sends the token that was given to it
 * (developers.brevo.com, « Secure webhook calls »).
 */
export const formeBrevo: FormeRebond = {
  secret: 'REBONDS_BREVO_JETON',
  isAuthentic: ({ header }, secret) =>
    isSameSecret((header('authorization') ?? '').replace(/^bearer /i, ''), secret),
  read: (json) =>
    [json].flat().flatMap((item) => {
      const { data } = evenement.safeParse(item)
      return data ? [{ email: data.email, nature: NATURES[data.event], motif: motifOf(data.reason) }] : []
    }),
}
