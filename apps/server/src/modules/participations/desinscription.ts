import { timingSafeEqual } from 'node:crypto'
import { lireJeton, USAGES_JETON } from '@entrelles/contract/modules/participations/jetons.ts'
import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { ApercuDesinscription } from '@entrelles/contract/modules/participations/participations.schema.ts'
import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { findApercu, type Apercu } from './desinscription.queries.ts'
import { lockEvenement } from './evenement-tenu.ts'
import { findLigne } from './lignes.repository.ts'
import { leaveEvenement } from './quitter.ts'
import { atEvenement } from './tour.ts'

type AnyCtx = Ctx<SignedIn | undefined>

/** The registration that the link of a mail is about; the signature is ours, or there is nothing behind it. */
const apercuOf = async (token: string, { db, derive, now }: AnyCtx): Promise<Apercu> => {
  const jeton = lireJeton(token)
  if (!jeton) throw participationsErrors.jeton_inconnu()
  const expected = derive(USAGES_JETON.desinscription, jeton.participationId)
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(jeton.signature)))
    throw participationsErrors.jeton_inconnu()
  const apercu = await findApercu(db, jeton.participationId, now())
  if (!apercu) throw participationsErrors.jeton_inconnu()
  return apercu
}

export const getApercuDesinscription = async (token: string, ctx: AnyCtx): Promise<ApercuDesinscription> => {
  const { titre, dateHeureDebut, fuseau, dejaFaite, termine } = await apercuOf(token, ctx)
  return { titre, dateHeureDebut, fuseau, dejaFaite, termine }
}

/** R2.1-11: whatever opens the links of a mail by itself does not send this header, and unregisters nobody. */
export const getDesinscription = async (token: string, ctx: AnyCtx): Promise<void> => {
  if (ctx.caller.header('x-requested-with') !== 'XMLHttpRequest') throw participationsErrors.appel_direct()
  const { evenementId, participationId } = await apercuOf(token, ctx)
  await atEvenement(ctx, evenementId, async (inside) => {
    const held = await lockEvenement(inside.db, evenementId)
    if (!held) throw participationsErrors.jeton_inconnu()
    await leaveEvenement(inside, held, await findLigne(inside.db, evenementId, participationId))
  })
}
