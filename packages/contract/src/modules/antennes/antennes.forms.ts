import { civilDay } from '#kit/date-schemas.ts'
import { email } from '#kit/identity-schemas.ts'
import { facultatif, lienFacultatif as lien } from '#kit/optional-fields.ts'
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

/** What a coordinator says of her branch. */
const presentation = {
  description: facultatif(DESCRIPTION_TERRITOIRE_MAX),
  /** A picture that was sent; the one that is there stays without it, null takes it away. */
  imageId: mediaId.nullable().optional(),
  imageAlt: facultatif(150),
  emailContact: facultatif(254).pipe(email.nullable()),
  facebook: lien,
  instagram: lien,
  linkedin: lien,
}

/** An edition says which version it started from: a change made meanwhile is not overwritten. */
const version = z.int().min(1)

export const presentationTerritoire = z.strictObject({ ...presentation, version })
export type PresentationTerritoire = z.output<typeof presentationTerritoire>

/** The states that an administrator chooses; a branch is closed by an act of its own. */
export const STATUTS_A_CHOISIR = ['en_creation', 'ouverte', 'en_pause'] as const

export const territoireForm = z.strictObject({
  nom: z.string().trim().min(2).max(NOM_TERRITOIRE_MAX),
  region,
  /** Whole departments. A commune that another branch has for itself stays with it. */
  departements: z.array(codeDepartement).max(20).transform(unique),
  /** Communes of its own. */
  communes: z.array(villeId).max(COMMUNES_MAX, `Choisis ${COMMUNES_MAX} communes au plus.`).transform(unique),
  statut: z.enum(STATUTS_A_CHOISIR).default('ouverte'),
  dateOuverture: facultatif(10).pipe(civilDay.nullable()),
  ...presentation,
})
export type TerritoireForm = z.output<typeof territoireForm>

export const territoireUpdate = territoireForm.extend({ version })
export type TerritoireUpdate = z.output<typeof territoireUpdate>

/** Where its members go: another branch, or, without one, wherever their commune leads. */
export const fermetureTerritoire = z.strictObject({ versId: territoireId.nullable() })
export type FermetureTerritoire = z.output<typeof fermetureTerritoire>

/** All those who coordinate it from then on. Whoever decides of it gives her own password again. */
export const coordinatricesForm = z.strictObject({
  adherentes: z.array(adherenteId).max(COORDINATRICES_MAX, COORDINATRICES_TROP).transform(unique),
  /** Those who did when it was decided: a change made meanwhile is not undone. Some are named on their own page. */
  vu: z.array(adherenteId).max(200),
  password: z.string().min(1).max(1024),
})
export type CoordinatricesForm = z.output<typeof coordinatricesForm>

/** A branch that she chooses, or null: the one of her commune again. */
export const antenneForm = z.strictObject({ territoireId: territoireId.nullable() })
export type AntenneForm = z.output<typeof antenneForm>

export const accueilForm = z.strictObject({ note: facultatif(NOTE_ACCUEIL_MAX) })
export type AccueilForm = z.output<typeof accueilForm>
