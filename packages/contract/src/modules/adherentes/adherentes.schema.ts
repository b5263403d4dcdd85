import { civilDay, instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { referentiel } from '#modules/referentiels/referentiels.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'

export const territoireId = idOf<'TerritoireId'>()
export type TerritoireId = z.infer<typeof territoireId>

/** A branch by its name, as other objects show it. */
export const territoireStub = z.object({ id: territoireId, nom: z.string() })
export type TerritoireStub = z.infer<typeof territoireStub>

export const villeCourte = z.object({ nom: z.string(), departement: z.string() })

/** R3-2: a member wherever she appears, once the reach of each field has been applied. */
export const carteAdherente = z.object({
  /** Nobody's once her account is erased. */
  id: adherenteId.nullable(),
  prenom: z.string(),
  nom: z.string().nullable(),
  nomEntreprise: z.string().nullable(),
  profession: z.string().nullable(),
  ville: villeCourte.nullable(),
  photo: z.string().nullable(),
  territoireCoordonne: territoireStub.nullable(),
})
export type CarteAdherente = z.infer<typeof carteAdherente>

export const DISTANCES_KM = [10, 25, 50, 100] as const
/** Who joined within this many days is new. */
export const NOUVELLE_JOURS = 90

/** Without a commune nothing is near. */
export const COMMUNE_MANQUANTE = 'Indique d’abord ta commune dans Mon compte.'

/** How the directory is narrowed; all of it is in the address. */
export const filtresAnnuaire = z.strictObject({
  termes: z.string().trim().max(100).optional(),
  territoire: territoireId.optional(),
  departement: z
    .string()
    .regex(/^(\d{2}|2[AB]|97\d|98\d)$/)
    .optional(),
  secteur: referentiel.shape.id.optional(),
  competence: referentiel.shape.id.optional(),
  situation: referentiel.shape.id.optional(),
  /** From her own commune. */
  distanceKm: z.coerce.number().int().min(1).max(100).optional(),
  nouvelles: z.literal('oui').optional(),
  coordinatrices: z.literal('oui').optional(),
})
export type FiltresAnnuaire = z.output<typeof filtresAnnuaire>

/** Below this many members, a department’s count is not told. */
export const CARTE_MINIMUM = 5

/** The members of each department who agree to be on the map. */
export const carteAnnuaire = z.object({
  departements: z.array(
    z.object({
      code: z.string(),
      nom: z.string(),
      /** Null when there are one to four of them. */
      nb: z.int().nullable(),
      antennes: z.array(territoireStub),
    }),
  ),
  /** Her own department. */
  ici: z.string().nullable(),
})
export type CarteAnnuaire = z.infer<typeof carteAnnuaire>

/** A member’s page, as whoever asks may read it: what she may not is null or empty, and says nothing. */
export const profil = carteAdherente.extend({
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
