import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Ctx, ReadCtx, SignedIn } from '#kit/ctx.ts'
import { isSameSecret } from '#kit/same-secret.ts'
import { unstorableIn } from '#kit/unstorable.ts'
import { insertNotification } from './notifications.repository.ts'
import { readNotificationJob } from './paiements.jobs.ts'

type AnyCtx = Ctx<SignedIn | undefined>

/** A wrong secret at the end of the URL answers 404, as if the endpoint did not exist. */
export const assertSecret = (secret: string, { settings }: Pick<ReadCtx, 'settings'>): void => {
  const { HELLOASSO_SECRET_NOTIFICATION: expected } = settings
  if (!expected || !isSameSecret(secret, expected)) throw commonErrors.introuvable()
}

/** Whether the database can store the text as JSON. */
const isJson = (text: string): boolean => {
  try {
    return unstorableIn(JSON.parse(text)).length === 0
  } catch {
    return false
  }
}

/**
 * Stores the platform's notification, then answers: it is only a hint, and the worker reads the platform. The
 * response is 200 as soon as it is stored, 5xx only when storing fails.
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
