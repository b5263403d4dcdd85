import { instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'

export const paiementId = idOf<'PaiementId'>()
export type PaiementId = z.infer<typeof paiementId>

/**
 * States of a payment: requested (`cree`), member redirected to the platform (`redirige`), request without a response
 * (`inconnu`); then settled or abandoned. Only data read from the platform settles a payment.
 */
export const ETATS_PAIEMENT = [
  'cree',
  'redirige',
  'inconnu',
  'refuse',
  'abandonne',
  'paye',
  'rembourse',
  'conteste',
] as const
export type EtatPaiement = (typeof ETATS_PAIEMENT)[number]

/** Reasons why a payment needs manual handling. */
export const ANOMALIES_PAIEMENT = [
  'orphelin',
  'montant',
  'reference',
  'double',
  'rembourse',
  'conteste',
] as const
export type AnomaliePaiement = (typeof ANOMALIES_PAIEMENT)[number]

/** What triggered a read of the platform; `releve` is the daily read of its list of payments. */
export const PORTES_PAIEMENT = [
  'retour',
  'notification',
  'verification',
  'administratrice',
  'releve',
] as const
export type PortePaiement = (typeof PORTES_PAIEMENT)[number]

/** Response of POST /api/adhesion: the payment URL. */
export const lienPaiement = z.object({ url: z.string() })

/** A number, or text when it comes from the return URL that the platform builds. */
const INT32_MAX = 2_147_483_647
export const checkoutId = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1).max(INT32_MAX))

export const retourPaiement = z.strictObject({ checkoutId })
export const STATUTS_RETOUR = ['paye', 'en_attente', 'refuse'] as const
export type StatutRetour = (typeof STATUTS_RETOUR)[number]
export const statutPaiement = z.object({
  statut: z.enum(STATUTS_RETOUR),
  /** Paid, and the member had no year before. */
  premiere: z.literal(true).optional(),
})
export type StatutPaiement = z.infer<typeof statutPaiement>

/** Delays after the payment page at which the platform is queried again; then once a day. */
export const VERIFICATIONS_MS = [2, 5, 15, 45].map((minutes) => minutes * 60_000)
/** Days after which the platform is no longer queried. */
export const VERIFICATION_JOURS = 45

export const evenementPaiement = z.object({
  etat: z.enum(ETATS_PAIEMENT),
  porte: z.enum(PORTES_PAIEMENT).nullable(),
  date: instant,
})
