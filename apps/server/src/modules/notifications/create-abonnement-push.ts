import { createECDH } from 'node:crypto'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { pushErrors, SERVICE_PUSH_INCONNU } from '@entrelles/contract/modules/notifications/push.errors.ts'
import type { AbonnementPushForm } from '@entrelles/contract/modules/notifications/push.schema.ts'
import { isPushService } from '#gateways/push/push-hosts.ts'
import type { Ctx } from '#kit/ctx.ts'
import { writeAbonnement } from './abonnements-push.repository.ts'

/** Whether a key is a point of the curve: nothing can be encrypted for another one. */
const isPoint = (p256dh: string): boolean => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    pair.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}

/** Subscribes the browser that calls. */
export const createAbonnementPush = async (
  form: AbonnementPushForm,
  { db, actor, now, settings }: Pick<Ctx, 'db' | 'actor' | 'now' | 'settings'>,
): Promise<void> => {
  if (settings.VAPID_PUBLIQUE === undefined) throw pushErrors.push_indisponible()
  if (!isPushService(form.endpoint, settings.PUSH_HOTES))
    throw invalidForm([{ champ: 'endpoint', message: SERVICE_PUSH_INCONNU }])
  if (!isPoint(form.cles.p256dh))
    throw invalidForm([{ champ: 'cles.p256dh', message: 'Cette clé n’est pas valable.' }])
  await writeAbonnement(db, { compteId: actor.id, sessionId: actor.sessionId }, form, now())
}
