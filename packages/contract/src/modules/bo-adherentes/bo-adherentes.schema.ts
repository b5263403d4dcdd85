import { civilDay, instant } from '#kit/date-schemas.ts'
import { ETAPES_INSCRIPTION } from '#kit/roles.ts'
import { z } from '#kit/z.ts'
import { territoireId, territoireStub, villeCourte } from '#modules/adherentes/adherentes.schema.ts'
import {
  adhesionId,
  ECHEANCES_RAPPEL,
  ORIGINES_ADHESION,
  STATUTS_ADHESION,
} from '#modules/adhesions/adhesions.schema.ts'
import { MODES_RATTACHEMENT } from '#modules/antennes/antennes.schema.ts'
import { villeId } from '#modules/referentiels/referentiels.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import { MOTIFS_SUSPENSION } from './bo-adherentes.forms.ts'

/** Where a member stands with her membership. */
export const STATUTS_ADHESION_FICHE = ['active', 'sursis', 'expiree', 'jamais'] as const
/** The same, or a sign-up that is not finished. */
export const STATUTS_FICHE = [...STATUTS_ADHESION_FICHE, 'inachevee'] as const
export type StatutFiche = (typeof STATUTS_FICHE)[number]

/** A step at which she stopped, or any of them. */
export const ETAPES_FICHE = [...ETAPES_INSCRIPTION, 'inachevee'] as const
export const ROLES_FICHE = ['coordinatrice', 'administratrice'] as const
export const TRIS_FICHE = ['nom', 'inscription', 'fin'] as const
export type TriFiche = (typeof TRIS_FICHE)[number]
export const SENS_TRI = ['asc', 'desc'] as const

/** What narrows the list, and what an action by filter is about. A coordinator’s is hers whatever she asks. */
export const filtresFiches = z.strictObject({
  /** Names and communes, typing errors included; whoever is an administrator may give the beginning of an address. */
  termes: z.string().trim().max(100).optional(),
  statutAdhesion: z.enum(STATUTS_ADHESION_FICHE).optional(),
  etapeInscription: z.enum(ETAPES_FICHE).optional(),
  territoire: territoireId.optional(),
  role: z.enum(ROLES_FICHE).optional(),
  suspendue: z.literal('oui').optional(),
  dateInscriptionMin: civilDay.optional(),
  /** Whose last paid day is before that one. */
  finAvant: civilDay.optional(),
})
export type FiltresFiches = z.output<typeof filtresFiches>

export const triFiches = z.strictObject({
  tri: z.enum(TRIS_FICHE).default('nom'),
  sens: z.enum(SENS_TRI).default('asc'),
})
export type TriFiches = z.output<typeof triFiches>

/** A line of the list. */
export const ligneFiche = z.object({
  id: adherenteId,
  prenom: z.string(),
  nom: z.string().nullable(),
  photo: z.string().nullable(),
  /** Null for a coordinator. */
  email: z.string().nullable(),
  ville: villeCourte.nullable(),
  territoire: territoireStub.nullable(),
  statut: z.enum(STATUTS_FICHE),
  /** The last day that she has paid. */
  payeJusquau: civilDay.nullable(),
  etapeInscription: z.enum(ETAPES_INSCRIPTION),
  suspendue: z.boolean(),
  /** Null without an end. */
  suspendueJusquau: civilDay.nullable(),
  administratrice: z.boolean(),
  coordonne: z.boolean(),
  dateInscription: instant,
  /** The last that the product remembers. */
  derniereVisite: instant.nullable(),
})
export type LigneFiche = z.infer<typeof ligneFiche>

/** A number counted no further than the cap of lists. */
const nombre = z.object({ nb: z.int(), plus: z.literal(true).optional() })

/** The tabs above the list. */
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

/** All that the back office shows of a member; birth date, telephone and rate are asked for one by one. */
export const fiche = ligneFiche.extend({
  emailValideLe: instant.nullable(),
  ville: villeCourte.extend({ id: villeId }).nullable(),
  profession: z.string().nullable(),
  nomEntreprise: z.string().nullable(),
  /** How she came to her branch. */
  modeRattachement: z.enum(MODES_RATTACHEMENT).nullable(),
  /** Latest first; empty for a coordinator. */
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
  /** The automatic reminders of her last year: the last that was sent, the next that is planned. */
  rappels: z.object({
    dernier: z.object({ echeance: z.enum(ECHEANCES_RAPPEL), date: civilDay }).nullable(),
    prochain: z.object({ echeance: z.enum(ECHEANCES_RAPPEL), date: civilDay }).nullable(),
  }),
  /** Sent by hand, latest first. */
  relances: z.array(z.object({ type: z.enum(TYPES_RELANCE), date: instant, par: z.string().nullable() })),
  /** The branches that she coordinates. */
  territoiresCoordonnes: z.array(territoireStub),
  /** Why is not for a coordinator. */
  suspension: z
    .object({
      motif: z.enum(MOTIFS_SUSPENSION).nullable(),
      precision: z.string().nullable(),
      depuis: instant,
      jusquau: civilDay.nullable(),
      par: z.string().nullable(),
    })
    .nullable(),
  /** When she asked for her account to be erased. */
  suppressionDemandeeLe: instant.nullable(),
  droits: z.object({
    modifier: z.boolean(),
    rattacher: z.boolean(),
    relancerAdhesion: z.boolean(),
    relancerInscription: z.boolean(),
    renvoyerLien: z.boolean(),
    suspendre: z.boolean(),
    leverSuspension: z.boolean(),
    fonctions: z.boolean(),
    fermerSessions: z.boolean(),
    valeursSensibles: z.boolean(),
  }),
})
export type Fiche = z.infer<typeof fiche>
