import { addDays, type CivilDay } from '#kit/dates.ts'
import { civilDay } from '#kit/date-schemas.ts'
import { z } from '#kit/z.ts'
import { ORIGINES_ADHESION } from '../adhesions/adhesions.schema.ts'
import { montantOf, TARIFS_ADHESION, type Tarif } from '../adhesions/tarif.ts'
import { paiementId } from '../paiements/paiements.schema.ts'
import { reclamationId } from '../reclamations/reclamations.schema.ts'
import { compteId } from './bo-adhesions.schema.ts'

export const MOTIF_MAX = 300
export const REFERENCE_MAX = 100
export const REPONSE_RECLAMATION_MAX = 2000

/** Assigns an orphan payment to a member; it also answers the claim that it settles. */
export const rattachement = z.strictObject({ compteId, reclamationId: reclamationId.optional() })
export type Rattachement = z.infer<typeof rattachement>

export const traitementPaiement = z.strictObject({ note: z.string().trim().min(3).max(MOTIF_MAX) })
export type TraitementPaiement = z.infer<typeof traitementPaiement>

export const annulationAdhesion = z.strictObject({ motif: z.string().trim().min(3).max(MOTIF_MAX) })
export type AnnulationAdhesion = z.infer<typeof annulationAdhesion>

/** Sources of a payment made outside the platform. */
export const ORIGINES_HORS_LIGNE = ORIGINES_ADHESION.filter((origine) => origine !== 'en_ligne')

/** A year paid outside the platform. */
export const saisieAdhesion = z.strictObject({
  compteId,
  tarif: z.enum(TARIFS_ADHESION),
  origine: z.enum(ORIGINES_HORS_LIGNE),
  datePaiement: civilDay,
  reference: z.string().trim().max(REFERENCE_MAX).optional(),
})
export type SaisieAdhesion = z.output<typeof saisieAdhesion>

/** Amount of such a year in cents: an offered one costs nothing. */
export const montantSaisiOf = (tarif: Tarif, origine: SaisieAdhesion['origine']): number =>
  origine === 'offerte' ? 0 : montantOf(tarif)

/** The response is sent by mail; an accepted claim may name the matching payment. */
export const reponseReclamation = z.strictObject({
  acceptee: z.boolean(),
  message: z.string().trim().min(3).max(REPONSE_RECLAMATION_MAX),
  paiementId: paiementId.optional(),
})
export type ReponseReclamation = z.output<typeof reponseReclamation>

const SAISIE_JOURS = 365

/** Error message for the date of a manually entered payment. */
export const datePaiementProblem = (day: CivilDay, today: CivilDay): string | undefined => {
  if (day > today) return 'La date du paiement est à venir.'
  if (day < addDays(today, -SAISIE_JOURS)) return 'La date du paiement remonte à plus d’un an.'
  return undefined
}

export const TARIF_RESERVE = 'Ce tarif est réservé aux coordinatrices.'
