import { civilDay, instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { TARIFS_ADHESION } from './tarif.ts'

export const adhesionId = idOf<'AdhesionId'>()
export type AdhesionId = z.infer<typeof adhesionId>

/** Source of a payment: the online platform, or an entry by an administrator. */
export const ORIGINES_ADHESION = ['en_ligne', 'cheque', 'virement', 'especes', 'offerte'] as const
export type OrigineAdhesion = (typeof ORIGINES_ADHESION)[number]

/** Derived from its dates and the state of its payment, never stored. */
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

/** POST /api/adhesion: whether the member declares that she is entitled to the reduced rate (R7-5). */
export const demandeAdhesion = z.strictObject({ minima: z.boolean() })
export type DemandeAdhesion = z.infer<typeof demandeAdhesion>

/** A paid year of the member. */
export const adhesion = z.object({
  id: adhesionId,
  dateDebut: civilDay,
  dateFin: civilDay,
  tarif: z.enum(TARIFS_ADHESION),
  /** Cents. */
  montant: z.int(),
  origine: z.enum(ORIGINES_ADHESION),
  statut: z.enum(STATUTS_ADHESION),
  /** Printed on the attestation. */
  numero: z.string(),
  datePaiement: instant,
  /** Receipt of the payment platform. */
  recuUrl: z.string().nullable(),
})
export type Adhesion = z.infer<typeof adhesion>

/** The member's rate, paid period and memberships, latest first. */
export const mesAdhesions = z.object({
  adhesions: z.array(adhesion),
  /** Last calendar day paid, or null if she never paid. */
  payeJusquau: civilDay.nullable(),
  /** Rate that applies if she does not declare the reduced one. */
  tarif: z.enum(TARIFS_ADHESION),
  /** Whether she receives mails before and after the end of a year. */
  rappels: z.boolean(),
  /** Whether the payment that she tried in the last day, and that failed, was at the reduced rate. */
  minima: z.boolean(),
  /** A payment that the platform has not settled yet. */
  paiementEnCours: z.object({ checkoutId: z.int(), depuis: instant }).nullable(),
})
export type MesAdhesions = z.infer<typeof mesAdhesions>

export const rappelsAdhesion = z.strictObject({ actifs: z.boolean() })
export type RappelsAdhesion = z.infer<typeof rappelsAdhesion>

export const ECHEANCES_RAPPEL = ['J-30', 'J-7', 'J', 'J+15'] as const
export type EcheanceRappel = (typeof ECHEANCES_RAPPEL)[number]
export const STATUTS_RAPPEL = ['prevu', 'envoye', 'ignore', 'echec'] as const
