import { PASSWORD_MAX } from '#kit/constants.ts'
import { instant } from '#kit/date-schemas.ts'
import { PASSWORD_REQUIRED } from '#kit/identity-rules.ts'
import { email, nom, nouveauMotDePasse, prenom } from '#kit/identity-schemas.ts'
import { MESSAGES } from '#kit/messages.ts'
import { z } from '#kit/z.ts'
import { villeId } from '#modules/referentiels/referentiels.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'

/** Days between the deletion request and the erasure of an account. */
export const DELAI_SUPPRESSION_JOURS = 7

/** Account settings, readable by the member only. */
export const parametres = z.object({
  id: adherenteId,
  prenom: z.string(),
  nom: z.string().nullable(),
  email: z.string(),
  /** New e-mail that is not confirmed yet. */
  nouvelEmail: z.string().nullable(),
  ville: z.object({ id: villeId, nom: z.string(), codePostal: z.string() }).nullable(),
  /** Date of the erasure, if she requested it. */
  suppressionLe: instant.nullable(),
})
export type Parametres = z.infer<typeof parametres>

/** R3-6. */
export const parametresForm = z.strictObject({
  id: adherenteId,
  prenom,
  nom,
  villeId,
})
export type ParametresForm = z.output<typeof parametresForm>

export const MOT_DE_PASSE_ACTUEL_FAUX = 'Ce mot de passe n’est pas le tien.'

/** The new address and the current password. */
export const nouvelEmail = z.strictObject({
  email,
  password: z
    .string(PASSWORD_REQUIRED)
    .min(1, PASSWORD_REQUIRED)
    .max(PASSWORD_MAX, MESSAGES.maximum(PASSWORD_MAX)),
})
export type NouvelEmail = z.output<typeof nouvelEmail>

export const changementMotDePasse = z.strictObject({
  id: adherenteId,
  password: z.string().min(1).max(PASSWORD_MAX),
  newPassword: nouveauMotDePasse,
})
export type ChangementMotDePasse = z.output<typeof changementMotDePasse>

export const changementEmail = z.strictObject({ token: z.string().min(1).max(200) })
export type ChangementEmail = z.output<typeof changementEmail>

export const sessionOuverteId = z.uuid().brand<'SessionOuverteId'>()
export type SessionOuverteId = z.infer<typeof sessionOuverteId>

/** A session of the member. */
export const sessionOuverte = z.object({
  id: sessionOuverteId,
  appareil: z.string(),
  ouverteLe: instant,
  vueLe: instant,
  /** True for the session that makes the request. */
  courante: z.boolean(),
})
export type SessionOuverte = z.infer<typeof sessionOuverte>
