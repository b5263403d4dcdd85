import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { email } from '@entrelles/contract/kit/identity-schemas.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { NATURES_REBOND } from '@entrelles/contract/modules/rebonds/rebonds.schema.ts'
import { isSameSecret } from '#kit/same-secret.ts'
import { hmacOf, isRecent, motifOf, type FormeRebond } from './forme-rebond.ts'

const WINDOW_SECONDS = 300
const REBONDS_MAX = 500

const rebond = z.strictObject({
  email,
  nature: z.enum(NATURES_REBOND),
  motif: z.string().nullish(),
})
const rebonds = z.array(rebond).max(REBONDS_MAX)

/** For any mail server: a script that reads its bounces sends them, one or a list, with a dated signature. */
export const formeGenerique: FormeRebond = {
  secret: 'REBONDS_SECRET',
  isAuthentic: ({ header, corps }, secret, now) => {
    const seconds = header('x-entrelles-horodatage') ?? ''
    const signature = header('x-entrelles-signature') ?? ''
    return (
      isSameSecret(signature, hmacOf(secret, `${seconds}.${corps}`)) && isRecent(seconds, WINDOW_SECONDS, now)
    )
  },
  read: (json) => {
    const parsed = rebonds.safeParse([json].flat())
    // The script is wrong: its author must see it.
    if (!parsed.success) throw commonErrors.requete_invalide()
    return parsed.data.map(({ motif, ...rest }) => ({ ...rest, motif: motifOf(motif) }))
  },
}
