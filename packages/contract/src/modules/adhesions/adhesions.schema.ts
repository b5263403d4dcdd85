import { civilDay, instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { TARIFS_ADHESION } from './tarif.ts'

export const adhesionId = idOf<'AdhesionId'>()
export type AdhesionId = z.infer<typeof adhesionId>

/** Where the money came from: the platform, or an administrator’s hand. */
export const ORIGINES_ADHESION = ['en_ligne', 'cheque', 'virement', 'especes', 'offerte'] as const
export type OrigineAdhesion = (typeof ORIGINES_ADHESION)[number]

/** Derived from its days and from what became of its payment, never stored. */
export const STATUTS_ADHESION = [
  'a_venir',
  'active',
  'grace',
  'expiree',
  'annulee',
  'remboursee',
  'contestee',
] as const
export type StatutAdhesion = (typeof STATUTS_ADHESION)[number]

/** POST /api/adhesion: whether she declares that she is entitled to the reduced rate (R7-5). */
export const demandeAdhesion = z.strictObject({ minima: z.boolean() })
export type DemandeAdhesion = z.infer<typeof demandeAdhesion>

/** One of her own paid years. */
export const adhesion = z.object({
  id: adhesionId,
  dateDebut: civilDay,
  dateFin: civilDay,
  tarif: z.enum(TARIFS_ADHESION),
  /** Cents. */
  montant: z.int(),
  origine: z.enum(ORIGINES_ADHESION),
  statut: z.enum(STATUTS_ADHESION),
  /** On her attestation. */
  numero: z.string(),
  datePaiement: instant,
  /** The platform’s own receipt. */
  recuUrl: z.string().nullable(),
})
export type Adhesion = z.infer<typeof adhesion>

/** Her membership: what she pays, until when, and each of her years, the latest first. */
export const mesAdhesions = z.object({
  adhesions: z.array(adhesion),
  /** Last civil day that she has paid, or null when she never has. */
  payeJusquau: civilDay.nullable(),
  /** The rate without the declaration of a reduced one. */
  tarif: z.enum(TARIFS_ADHESION),
  /** Whether she is mailed before and after the end of a year. */
  rappels: z.boolean(),
  /** A payment that the platform has not settled yet. */
  paiementEnCours: z.object({ checkoutId: z.int(), depuis: instant }).nullable(),
})
export type MesAdhesions = z.infer<typeof mesAdhesions>

export const rappelsAdhesion = z.strictObject({ actifs: z.boolean() })
export type RappelsAdhesion = z.infer<typeof rappelsAdhesion>

export const ECHEANCES_RAPPEL = ['J-30', 'J-7', 'J', 'J+15'] as const
export type EcheanceRappel = (typeof ECHEANCES_RAPPEL)[number]
export const STATUTS_RAPPEL = ['prevu', 'envoye', 'ignore', 'echec'] as const
