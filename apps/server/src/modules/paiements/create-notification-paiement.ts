import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { timingSafeEqual } from 'node:crypto'
import type { Ctx, ReadCtx, SignedIn } from '#kit/ctx.ts'
import { insertNotification } from './notifications.repository.ts'
import { readNotificationJob } from './paiements.jobs.ts'

type AnyCtx = Ctx<SignedIn | undefined>

/** Refuses whoever does not know the end of the address, as if there were nothing. */
export const assertSecret = (secret: string, { settings }: Pick<ReadCtx, 'settings'>): void => {
  const expected = Buffer.from(settings.HELLOASSO_SECRET_NOTIFICATION ?? '')
  const given = Buffer.from(secret)
  if (expected.length === 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw commonErrors.introuvable()
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Keeps what the platform tells, then answers: it is only a hint, and the worker reads the platform. Answered by 200 as
 * soon as it is kept, by 5xx only when it could not be.
 */
export const createNotificationPaiement = async (
  secret: string,
  corps: string,
  ctx: AnyCtx,
): Promise<Record<string, never>> => {
  const { db, now, enqueue, payment, caller, settings } = ctx
  assertSecret(secret, ctx)
  const adresses = settings.HELLOASSO_ADRESSES
  if (adresses && !adresses.includes(caller.address)) throw commonErrors.acces_refuse()
  const isSigned = payment.verifySignature(corps, caller.header('x-ha-signature'))
  if (isSigned === false) throw commonErrors.acces_refuse()
  if (!isJson(corps)) throw commonErrors.requete_invalide()
  const signature = isSigned ? 'valide' : 'absente'
  const id = await insertNotification(db, { corps, adresse: caller.address, signature }, now())
  if (id !== undefined) await enqueue(readNotificationJob, { notificationId: id })
  return {}
}
