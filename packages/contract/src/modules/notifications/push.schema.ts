import { instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'

export const abonnementPushId = idOf<'AbonnementPushId'>()
export type AbonnementPushId = z.infer<typeof abonnementPushId>

/** Devices of a member that are told; a further one replaces the oldest. */
export const APPAREILS_PUSH_MAX = 10

/** The keys of a browser's subscription, in base64url: a point of P-256 (65 bytes) and a secret (16 bytes). */
const cles = z.strictObject({
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
})

/** The subscription of the browser that calls, as its push service gave it. The server accepts known services only. */
export const abonnementPushForm = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(2000),
  cles,
  /** « Firefox sur Android » */
  appareil: z.string().trim().min(1).max(80),
})
export type AbonnementPushForm = z.infer<typeof abonnementPushForm>

/** A device that is told. The address of its subscription is a secret: it stays on the server. */
export const abonnementPush = z.object({
  id: abonnementPushId,
  appareil: z.string(),
  depuis: instant,
  dernierEnvoi: instant.nullable(),
  /** The browser that calls. */
  courant: z.boolean(),
})
export type AbonnementPush = z.infer<typeof abonnementPush>

export const mesAbonnementsPush = z.object({
  /** What browsers subscribe with; null where the association has not set push up. */
  clePublique: z.string().nullable(),
  abonnements: z.array(abonnementPush),
})
export type MesAbonnementsPush = z.infer<typeof mesAbonnementsPush>
