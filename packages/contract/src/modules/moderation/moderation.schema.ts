import { instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { facultatif } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { monRecours } from './recours.schema.ts'

/** A report, as its author follows it. What several members report is examined once. */
export const signalementId = idOf<'SignalementId'>()
export type SignalementId = z.infer<typeof signalementId>

export const TYPES_CIBLE = [
  'publication',
  'commentaire',
  'coup_de_pouce',
  'reponse',
  'message',
  'adherente',
  'evenement',
] as const
export type TypeCible = (typeof TYPES_CIBLE)[number]

export const MOTIFS = [
  'harcelement',
  'propos_haineux',
  'sexisme',
  'contenu_inapproprie',
  'publicite',
  'donnees_personnelles',
  'faux_profil',
  'autre',
] as const
export type Motif = (typeof MOTIFS)[number]

export const PRIORITES = ['haute', 'normale'] as const
export type Priorite = (typeof PRIORITES)[number]

/** Received, being examined, answered with or without a measure, examined again. */
export const STATUTS_SIGNALEMENT = ['nouveau', 'en_cours', 'traite', 'sans_suite', 'rouvert'] as const
export type StatutSignalement = (typeof STATUTS_SIGNALEMENT)[number]
/** Somebody has yet to answer. */
export const STATUTS_OUVERTS = ['nouveau', 'en_cours', 'rouvert'] as const
/** How an examination ends. */
export type StatutClos = Exclude<StatutSignalement, (typeof STATUTS_OUVERTS)[number]>

/** What a restricted member may not do until a date. */
export const PORTEES_RESTRICTION = ['publication', 'message'] as const
export type PorteeRestriction = (typeof PORTEES_RESTRICTION)[number]

export const COMMENTAIRE_SIGNALEMENT_MAX = 1000
/** This number of different reporters hides a content until somebody examines it. */
export const SIGNALEMENTS_POUR_MASQUER = 3
/** Earlier versions of a content that its report shows at most. */
export const VERSIONS_MAX = 50

export const signalementForm = z
  .strictObject({
    cibleType: z.enum(TYPES_CIBLE),
    cibleId: z.uuid().toLowerCase(),
    motif: z.enum(MOTIFS, 'Choisis ce qui se passe.'),
    commentaire: facultatif(COMMENTAIRE_SIGNALEMENT_MAX).default(null),
    /** Also blocks the author. */
    bloquer: z.boolean().default(false),
    /** Hides it at once, until another moderator decides: for those who moderate it. */
    masquer: z.boolean().default(false),
  })
  .refine(({ cibleType, bloquer }) => !bloquer || cibleType !== 'evenement', {
    path: ['bloquer'],
    // The page of an event does not name who wrote it.
    message: 'Un événement n’a pas d’auteure à bloquer.',
  })
export type SignalementForm = z.output<typeof signalementForm>

const suivi = z.object({
  id: signalementId,
  statut: z.enum(STATUTS_SIGNALEMENT),
  /** The first answer is promised before this instant. */
  reponseAvant: instant,
})

export const signalementRecu = suivi.extend({
  /** Reports hide the content, until a moderator decides. */
  masque: z.boolean(),
})
export type SignalementRecu = z.infer<typeof signalementRecu>

/** One of the caller's reports. */
export const monSignalement = suivi.extend({
  /** As it was when it was first reported. */
  cible: z.object({ type: z.enum(TYPES_CIBLE), titre: z.string() }),
  motif: z.enum(MOTIFS),
  dateCreation: instant,
  reponse: z.string().nullable(),
  dateReponse: instant.nullable(),
  /** It was answered without a measure, and no reporter of it has appealed yet. */
  recoursPossible: z.boolean(),
  /** Her own; null for that of another reporter. */
  recours: monRecours.nullable(),
})
export type MonSignalement = z.infer<typeof monSignalement>
