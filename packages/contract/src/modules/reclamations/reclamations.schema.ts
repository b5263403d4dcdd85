import { civilDay } from '#kit/date-schemas.ts'
import { email } from '#kit/identity-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { montantOf, TARIFS_ADHESION } from '../adhesions/tarif.ts'

export const reclamationId = idOf<'ReclamationId'>()
export type ReclamationId = z.infer<typeof reclamationId>

export const MESSAGE_RECLAMATION_MAX = 1000
/** Working days within which a claim is answered. */
export const DELAI_RECLAMATION_JOURS = 2

const MONTANTS = TARIFS_ADHESION.map(montantOf)

/** « Mon paiement n’apparaît pas »: details that help find the payment. */
export const reclamationForm = z.strictObject({
  emailPayeur: email,
  datePaiement: civilDay,
  /** Cents, one of the three rates. */
  montant: z.union([z.literal(MONTANTS), z.literal(MONTANTS.map(String)).transform(Number)]),
  commande: z
    .string()
    .trim()
    .regex(/^\d{0,10}$/, 'Le numéro de commande ne comporte que des chiffres.')
    .optional(),
  message: z.string().trim().max(MESSAGE_RECLAMATION_MAX).optional(),
})
export type ReclamationForm = z.output<typeof reclamationForm>

/** E-mail address and latest date of the answer. */
export const reclamationRecue = z.object({ numero: z.string(), repondreAvant: civilDay, email: z.string() })
export type ReclamationRecue = z.infer<typeof reclamationRecue>

export const reclamationEnCours = z.object({ reclamation: reclamationRecue.nullable() })
export type ReclamationEnCours = z.infer<typeof reclamationEnCours>
