import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { reseauFacultatif, siteFacultatif } from '#kit/liens-profil.ts'
import { facultatif, telephoneFacultatif as telephone } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { referentiel } from '#modules/referentiels/referentiels.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import { CHAMPS_A_PORTEE, PORTEES, type ChampAPortee, type Portee } from './portees.ts'

export const PRESENTATION_MAX = 600
export const COMPETENCES_MAX = 5
export const SECTEUR_INCONNU = 'Sélectionne ton secteur dans la liste.'
export const COMPETENCE_INCONNUE = 'Sélectionne tes compétences dans la liste.'

const portee = enumOfKeys<Portee>(PORTEES)
export const portees = z.strictObject(
  Object.fromEntries(CHAMPS_A_PORTEE.map((champ) => [champ, portee])) as Record<ChampAPortee, typeof portee>,
)

const competences = z
  .array(referentiel.shape.id)
  .max(COMPETENCES_MAX, `Choisis-en ${COMPETENCES_MAX} au plus.`)
  .transform((ids) => [...new Set(ids)])

/** Profile fields that the member edits. Name, commune and e-mail are edited in her account. */
export const profilForm = z.strictObject({
  version: z.int(),
  /** Id of an uploaded image; undefined keeps the current one, null removes it. */
  photoId: z.uuid().nullable().optional(),
  profession: facultatif(80),
  nomEntreprise: facultatif(80),
  presentation: facultatif(PRESENTATION_MAX),
  telephone,
  secteurId: referentiel.shape.id.nullable(),
  competences,
  recherches: competences,
  site: siteFacultatif,
  linkedin: reseauFacultatif('linkedin'),
  instagram: reseauFacultatif('instagram'),
  facebook: reseauFacultatif('facebook'),
  sollicitable: z.boolean(),
  surLaCarte: z.boolean(),
  portees,
})
export type ProfilForm = z.output<typeof profilForm>

/** Profile with all its fields, for the member's own edit form. */
export const profilEdition = z.object({
  id: adherenteId,
  version: z.int(),
  prenom: z.string(),
  nom: z.string().nullable(),
  photo: z.string().nullable(),
  profession: z.string().nullable(),
  nomEntreprise: z.string().nullable(),
  presentation: z.string().nullable(),
  telephone: z.string().nullable(),
  email: z.string(),
  dateNaissance: z.iso.date().nullable(),
  secteurId: referentiel.shape.id.nullable(),
  competences: z.array(referentiel),
  recherches: z.array(referentiel),
  site: z.string().nullable(),
  linkedin: z.string().nullable(),
  instagram: z.string().nullable(),
  facebook: z.string().nullable(),
  sollicitable: z.boolean(),
  surLaCarte: z.boolean(),
  portees,
})
export type ProfilEdition = z.infer<typeof profilEdition>
