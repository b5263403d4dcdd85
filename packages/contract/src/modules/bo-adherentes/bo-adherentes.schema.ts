import { civilDay, instant } from '#kit/date-schemas.ts'
import { ETAPES_INSCRIPTION } from '#kit/roles.ts'
import { termes } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { territoireId, territoireStub, villeCourte } from '#modules/adherentes/adherentes.schema.ts'
import {
  adhesionId,
  ECHEANCES_RAPPEL,
  ORIGINES_ADHESION,
  STATUTS_ADHESION,
} from '#modules/adhesions/adhesions.schema.ts'
import { MODES_RATTACHEMENT } from '#modules/antennes/antennes.schema.ts'
import { rebond } from '#modules/rebonds/rebonds.schema.ts'
import { villeId } from '#modules/referentiels/referentiels.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import { MOTIFS_SUSPENSION } from './bo-adherentes.forms.ts'

/** Membership status of a member. */
export const STATUTS_ADHESION_FICHE = ['active', 'sursis', 'expiree', 'jamais'] as const
/** Membership status, or an incomplete registration. */
export const STATUTS_FICHE = [...STATUTS_ADHESION_FICHE, 'inachevee'] as const
export type StatutFiche = (typeof STATUTS_FICHE)[number]

/** Registration step, or any incomplete one. */
export const ETAPES_FICHE = [...ETAPES_INSCRIPTION, 'inachevee'] as const
export const ROLES_FICHE = ['coordinatrice', 'administratrice'] as const
export const TRIS_FICHE = ['nom', 'inscription', 'fin'] as const
export type TriFiche = (typeof TRIS_FICHE)[number]
export const SENS_TRI = ['asc', 'desc'] as const

/** Filters of the list and of bulk actions. Coordinators only ever get members of their own branches. */
export const filtresFiches = z.strictObject({
  /** Names and communes, with typo tolerance; administrators may also search by e-mail prefix. */
  termes: termes.optional(),
  statutAdhesion: z.enum(STATUTS_ADHESION_FICHE).optional(),
  etapeInscription: z.enum(ETAPES_FICHE).optional(),
  territoire: territoireId.optional(),
  role: z.enum(ROLES_FICHE).optional(),
  suspendue: z.literal('oui').optional(),
  dateInscriptionMin: civilDay.optional(),
  /** Last paid day is before this one. */
  finAvant: civilDay.optional(),
})
export type FiltresFiches = z.output<typeof filtresFiches>

export const triFiches = z.strictObject({
  tri: z.enum(TRIS_FICHE).default('nom'),
  sens: z.enum(SENS_TRI).default('asc'),
})
export type TriFiches = z.output<typeof triFiches>

/** A row of the list. */
export const ligneFiche = z.object({
  id: adherenteId,
  prenom: z.string(),
  nom: z.string().nullable(),
  photo: z.string().nullable(),
  /** Null if the reader is a coordinator. */
  email: z.string().nullable(),
  ville: villeCourte.nullable(),
  territoire: territoireStub.nullable(),
  statut: z.enum(STATUTS_FICHE),
  /** Last day paid. */
  payeJusquau: civilDay.nullable(),
  etapeInscription: z.enum(ETAPES_INSCRIPTION),
  suspendue: z.boolean(),
  /** Null if the suspension has no end date. */
  suspendueJusquau: civilDay.nullable(),
  administratrice: z.boolean(),
  coordonne: z.boolean(),
  dateInscription: instant,
  /** Last recorded visit. */
  derniereVisite: instant.nullable(),
})
export type LigneFiche = z.infer<typeof ligneFiche>

/** A count limited by the cap of lists. */
const nombre = z.object({ nb: z.int(), plus: z.literal(true).optional() })

/** Counts of the tabs above the list. */
export const resumeFiches = z.object({
  toutes: nombre,
  actives: nombre,
  sursis: nombre,
  expirees: nombre,
  inachevees: nombre,
})
export type ResumeFiches = z.infer<typeof resumeFiches>

export const TYPES_RELANCE = ['adhesion', 'inscription'] as const
export type TypeRelance = (typeof TYPES_RELANCE)[number]

/** Back-office record of a member; birth date, telephone and rate have a separate, logged endpoint. */
export const fiche = ligneFiche.extend({
  emailValideLe: instant.nullable(),
  /** Why her address is no longer written to; null if it is, or if the reader is a coordinator. */
  rebond: rebond.nullable(),
  ville: villeCourte.extend({ id: villeId }).nullable(),
  profession: z.string().nullable(),
  nomEntreprise: z.string().nullable(),
  /** How she was attached to her branch. */
  modeRattachement: z.enum(MODES_RATTACHEMENT).nullable(),
  /** Latest first; empty if the reader is a coordinator. */
  adhesions: z.array(
    z.object({
      id: adhesionId,
      dateDebut: civilDay,
      dateFin: civilDay,
      datePaiement: instant,
      origine: z.enum(ORIGINES_ADHESION),
      statut: z.enum(STATUTS_ADHESION),
      numero: z.string(),
    }),
  ),
  /** Automatic reminders of her last membership: last one sent and next one planned. */
  rappels: z.object({
    dernier: z.object({ echeance: z.enum(ECHEANCES_RAPPEL), date: civilDay }).nullable(),
    prochain: z.object({ echeance: z.enum(ECHEANCES_RAPPEL), date: civilDay }).nullable(),
  }),
  /** Reminders sent manually, latest first. */
  relances: z.array(z.object({ type: z.enum(TYPES_RELANCE), date: instant, par: z.string().nullable() })),
  /** Branches that she coordinates. */
  territoiresCoordonnes: z.array(territoireStub),
  /** The reason is hidden from coordinators. */
  suspension: z
    .object({
      motif: z.enum(MOTIFS_SUSPENSION).nullable(),
      precision: z.string().nullable(),
      depuis: instant,
      jusquau: civilDay.nullable(),
      par: z.string().nullable(),
    })
    .nullable(),
  /** Date on which she requested the deletion of her account. */
  suppressionDemandeeLe: instant.nullable(),
  droits: z.object({
    modifier: z.boolean(),
    rattacher: z.boolean(),
    relancerAdhesion: z.boolean(),
    relancerInscription: z.boolean(),
    envoyerMessage: z.boolean(),
    renvoyerLien: z.boolean(),
    suspendre: z.boolean(),
    leverSuspension: z.boolean(),
    fonctions: z.boolean(),
    fermerSessions: z.boolean(),
    valeursSensibles: z.boolean(),
  }),
})
export type Fiche = z.infer<typeof fiche>
