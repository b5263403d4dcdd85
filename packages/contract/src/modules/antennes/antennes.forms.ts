import { email } from '#kit/identity-schemas.ts'
import { facultatif, jourFacultatif, lienFacultatif as lien } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { mediaId } from '#modules/medias/medias.schema.ts'
import { codeDepartement, region } from '#modules/referentiels/departements.ts'
import { villeId } from '#modules/referentiels/referentiels.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'

export const NOM_TERRITOIRE_MAX = 80
export const DESCRIPTION_TERRITOIRE_MAX = 2000
export const COMMUNES_MAX = 400
export const COORDINATRICES_MAX = 10
export const NOTE_ACCUEIL_MAX = 300
export const NOM_DEJA_PRIS = 'Une antenne porte déjà ce nom.'
export const COORDINATRICES_TROP = `Une antenne a ${COORDINATRICES_MAX} coordinatrices au plus.`
export const COORDINATRICE_ABSENTE = 'Une coordinatrice doit être membre du réseau, son adhésion à jour.'
export const VERS_INCONNUE = 'Choisis une antenne ouverte.'

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** Fields that the coordinator of a branch edits. */
const presentation = {
  description: facultatif(DESCRIPTION_TERRITOIRE_MAX),
  /** Id of an uploaded image; undefined keeps the current one, null removes it. */
  imageId: mediaId.nullable().optional(),
  imageAlt: facultatif(150),
  emailContact: facultatif(254).pipe(email.nullable()),
  facebook: lien,
  instagram: lien,
  linkedin: lien,
}

/** Version that the edit started from: a concurrent change is not overwritten. */
const version = z.int().min(1)

export const presentationTerritoire = z.strictObject({ ...presentation, version })
export type PresentationTerritoire = z.output<typeof presentationTerritoire>

/** Statuses that an administrator may set; closing a branch is a separate endpoint. */
export const STATUTS_A_CHOISIR = ['en_creation', 'ouverte', 'en_pause'] as const

export const territoireForm = z.strictObject({
  nom: z.string().trim().min(2).max(NOM_TERRITOIRE_MAX),
  region,
  /** Whole departments, except communes assigned to another branch. */
  departements: z.array(codeDepartement).max(20).transform(unique),
  /** Communes assigned to this branch individually. */
  communes: z.array(villeId).max(COMMUNES_MAX, `Choisis ${COMMUNES_MAX} communes au plus.`).transform(unique),
  statut: z.enum(STATUTS_A_CHOISIR).default('ouverte'),
  dateOuverture: jourFacultatif,
  ...presentation,
})
export type TerritoireForm = z.output<typeof territoireForm>

export const territoireUpdate = territoireForm.extend({ version })
export type TerritoireUpdate = z.output<typeof territoireUpdate>

/** Branch that receives the members; null attaches each member by her commune. */
export const fermetureTerritoire = z.strictObject({ versId: territoireId.nullable() })
export type FermetureTerritoire = z.output<typeof fermetureTerritoire>

/** Complete list of coordinators after the change. */
export const coordinatricesForm = z.strictObject({
  adherentes: z.array(adherenteId).max(COORDINATRICES_MAX, COORDINATRICES_TROP).transform(unique),
  /** Coordinators when the form was opened, to detect a concurrent change: a member's own page can change them too. */
  vu: z.array(adherenteId).max(200),
})
export type CoordinatricesForm = z.output<typeof coordinatricesForm>

/** Branch that the member chooses; null restores the one of her commune. */
export const antenneForm = z.strictObject({ territoireId: territoireId.nullable() })
export type AntenneForm = z.output<typeof antenneForm>

export const accueilForm = z.strictObject({ note: facultatif(NOTE_ACCUEIL_MAX) })
export type AccueilForm = z.output<typeof accueilForm>
