import { civilDay, instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { territoireStub } from '#modules/adherentes/adherentes.schema.ts'
import { ACTIONS_DECISION, decisionId } from '#modules/moderation/mesures.schema.ts'
import {
  MOTIFS,
  PORTEES_RESTRICTION,
  PRIORITES,
  STATUTS_SIGNALEMENT,
  TYPES_CIBLE,
  VERSIONS_MAX,
} from '#modules/moderation/moderation.schema.ts'
import { ISSUES_RECOURS, PARTIES_RECOURS } from '#modules/moderation/recours.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import { USAGES_REPONSE_TYPE } from './bo-moderation.forms.ts'

/** What is examined, whatever the number of its reporters: not the id that a reporter's own list shows. */
export const dossierId = idOf<'DossierId'>()
export type DossierId = z.infer<typeof dossierId>
export const reponseTypeId = idOf<'ReponseTypeId'>()
export type ReponseTypeId = z.infer<typeof reponseTypeId>

/** The tabs: waiting, answered with and without a measure, appealed. */
export const ONGLETS_SIGNALEMENTS = ['a_traiter', 'traite', 'sans_suite', 'recours'] as const
export type OngletSignalements = (typeof ONGLETS_SIGNALEMENTS)[number]

export const filtresSignalements = z.strictObject({
  statut: z.enum(ONGLETS_SIGNALEMENTS).default('a_traiter'),
  priorite: z.enum(PRIORITES).optional(),
})
export type FiltresSignalements = z.output<typeof filtresSignalements>

const nombre = z.object({ nb: z.int(), plus: z.literal(true).optional() })
/** The count of each tab. */
export const resumeSignalements = z.object({
  a_traiter: nombre,
  traite: nombre,
  sans_suite: nombre,
  recours: nombre,
})
export type ResumeSignalements = z.infer<typeof resumeSignalements>

/** Somebody of the back office, or a member, by name. */
export const personneDossier = z.object({
  id: adherenteId,
  prenom: z.string(),
  nom: z.string().nullable(),
  photo: z.string().nullable(),
})
export type PersonneDossier = z.infer<typeof personneDossier>

const commun = {
  id: dossierId,
  cible: z.object({ type: z.enum(TYPES_CIBLE), id: z.uuid(), titre: z.string() }),
  /** The most urgent of the reasons given. */
  motif: z.enum(MOTIFS),
  priorite: z.enum(PRIORITES),
  statut: z.enum(STATUTS_SIGNALEMENT),
  nbSignalements: z.int(),
  /** The branch whose coordinators may examine it. */
  territoire: territoireStub.nullable(),
  /** Who examines it. */
  assigneeA: personneDossier.nullable(),
  dateCreation: instant,
  /** The answer, or that of the appeal, is promised before this instant. */
  reponseAvant: instant,
  /** The promise is past, and nobody has answered. */
  enRetard: z.boolean(),
  dateCloture: instant.nullable(),
}

/** A report in the queue. */
export const ligneSignalement = z.object({
  ...commun,
  /** The first words of what is reported; null for a private message and for what has no text. */
  extrait: z.string().nullable(),
})
export type LigneSignalement = z.infer<typeof ligneSignalement>

/** One of its reporters. */
const signaleuse = z.object({
  /** For administrators only; null once her account is erased. */
  auteure: personneDossier.nullable(),
  motif: z.enum(MOTIFS),
  commentaire: z.string().nullable(),
  date: instant,
  /** What she saw, where it is not what the first reporter saw. */
  copie: z.record(z.string(), z.unknown()).nullable(),
})

const note = z.object({ contenu: z.string(), date: instant, par: personneDossier.nullable() })

export const decision = z.object({
  id: decisionId,
  action: z.enum(ACTIONS_DECISION),
  motif: z.string(),
  portee: z.enum(PORTEES_RESTRICTION).nullable(),
  jusquau: civilDay.nullable(),
  date: instant,
  par: personneDossier.nullable(),
  /** An exclusion that a second administrator has yet to confirm: the member is not told. */
  enAttente: z.boolean(),
  /** The second administrator. */
  confirmeePar: personneDossier.nullable(),
  /** When it was undone. */
  dateLevee: instant.nullable(),
})
export type Decision = z.infer<typeof decision>

/** An appeal, and what became of it. */
const recours = z.object({
  partie: z.enum(PARTIES_RECOURS),
  /** The member, or for administrators the reporter. */
  auteure: personneDossier.nullable(),
  motif: z.string(),
  dateCreation: instant,
  issue: z.enum(ISSUES_RECOURS).nullable(),
  reponse: z.string().nullable(),
  dateReponse: instant.nullable(),
})

/** An earlier report of the same member, with what was decided. */
const antecedent = z.object({
  id: dossierId,
  cible: z.object({ type: z.enum(TYPES_CIBLE), titre: z.string() }),
  motif: z.enum(MOTIFS),
  statut: z.enum(STATUTS_SIGNALEMENT),
  dateCreation: instant,
  mesures: z.array(z.object({ action: z.enum(ACTIONS_DECISION), motif: z.string(), date: instant })),
})
export const ANTECEDENTS_MAX = 20
/** Reporters shown with their words, the first ones. */
export const SIGNALEUSES_MAX = 50

/** What happened, oldest first. */
export const ETAPES_SUIVI = ['signale', 'pris', 'mesure', 'clos', 'recours'] as const
export type EtapeSuivi = (typeof ETAPES_SUIVI)[number]
const suivi = z.object({
  etape: z.enum(ETAPES_SUIVI),
  date: instant,
  /** Who took it, decided or answered; never who reported. */
  par: personneDossier.nullable(),
  /** Of a measure. */
  action: z.enum(ACTIONS_DECISION).nullable(),
  /** Of an answer. */
  suite: z.enum(['traite', 'sans_suite']).nullable(),
  /** The answer that was sent to the reporters. */
  reponse: z.string().nullable(),
})
export type Suivi = z.infer<typeof suivi>

/** Why the caller may read the report and not examine it. */
export const EMPECHEMENTS = ['de_sa_part', 'decide_avant'] as const
export type Empechement = (typeof EMPECHEMENTS)[number]

/** What the caller may do now; each is false where its act would be refused. */
export const droitsDossier = z.object({
  prendre: z.boolean(),
  rendre: z.boolean(),
  noter: z.boolean(),
  /** The measures that she may decide. */
  actions: z.array(z.enum(ACTIONS_DECISION)),
  confirmerExclusion: z.boolean(),
  retirerExclusion: z.boolean(),
  clore: z.boolean(),
})
export type DroitsDossier = z.infer<typeof droitsDossier>

/** A report and all that is known about it. */
export const dossier = z.object({
  ...commun,
  /** The member who wrote it, or who is reported; null once her account is erased. */
  auteure: personneDossier.nullable(),
  /** The version of the copy; null for a person. */
  version: z.int().nullable(),
  /** What the first reporter saw. */
  copie: z.record(z.string(), z.unknown()),
  /** Its words, without markup. */
  texte: z.string().nullable(),
  /** The title of the post or the request under which it was written. */
  contexte: z.string().nullable(),
  /** The page on which the caller reads the content now; null for a private message, and if it is gone or hidden from her. */
  chemin: z.string().nullable(),
  /** Its earlier versions, where they are kept, latest first; `date` is when an edit replaced each. */
  versions: z
    .array(z.object({ version: z.int(), date: instant, copie: z.record(z.string(), z.unknown()) }))
    .max(VERSIONS_MAX),
  /** Hidden by its number of reporters or by a decision. */
  masque: z.boolean(),
  signalements: z.array(signaleuse),
  notes: z.array(note),
  decisions: z.array(decision),
  recours: z.array(recours),
  /** The other reports of the same member, latest first. */
  antecedents: z.array(antecedent),
  suivi: z.array(suivi),
  empechement: z.enum(EMPECHEMENTS).nullable(),
  droits: droitsDossier,
})
export type Dossier = z.infer<typeof dossier>

/** A text that may be chosen instead of written. */
export const reponseType = z.object({
  id: reponseTypeId,
  titre: z.string(),
  usage: z.enum(USAGES_REPONSE_TYPE),
  contenu: z.string(),
  dateModification: instant,
  version: z.int(),
})
export type ReponseType = z.infer<typeof reponseType>
