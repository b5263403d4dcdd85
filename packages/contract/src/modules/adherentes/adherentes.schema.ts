import { civilDay, instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { termes } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { referentiel } from '#modules/referentiels/referentiels.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'

export const territoireId = idOf<'TerritoireId'>()
export type TerritoireId = z.infer<typeof territoireId>

/** A branch by id and name, embedded in other objects. */
export const territoireStub = z.object({ id: territoireId, nom: z.string() })
export type TerritoireStub = z.infer<typeof territoireStub>

export const villeCourte = z.object({ nom: z.string(), departement: z.string() })

/** R3-2: card of a member, after the visibility of each field has been applied. */
export const carteAdherente = z.object({
  /** Null once the account is erased. */
  id: adherenteId.nullable(),
  prenom: z.string(),
  nom: z.string().nullable(),
  nomEntreprise: z.string().nullable(),
  profession: z.string().nullable(),
  ville: villeCourte.nullable(),
  photo: z.string().nullable(),
  territoireCoordonne: territoireStub.nullable(),
  /** Whole kilometres from the reader's commune, 0 under one; only in a list filtered by distance. */
  distanceKilometre: z.int().optional(),
})
export type CarteAdherente = z.infer<typeof carteAdherente>
/** First name on the card of a former member; the other fields of the card are null. */
export const ANCIENNE_MEMBRE = 'Ancienne membre'

export const DISTANCES_KM = [10, 25, 50, 100] as const
/** A member is new for this many days after joining. */
export const NOUVELLE_JOURS = 90

/** A filter by distance needs the member's commune. */
export const COMMUNE_MANQUANTE = 'Indique d’abord ta commune dans Mon compte.'

/** Filters of the directory, all of them in the URL. */
export const filtresAnnuaire = z.strictObject({
  termes: termes.optional(),
  territoire: territoireId.optional(),
  departement: z
    .string()
    .regex(/^(\d{2}|2[AB]|97\d|98\d)$/)
    .optional(),
  secteur: referentiel.shape.id.optional(),
  competence: referentiel.shape.id.optional(),
  situation: referentiel.shape.id.optional(),
  /** Distance from the reader's commune: the nearest come first, and she is not in the list. */
  distanceKm: z.coerce.number().int().min(1).max(100).optional(),
  nouvelles: z.literal('oui').optional(),
  coordinatrices: z.literal('oui').optional(),
})
export type FiltresAnnuaire = z.output<typeof filtresAnnuaire>

/** Smaller counts are hidden, so that no member can be identified. */
export const CARTE_MINIMUM = 5

/** Members per department, counting only those who agree to be on the map. */
export const carteAnnuaire = z.object({
  departements: z.array(
    z.object({
      code: z.string(),
      nom: z.string(),
      /** Null if there are one to four. */
      nb: z.int().nullable(),
      antennes: z.array(territoireStub),
    }),
  ),
  /** Department of the member who reads the map. */
  ici: z.string().nullable(),
})
export type CarteAnnuaire = z.infer<typeof carteAnnuaire>

/** A profile page as the reader may see it: fields hidden from her are null or empty. */
export const profil = carteAdherente.omit({ distanceKilometre: true }).extend({
  id: adherenteId,
  territoire: territoireStub.nullable(),
  membreDepuis: instant,
  presentation: z.string().nullable(),
  telephone: z.string().nullable(),
  email: z.string().nullable(),
  dateNaissance: civilDay.nullable(),
  secteur: z.string().nullable(),
  situations: z.array(z.string()),
  attentes: z.array(z.string()),
  ambition: z.string().nullable(),
  competences: z.array(referentiel),
  recherches: z.array(referentiel),
  site: z.string().nullable(),
  linkedin: z.string().nullable(),
  instagram: z.string().nullable(),
  facebook: z.string().nullable(),
  sollicitable: z.boolean(),
  droits: z.object({ modifier: z.boolean() }),
})
export type Profil = z.infer<typeof profil>
