import { civilDay, instant } from '#kit/date-schemas.ts'
import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { termes } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { carteAdherente, territoireId, territoireStub } from '#modules/adherentes/adherentes.schema.ts'
import { region } from '#modules/referentiels/departements.ts'
import { villeId } from '#modules/referentiels/referentiels.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'

/** Statuses of a branch, with their labels. */
export const STATUTS_TERRITOIRE = {
  en_creation: 'Démarre',
  ouverte: 'Ouverte',
  en_pause: 'En pause',
  fermee: 'Fermée',
} as const
export type StatutTerritoire = keyof typeof STATUTS_TERRITOIRE
const statut = enumOfKeys<StatutTerritoire>(STATUTS_TERRITOIRE)

/** How a member was attached to her branch. */
export const MODES_RATTACHEMENT = ['automatique', 'choisi', 'coordinatrice'] as const
export type ModeRattachement = (typeof MODES_RATTACHEMENT)[number]
const mode = z.enum(MODES_RATTACHEMENT)

/** Maximum number of branches that a member may follow besides her own. */
export const SUIVIES_MAX = 3
/** Maximum number of member photos on a card. */
export const VISAGES_MAX = 4

export const SENS_TRI = ['asc', 'desc', 'aucun'] as const
export type SensTri = (typeof SENS_TRI)[number]
const sens = z.enum(SENS_TRI).default('aucun')

/** Sorts by region first, then by name. */
export const trisTerritoires = z.strictObject({ trinom: sens, triregion: sens })

export const filtresTerritoires = z.strictObject({
  /** Beginnings of words of its name, or of a commune of its area. */
  termes: termes.optional(),
  region: region.optional(),
  ...trisTerritoires.shape,
})
export type FiltresTerritoires = z.output<typeof filtresTerritoires>

export const imageTerritoire = z.object({ nom: z.string(), texteAlternatif: z.string() })

/** A branch in a list. */
export const territoire = z.object({
  id: territoireId,
  nom: z.string(),
  region: z.string().nullable(),
  /** Department codes, including those of its communes. */
  departements: z.array(z.string()),
  statut,
  image: imageTerritoire.nullable(),
  nbAdherentes: z.int(),
  /** Help requests that wait for help. */
  nbCoupsDePouceOuverts: z.int(),
  /** Photos of its first members; null for a member without one. */
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

/** Detail page of a branch. */
export const detailTerritoire = territoire.extend({
  description: z.string().nullable(),
  ...contacts,
  dateOuverture: civilDay.nullable(),
  /** Area of the branch: whole departments and individual communes. */
  zone: z.object({
    departements: z.array(z.object({ code: z.string(), nom: z.string() })),
    communes: z.array(commune),
  }),
  /** How the member was attached to this branch; null if it is not hers. */
  mode: mode.nullable(),
  /** Instant from which it counts as hers; null if it does, or if it is not hers. */
  porteeLe: instant.nullable(),
  /** Number of branches that the member follows. */
  nbSuivies: z.int(),
  droits: z.object({
    /** May manage the branch in the back office. */
    administrer: z.boolean(),
    /** May edit its presentation, as its coordinator. */
    presenter: z.boolean(),
    suivre: z.boolean(),
    choisir: z.boolean(),
  }),
})
export type DetailTerritoire = z.infer<typeof detailTerritoire>

/** All open branches, for a select field. */
export const choixTerritoires = z.array(territoireStub.extend({ region: z.string().nullable() }))
export type ChoixTerritoires = z.infer<typeof choixTerritoires>

/** Branch of a member, how she was attached to it, and when it will count as hers if it does not yet. */
export const antenneAdherente = z.object({
  territoire: territoireStub.nullable(),
  mode: mode.nullable(),
  porteeLe: instant.nullable(),
})
export type AntenneAdherente = z.infer<typeof antenneAdherente>

/** A coordinator in the back office of branches. */
export const coordinatriceBo = z.object({
  id: adherenteId,
  prenom: z.string(),
  nom: z.string().nullable(),
  photo: z.string().nullable(),
})
export type CoordinatriceBo = z.infer<typeof coordinatriceBo>

/** A row of the back-office list. */
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

/** All fields of a branch, for its edit form. Here `departements` are the whole departments only. */
export const detailTerritoireBo = territoireBo.extend({
  version: z.int(),
  communes: z.array(commune),
  description: z.string().nullable(),
  image: imageTerritoire.nullable(),
  ...contacts,
  droits: z.object({
    /** May edit name, area, status and coordinators; otherwise only the presentation. */
    administrer: z.boolean(),
    /** True only once the branch is closed. */
    supprimer: z.boolean(),
  }),
})
export type DetailTerritoireBo = z.infer<typeof detailTerritoireBo>

/** Members attached within this many days are listed as to be welcomed. */
export const ACCUEIL_JOURS = 30

export const nouvelleTerritoire = z.object({
  id: adherenteId,
  prenom: z.string(),
  nom: z.string().nullable(),
  photo: z.string().nullable(),
  commune: z.string().nullable(),
  /** Date on which she was attached to the branch. */
  depuis: instant,
  /** Instant from which the branch counts as hers, unless it is accepted before; null if it counts. */
  porteeLe: instant.nullable(),
  /** Welcome note, once she has been welcomed. */
  accueil: z.object({ date: instant, note: z.string().nullable(), par: z.string().nullable() }).nullable(),
})
export type NouvelleTerritoire = z.infer<typeof nouvelleTerritoire>
