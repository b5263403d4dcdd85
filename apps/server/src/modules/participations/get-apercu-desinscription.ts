import { readJeton, USAGES_JETON } from '@entrelles/contract/modules/participations/jetons.ts'
import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { ApercuDesinscription } from '@entrelles/contract/modules/participations/participations.schema.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import { isSameSecret } from '#kit/same-secret.ts'
import { findApercu, type Apercu } from './desinscription.queries.ts'

export type AnyCtx = ReadCtx<SignedIn | undefined>

/** The participation of a mail link whose signature is valid. */
export const apercuOf = async (token: string, { db, derive, now }: AnyCtx): Promise<Apercu> => {
  const jeton = readJeton(token)
  if (!jeton) throw participationsErrors.jeton_inconnu()
  const expected = derive(USAGES_JETON.desinscription, jeton.participationId)
  if (!isSameSecret(jeton.signature, expected)) throw participationsErrors.jeton_inconnu()
  const apercu = await findApercu(db, jeton.participationId, now())
  if (!apercu) throw participationsErrors.jeton_inconnu()
  return apercu
}

export const getApercuDesinscription = async (token: string, ctx: AnyCtx): Promise<ApercuDesinscription> => {
  const { titre, dateHeureDebut, fuseau, dejaFaite, termine } = await apercuOf(token, ctx)
  return { titre, dateHeureDebut, fuseau, dejaFaite, termine }
}
