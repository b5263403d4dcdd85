import { PASSWORD_MAX } from '#kit/constants.ts'
import { instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { email, motDePasse, nouveauMotDePasse as motDePasseChange } from '#kit/identity-schemas.ts'
import { ETAPES_INSCRIPTION, ROLES } from '#kit/roles.ts'
import { z } from '#kit/z.ts'

export const adherenteId = idOf<'AdherenteId'>()
export type AdherenteId = z.infer<typeof adherenteId>

/** Fields of the login form (R7-1, R5-7). */
export const credentials = z.strictObject({
  username: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(PASSWORD_MAX),
})
export type Credentials = z.infer<typeof credentials>

/** The member must enter her password again: an unattended session is not enough. */
export const motDePasseActuel = z.strictObject({ password: z.string().min(1).max(PASSWORD_MAX) })
export type MotDePasseActuel = z.infer<typeof motDePasseActuel>

/** R3-5: the token is a JWT whose `exp` the client reads. */
export const tokens = z.object({ token: z.string(), refresh_token: z.string() })
export type Tokens = z.infer<typeof tokens>

/** A six-digit code or an eight-digit recovery code, with any spaces or hyphens. */
export const codeSecondFacteur = z
  .string()
  .transform((code) => code.replaceAll(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .regex(/^(\d{6}|\d{8})$/, 'Saisis les 6 chiffres de ton application, ou les 8 d’un code de secours.'),
  )

export const secondFacteurForm = z.strictObject({ defi: z.string().min(1).max(300), code: codeSecondFacteur })
export type SecondFacteurForm = z.output<typeof secondFacteurForm>

export const refreshToken = z.strictObject({ refresh_token: z.string().min(1).max(200) })
export type RefreshToken = z.infer<typeof refreshToken>

/** A 256-bit secret in a mail link. */
export const jeton = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** What a login link opens, shown before it is used. */
export const apercuLien = z.object({
  prenom: z.string(),
  /** Enough for its owner to recognise it: « r•••@exemple.fr ». */
  emailMasque: z.string(),
  /** The link asks for a password: this browser did not make the sign-up that it confirms, or there were two. */
  motDePasseAChoisir: z.boolean(),
})
export type ApercuLien = z.infer<typeof apercuLien>

/** The password that replaces the one of the sign-up (R5-3). */
export const motDePasseLien = z.strictObject({ motDePasse })
export type MotDePasseLien = z.infer<typeof motDePasseLien>

/** R5-7: request for a password reset. */
export const demandeMotDePasse = z.strictObject({ email })
export type DemandeMotDePasse = z.infer<typeof demandeMotDePasse>

/** R5-6. */
export const nouveauMotDePasse = z.strictObject({
  resetToken: z.string().min(1).max(200),
  motDePasse: motDePasseChange,
})
export type NouveauMotDePasse = z.infer<typeof nouveauMotDePasse>

/** R3-1: the authenticated user. */
export const me = z.object({
  roles: z.array(z.enum(ROLES)),
  adherente: z.object({
    id: adherenteId,
    prenom: z.string(),
    nom: z.string().nullable(),
    photo: z.string().nullable(),
    dateInscription: instant,
    derniereNotation: z.object({ id: z.uuid(), datePublication: instant }).nullable(),
  }),
  etapeInscription: z.enum(ETAPES_INSCRIPTION),
  /** Her address, if it is no longer written to: it bounced, or she reported a mail as spam. */
  emailEnErreur: z.string().optional(),
})
export type Me = z.infer<typeof me>
