import { civilDay, instant } from '#kit/date-schemas.ts'
import { z } from '#kit/z.ts'
import { adhesionId } from '../adhesions/adhesions.schema.ts'
import { ANOMALIES_PAIEMENT, paiementId } from '../paiements/paiements.schema.ts'
import { reclamationId } from '../reclamations/reclamations.schema.ts'
import { adherenteBo } from './bo-adhesions.schema.ts'

/** Reasons why a payment may belong to a member. */
export const RAISONS_SUGGESTION = [
  'meme_email',
  'meme_commande',
  'meme_nom',
  'bon_montant',
  'date_proche',
] as const
export type RaisonSuggestion = (typeof RAISONS_SUGGESTION)[number]
export const SUGGESTIONS_MAX = 3
/** Maximum number of days between two dates that count as close. */
export const DATE_PROCHE_JOURS = 3
/** A payment without a result is listed after this many minutes, when the last of the frequent checks has run. */
export const SANS_REPONSE_MINUTES = 45
export const A_TRAITER_MAX = 50

const raisons = z.array(z.enum(RAISONS_SUGGESTION))
const payeur = z.object({ nom: z.string().nullable(), email: z.string().nullable() })

/** A member to whom the payment may belong. */
export const suggestion = z.object({
  adherente: adherenteBo.extend({ payeJusquau: civilDay.nullable() }),
  raisons,
  /** Her claim about a missing payment. */
  reclamation: z.object({ id: reclamationId, numero: z.string(), date: instant }).nullable(),
})
export type Suggestion = z.infer<typeof suggestion>

/** A payment that needs manual handling. */
export const paiementATraiter = z.object({
  type: z.literal('paiement'),
  id: paiementId,
  anomalie: z.enum(ANOMALIES_PAIEMENT),
  /** Cents. */
  montant: z.int(),
  date: instant,
  payeur,
  commande: z.int().nullable(),
  recuUrl: z.string().nullable(),
  adherente: adherenteBo.nullable(),
  /** The membership that it paid for. */
  adhesionId: adhesionId.nullable(),
  /** Only for orphan payments. */
  suggestions: z.array(suggestion),
})
export type PaiementATraiter = z.infer<typeof paiementATraiter>

/** A payment for which the platform has returned no result. */
export const paiementSansReponse = z.object({
  type: z.literal('sans_reponse'),
  id: paiementId,
  montant: z.int(),
  date: instant,
  adherente: adherenteBo.nullable(),
  verifications: z.int(),
  prochaineVerification: instant.nullable(),
})
export type PaiementSansReponse = z.infer<typeof paiementSansReponse>

/** An orphan payment that may match a claim. */
export const paiementSuggere = z.object({
  id: paiementId,
  montant: z.int(),
  date: instant,
  payeur,
  commande: z.int().nullable(),
  raisons,
})
export type PaiementSuggere = z.infer<typeof paiementSuggere>

/** A claim « Mon paiement n’apparaît pas » by a member. */
export const reclamationATraiter = z.object({
  type: z.literal('reclamation'),
  id: reclamationId,
  numero: z.string(),
  montant: z.int(),
  date: instant,
  adherente: adherenteBo,
  datePaiement: civilDay,
  emailPayeur: z.string().nullable(),
  commande: z.string().nullable(),
  message: z.string().nullable(),
  repondreAvant: civilDay,
  paiements: z.array(paiementSuggere),
})
export type ReclamationATraiter = z.infer<typeof reclamationATraiter>

/** Oldest first. */
export const aTraiter = z.object({
  aTraiter: z.array(
    z.discriminatedUnion('type', [paiementATraiter, paiementSansReponse, reclamationATraiter]),
  ),
})
export type ATraiter = z.infer<typeof aTraiter>
