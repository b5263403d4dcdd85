import { instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'

export const paiementId = idOf<'PaiementId'>()
export type PaiementId = z.infer<typeof paiementId>

/**
 * A payment’s life: asked for (`cree`), the member sent to the platform (`redirige`), asked for without an answer
 * (`inconnu`); then settled, or given up. Only a reading of the platform settles one.
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

/** Why somebody must look at a payment. */
export const ANOMALIES_PAIEMENT = [
  'orphelin',
  'montant',
  'reference',
  'double',
  'rembourse',
  'conteste',
] as const
export type AnomaliePaiement = (typeof ANOMALIES_PAIEMENT)[number]

/** Who asked the platform: the four doors, and the daily reading of its list. */
export const PORTES_PAIEMENT = [
  'retour',
  'notification',
  'verification',
  'administratrice',
  'releve',
] as const
export type PortePaiement = (typeof PORTES_PAIEMENT)[number]

/** The answer of POST /api/adhesion: where to pay. */
export const lienPaiement = z.object({ url: z.string() })

/** The platform writes it into the address of the return, where it is text. */
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
export const statutPaiement = z.object({ statut: z.enum(STATUTS_RETOUR) })

/** Milliseconds after the payment page at which the platform is asked again; then once a day. */
export const VERIFICATIONS_MS = [2, 5, 15, 45].map((minutes) => minutes * 60_000)
/** Days during which it is asked, before it is left alone. */
export const VERIFICATION_JOURS = 45

export const evenementPaiement = z.object({
  etat: z.enum(ETATS_PAIEMENT),
  porte: z.enum(PORTES_PAIEMENT).nullable(),
  date: instant,
})
