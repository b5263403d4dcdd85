import type { NouvelEmail } from '@entrelles/contract/modules/compte/compte.schema.ts'
import { checkPassword } from '#kit/check-password.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { insertJeton } from '#modules/session/session.public.ts'
import { changementEmailLettre } from './compte.lettres.ts'
import { findCompteByEmail } from './compte.queries.ts'

/**
 * Mails a link to the new address; requires the password, because who holds the address holds the account. An address
 * already in use gets no link, and the response does not reveal it.
 */
export const createChangementEmail = async (
  { email, password }: NouvelEmail,
  ctx: ReadCtx,
): Promise<void> => {
  await checkPassword(ctx, password)
  await ctx.transaction(async (inside) => {
    const { db, actor, now, derive } = inside
    const jetonId = await insertJeton(db, derive, { compteId: actor.id, usage: 'email', email }, now())
    if (await findCompteByEmail(db, email)) return
    await sendLettre(inside, changementEmailLettre, { compteId: actor.id, donnees: { jetonId } })
  })
}
