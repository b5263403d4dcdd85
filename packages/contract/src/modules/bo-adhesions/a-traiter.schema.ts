import { civilDay, instant } from '#kit/date-schemas.ts'
import { z } from '#kit/z.ts'
import { adhesionId } from '../adhesions/adhesions.schema.ts'
import { ANOMALIES_PAIEMENT, paiementId } from '../paiements/paiements.schema.ts'
import { reclamationId } from '../reclamations/reclamations.schema.ts'
import { adherenteBo } from './bo-adhesions.schema.ts'

/** Why a payment may be that member’s. */
export const RAISONS_SUGGESTION = [
  'meme_email',
  'meme_commande',
  'meme_nom',
  'bon_montant',
  'date_proche',
] as const
export type RaisonSuggestion = (typeof RAISONS_SUGGESTION)[number]
export const SUGGESTIONS_MAX = 3
/** Days between two dates that count as near. */
export const DATE_PROCHE_JOURS = 3
/** Minutes after which a payment page without an answer is worth a look: the last of the close checks. */
export const SANS_REPONSE_MINUTES = 45
export const A_TRAITER_MAX = 50

const raisons = z.array(z.enum(RAISONS_SUGGESTION))
const payeur = z.object({ nom: z.string().nullable(), email: z.string().nullable() })

/** A member whose payment it may be. */
export const suggestion = z.object({
  adherente: adherenteBo.extend({ payeJusquau: civilDay.nullable() }),
  raisons,
  /** What she told of a payment that does not appear. */
  reclamation: z.object({ id: reclamationId, numero: z.string(), date: instant }).nullable(),
})
export type Suggestion = z.infer<typeof suggestion>

/** A payment that somebody must look at. */
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
  /** The year that it bought. */
  adhesionId: adhesionId.nullable(),
  /** Those of an orphan. */
  suggestions: z.array(suggestion),
})
export type PaiementATraiter = z.infer<typeof paiementATraiter>

/** A payment page that nothing came back from. */
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

/** An orphan that a claim may be about. */
export const paiementSuggere = z.object({
  id: paiementId,
  montant: z.int(),
  date: instant,
  payeur,
  commande: z.int().nullable(),
  raisons,
})
export type PaiementSuggere = z.infer<typeof paiementSuggere>

/** « Mon paiement n’apparaît pas », as she told it. */
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
