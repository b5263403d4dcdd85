import { civilDay, instant } from '#kit/date-schemas.ts'
import { z } from '#kit/z.ts'
import { carteAdherente, territoireId, territoireStub } from '#modules/adherentes/adherentes.schema.ts'
import { region } from '#modules/referentiels/departements.ts'
import { villeId } from '#modules/referentiels/referentiels.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'

/** The states of a branch, by their names in the interface. */
export const STATUTS_TERRITOIRE = {
  en_creation: 'Démarre',
  ouverte: 'Ouverte',
  en_pause: 'En pause',
  fermee: 'Fermée',
} as const
export type StatutTerritoire = keyof typeof STATUTS_TERRITOIRE
const statut = z.enum(Object.keys(STATUTS_TERRITOIRE) as [StatutTerritoire, ...StatutTerritoire[]])

/** How her branch became hers. */
export const MODES_RATTACHEMENT = ['automatique', 'choisi', 'coordinatrice'] as const
export type ModeRattachement = (typeof MODES_RATTACHEMENT)[number]
const mode = z.enum(MODES_RATTACHEMENT)

/** How many branches she may follow beside her own. */
export const SUIVIES_MAX = 3
/** Faces that a card shows. */
export const VISAGES_MAX = 4

export const SENS_TRI = ['asc', 'desc', 'aucun'] as const
export type SensTri = (typeof SENS_TRI)[number]
const sens = z.enum(SENS_TRI).default('aucun')

/** The region sorts first; what is left in doubt is settled by the name. */
export const trisTerritoires = z.strictObject({ trinom: sens, triregion: sens })

export const filtresTerritoires = z.strictObject({
  /** Beginnings of words of its name, or of a commune of its area. */
  termes: z.string().trim().max(100).optional(),
  region: region.optional(),
  ...trisTerritoires.shape,
})
export type FiltresTerritoires = z.output<typeof filtresTerritoires>

export const imageTerritoire = z.object({ nom: z.string(), texteAlternatif: z.string() })

/** A branch as lists show it. */
export const territoire = z.object({
  id: territoireId,
  nom: z.string(),
  region: z.string().nullable(),
  /** Codes of departments, those of its communes included. */
  departements: z.array(z.string()),
  statut,
  image: imageTerritoire.nullable(),
  nbAdherentes: z.int(),
  /** Photos of its first members, null for one who has none. */
  visages: z.array(z.string().nullable()),
  coordinatrices: z.array(carteAdherente),
  monAntenne: z.boolean(),
  suivie: z.boolean(),
})
export type Territoire = z.infer<typeof territoire>

const commune = z.object({ id: villeId, nom: z.string(), departement: z.string() })
export type CommuneTerritoire = z.infer<typeof commune>

const contacts = {
  emailContact: z.string().nullable(),
  facebook: z.string().nullable(),
  instagram: z.string().nullable(),
  linkedin: z.string().nullable(),
}

/** Its page. */
export const detailTerritoire = territoire.extend({
  description: z.string().nullable(),
  ...contacts,
  dateOuverture: civilDay.nullable(),
  /** Where its members come from: whole departments, then communes of its own. */
  zone: z.object({
    departements: z.array(z.object({ code: z.string(), nom: z.string() })),
    communes: z.array(commune),
  }),
  /** How it became hers; null when it is not. */
  mode: mode.nullable(),
  /** How many branches she follows. */
  nbSuivies: z.int(),
  droits: z.object({
    /** The whole branch, in the back office. */
    administrer: z.boolean(),
    /** Its presentation, as its coordinator. */
    presenter: z.boolean(),
    suivre: z.boolean(),
    choisir: z.boolean(),
  }),
})
export type DetailTerritoire = z.infer<typeof detailTerritoire>

/** Every branch that is open, for a list of choices. */
export const choixTerritoires = z.array(territoireStub.extend({ region: z.string().nullable() }))
export type ChoixTerritoires = z.infer<typeof choixTerritoires>

/** Her branch and how it became hers. */
export const antenneAdherente = z.object({ territoire: territoireStub.nullable(), mode: mode.nullable() })
export type AntenneAdherente = z.infer<typeof antenneAdherente>

/** A coordinator as the back office of branches names her. */
export const coordinatriceBo = z.object({
  id: adherenteId,
  prenom: z.string(),
  nom: z.string().nullable(),
  photo: z.string().nullable(),
})
export type CoordinatriceBo = z.infer<typeof coordinatriceBo>

/** A line of the back office. */
export const territoireBo = z.object({
  id: territoireId,
  nom: z.string(),
  region: z.string().nullable(),
  departements: z.array(z.string()),
  statut,
  dateOuverture: civilDay.nullable(),
  nbAdherentes: z.int(),
  coordinatrices: z.array(coordinatriceBo),
})
export type TerritoireBo = z.infer<typeof territoireBo>

/** All of a branch, to be changed. Here `departements` are those that are wholly its own. */
export const detailTerritoireBo = territoireBo.extend({
  version: z.int(),
  communes: z.array(commune),
  description: z.string().nullable(),
  image: imageTerritoire.nullable(),
  ...contacts,
  droits: z.object({
    /** Its name, area, state and coordinators; without it, its presentation alone. */
    administrer: z.boolean(),
    /** Only once it is closed. */
    supprimer: z.boolean(),
  }),
})
export type DetailTerritoireBo = z.infer<typeof detailTerritoireBo>

/** Who came to the branch within this many days is to be welcomed. */
export const ACCUEIL_JOURS = 30

export const nouvelleTerritoire = z.object({
  id: adherenteId,
  prenom: z.string(),
  nom: z.string().nullable(),
  photo: z.string().nullable(),
  commune: z.string().nullable(),
  /** Since when the branch is hers. */
  depuis: instant,
  /** What was done to welcome her, once it has been. */
  accueil: z.object({ date: instant, note: z.string().nullable(), par: z.string().nullable() }).nullable(),
})
export type NouvelleTerritoire = z.infer<typeof nouvelleTerritoire>
