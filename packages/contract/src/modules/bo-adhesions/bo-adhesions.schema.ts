import { civilDay, instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { termes } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import {
  adhesionId,
  ECHEANCES_RAPPEL,
  ORIGINES_ADHESION,
  STATUTS_ADHESION,
  STATUTS_RAPPEL,
} from '../adhesions/adhesions.schema.ts'
import { TARIFS_ADHESION } from '../adhesions/tarif.ts'
import {
  ANOMALIES_PAIEMENT,
  ETATS_PAIEMENT,
  evenementPaiement,
  paiementId,
} from '../paiements/paiements.schema.ts'
import { reclamationId } from '../reclamations/reclamations.schema.ts'

export const compteId = idOf<'CompteId'>()
export type CompteId = z.infer<typeof compteId>

/** A member in the back office of memberships. */
export const adherenteBo = z.object({
  id: compteId,
  prenom: z.string(),
  nom: z.string().nullable(),
  commune: z.string().nullable(),
  photo: z.string().nullable(),
})
export type AdherenteBo = z.infer<typeof adherenteBo>

/** Filters of the list. `en_attente` lists payments that have not created a membership yet. */
export const FILTRES_ADHESION = ['toutes', 'en_attente', 'grace', 'hors_ligne'] as const
export type FiltreAdhesion = (typeof FILTRES_ADHESION)[number]

export const filtresAdhesions = z.strictObject({
  statut: z.enum(FILTRES_ADHESION).default('toutes'),
  origine: z.enum(ORIGINES_ADHESION).optional(),
  termes: termes.optional(),
})
export type FiltresAdhesions = z.output<typeof filtresAdhesions>

export const STATUTS_ADHESION_BO = [...STATUTS_ADHESION, 'en_attente'] as const
export type StatutAdhesionBo = (typeof STATUTS_ADHESION_BO)[number]

/** A row of the list. The amount is omitted: a rate reveals the member's situation. */
export const adhesionBo = z.object({
  /** Null while the payment is unconfirmed, like the dates and the number. */
  id: adhesionId.nullable(),
  paiementId,
  /** Null once the account is erased. */
  adherente: adherenteBo.nullable(),
  dateDebut: civilDay.nullable(),
  dateFin: civilDay.nullable(),
  origine: z.enum(ORIGINES_ADHESION),
  statut: z.enum(STATUTS_ADHESION_BO),
  numero: z.string().nullable(),
})
export type AdhesionBo = z.infer<typeof adhesionBo>

export const MONTANTS_MAX = 50
export const demandeMontants = z.strictObject({ ids: z.array(adhesionId).min(1).max(MONTANTS_MAX) })
export type DemandeMontants = z.infer<typeof demandeMontants>

export const montants = z.object({
  montants: z.array(z.object({ id: adhesionId, tarif: z.enum(TARIFS_ADHESION), montant: z.int() })),
})
export type Montants = z.infer<typeof montants>

/** A count limited by the cap of lists. */
const nombre = z.object({ nb: z.int(), plus: z.literal(true).optional() })
export type Nombre = z.infer<typeof nombre>

export const resumeAdhesions = z.object({
  /** First day of the month. */
  mois: civilDay,
  encaisse: z.object({ montant: z.int(), nombre: z.int() }),
  finSous30Jours: nombre.extend({ relancees: z.int() }),
  grace: nombre,
  graceJours: z.int(),
  aTraiter: nombre,
})
export type ResumeAdhesions = z.infer<typeof resumeAdhesions>

/** A member found by name or e-mail, with the facts that determine her next year. */
export const adherenteTrouvee = adherenteBo.extend({
  email: z.string(),
  payeJusquau: civilDay.nullable(),
  coordonne: z.boolean(),
})
export type AdherenteTrouvee = z.infer<typeof adherenteTrouvee>
export const ADHERENTES_MAX = 10
export const adherentesTrouvees = z.object({ adherentes: z.array(adherenteTrouvee) })

/** All details of a membership except the amount. */
export const detailAdhesion = z.object({
  id: adhesionId,
  adherente: adherenteTrouvee.nullable(),
  dateDebut: civilDay,
  dateFin: civilDay,
  origine: z.enum(ORIGINES_ADHESION),
  statut: z.enum(STATUTS_ADHESION),
  numero: z.string(),
  dateCreation: instant,
  annulation: z.object({ date: instant, motif: z.string() }).nullable(),
  paiement: z.object({
    id: paiementId,
    etat: z.enum(ETATS_PAIEMENT),
    date: instant,
    payeur: z.object({ nom: z.string().nullable(), email: z.string().nullable() }),
    /** Order number of the platform. */
    commande: z.int().nullable(),
    /** Cheque number or transfer label. */
    reference: z.string().nullable(),
    recuUrl: z.string().nullable(),
    anomalie: z.enum(ANOMALIES_PAIEMENT).nullable(),
    historique: z.array(evenementPaiement),
  }),
  /** Whether the member accepts reminders. */
  rappelsActifs: z.boolean(),
  rappels: z.array(
    z.object({
      echeance: z.enum(ECHEANCES_RAPPEL),
      datePrevue: civilDay,
      statut: z.enum(STATUTS_RAPPEL),
      motif: z.string().nullable(),
      dateTraitement: instant.nullable(),
    }),
  ),
  reclamations: z.array(
    z.object({
      id: reclamationId,
      numero: z.string(),
      dateCreation: instant,
      message: z.string().nullable(),
      dateTraitement: instant.nullable(),
      acceptee: z.boolean().nullable(),
      reponse: z.string().nullable(),
    }),
  ),
})
export type DetailAdhesion = z.infer<typeof detailAdhesion>
