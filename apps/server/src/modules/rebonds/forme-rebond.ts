import { createHmac } from 'node:crypto'
import type { NatureRebond } from '@entrelles/contract/modules/rebonds/rebonds.schema.ts'
import type { Caller } from '#kit/caller.ts'

const MOTIF_MAX = 300

/** A reported address. Temporary failures are not reported: the mail service tries again by itself. */
export type RebondRecu = {
  readonly email: string
  readonly nature: NatureRebond
  readonly motif: string | null
}

/** A request: its body as it was signed and as JSON, and its headers. */
export type RequeteRebond = Pick<Caller, 'header'> & { readonly corps: string; readonly json: unknown }

/** One form of the webhook: how its requests prove their origin, and what they report. */
export type FormeRebond = {
  /** The setting of its secret; without it, the form is closed. */
  readonly secret: 'REBONDS_SECRET' | 'REBONDS_BREVO_JETON' | 'REBONDS_MAILGUN_CLE'
  readonly isAuthentic: (requete: RequeteRebond, secret: string, now: Date) => boolean
  /** For a signature that does not cover the body: what identifies a request, which is accepted once. */
  readonly nonce?: (json: unknown) => { readonly value: string; readonly seconds: number }
  /** Ignores what is neither a permanent failure nor a complaint. */
  readonly read: (json: unknown) => readonly RebondRecu[]
}

export const hmacOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Whether a number of seconds since 1970 is close enough to now. */
export const isRecent = (seconds: string, windowSeconds: number, now: Date): boolean =>
  /^\d{1,12}$/.test(seconds) && Math.abs(now.getTime() / 1000 - Number(seconds)) <= windowSeconds

/** The words of the mail service, as PostgreSQL can store them. */
export const motifOf = (text: string | null | undefined): string | null =>
  (text ?? '').toWellFormed().replaceAll('\0', '').trim().slice(0, MOTIF_MAX).toWellFormed() || null
