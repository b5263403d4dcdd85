import { civilDay } from '#kit/date-schemas.ts'
import { facultatif } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { fichierId, USAGES_FICHIER } from '#modules/fichiers/fichiers.schema.ts'
import { referentiel, villeId } from '#modules/referentiels/referentiels.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import {
  AIDANTES_MAX,
  COMPETENCES_MAX,
  CONTENU_MAX,
  CONTENU_MIN,
  CONTREPARTIE_MAX,
  MERCI_MAX,
  MOTIFS_A_CHOISIR,
  RAYONS_KM,
  REPONSE_MAX,
  REPONSE_MIN,
  TITRE_MAX,
  TITRE_MIN,
} from './coups-de-pouce.constants.ts'
import { modeCoupDePouce, reponseId, typeCoupDePouce, urgence } from './coups-de-pouce.schema.ts'

export const CATEGORIE_MANQUANTE = 'Choisis une catégorie.'
export const COMPETENCE_INCONNUE = 'Choisis des compétences de la liste.'
export const ANTENNE_INCONNUE = 'Choisis une antenne ouverte, ou tout le réseau.'
export const AIDANTE_INCONNUE = 'Remercie celles qui ont répondu à ta demande.'
export const PROLONGEE_PLUS_TOT = 'Choisis une date après la date limite actuelle.'
export const MERCI_DE_L_AUTEURE = 'Seule celle qui a écrit la demande remercie.'
export const REPONSE_FERMEE = 'On ne peut pas répondre à cette réponse.'
export const PRIVE_SANS_DESTINATAIRE = 'Une réponse privée s’adresse à quelqu’un d’autre que toi.'
export const AIDE_A_SOI = 'C’est ta demande\u00a0: laisse les autres proposer leur aide.'
const PERIODE_A_L_ENVERS = 'La fin ne peut pas être avant le début.'

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

const communs = {
  type: typeCoupDePouce.default('demande'),
  competences: z
    .array(referentiel.shape.id)
    .max(COMPETENCES_MAX, `Choisis au plus ${COMPETENCES_MAX} compétences.`)
    .refine(isUnique, 'Une compétence est citée deux fois.')
    .default([]),
  /** Null: the whole network. */
  territoire: territoireId.nullable().default(null),
  ville: villeId.nullable().default(null),
  rayonKm: z.literal(RAYONS_KM).nullable().default(null),
  mode: modeCoupDePouce.default('indifferent'),
  urgence: urgence.default('normale'),
  /** Absent: DUREE_JOURS from today. */
  dateLimite: civilDay.nullable().default(null),
  periode: z
    .strictObject({ debut: civilDay, fin: civilDay })
    .refine(({ debut, fin }) => debut <= fin, { message: PERIODE_A_L_ENVERS, path: ['fin'] })
    .nullable()
    .default(null),
  contrepartie: facultatif(CONTREPARTIE_MAX).default(null),
  /** Files that she has sent, in their order. */
  piecesJointes: z.array(fichierId).max(USAGES_FICHIER.coup_de_pouce.max).refine(isUnique).default([]),
}

/** A request that is published. */
export const coupDePouceForm = z.strictObject({
  ...communs,
  titre: z.string().trim().min(TITRE_MIN).max(TITRE_MAX),
  contenu: z.string().trim().min(CONTENU_MIN).max(CONTENU_MAX),
  categorie: z.uuid(CATEGORIE_MANQUANTE),
})
export type CoupDePouceForm = z.output<typeof coupDePouceForm>

/** A draft keeps whatever is typed. */
export const brouillonForm = z.strictObject({
  ...communs,
  titre: z.string().trim().min(1).max(TITRE_MAX),
  contenu: z.string().trim().max(CONTENU_MAX).default(''),
  categorie: z.uuid().nullable().default(null),
})
export type BrouillonForm = z.output<typeof brouillonForm>

/** The version that the edit started from: a concurrent change is not overwritten. */
const version = z.int().min(1)

export const coupDePouceUpdate = coupDePouceForm.extend({ version })
export type CoupDePouceUpdate = z.output<typeof coupDePouceUpdate>
export const brouillonUpdate = brouillonForm.extend({ version })
export type BrouillonUpdate = z.output<typeof brouillonUpdate>

/** The helpers, among those who answered, and one word of thanks for all of them. Both are refused from anybody but the author. */
export const resolutionForm = z.strictObject({
  aidantes: z.array(adherenteId).max(AIDANTES_MAX).refine(isUnique).default([]),
  message: facultatif(MERCI_MAX).default(null),
})
export type ResolutionForm = z.output<typeof resolutionForm>

export const clotureForm = z.strictObject({ motif: z.enum(MOTIFS_A_CHOISIR).default('sans_suite') })
export type ClotureForm = z.output<typeof clotureForm>

/** Absent: PROLONGATION_JOURS after the current last day, or after today if it has passed. */
export const prolongationForm = z.strictObject({ dateLimite: civilDay.nullable().default(null) })
export type ProlongationForm = z.output<typeof prolongationForm>

const contenu = z.string().trim().min(REPONSE_MIN).max(REPONSE_MAX)

export const reponseForm = z.strictObject({
  contenu,
  prive: z.boolean().default(false),
  propose: z.boolean().default(false),
  reponseParenteId: reponseId.nullable().default(null),
})
export type ReponseForm = z.output<typeof reponseForm>

export const reponseUpdate = z.strictObject({ contenu, version })
export type ReponseUpdate = z.output<typeof reponseUpdate>
