import { codeSecondFacteur } from '#modules/session/session.schema.ts'
import { z } from '#kit/z.ts'

export const CODES_SECOURS = 10

/** Whether two-factor authentication is on, and how many recovery codes are left. */
export const secondFacteur = z.object({ actif: z.boolean(), codesRestants: z.int() })
export type SecondFacteur = z.infer<typeof secondFacteur>

/** Secret for the authenticator application: a QR code to scan, or a key to type. */
export const cleSecondFacteur = z.object({ cle: z.string(), adresse: z.string(), qr: z.string() })
export type CleSecondFacteur = z.infer<typeof cleSecondFacteur>

export const activationSecondFacteur = z.strictObject({ code: codeSecondFacteur })
export type ActivationSecondFacteur = z.output<typeof activationSecondFacteur>

/** Returned only once. */
export const codesSecours = z.object({ codes: z.array(z.string()) })
