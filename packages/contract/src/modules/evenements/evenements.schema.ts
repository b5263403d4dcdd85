import { civilDay, fuseau, instant } from '#kit/date-schemas.ts'
import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { evenementId, favoriId } from '#kit/ids.ts'
import { termes } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { territoireId, territoireStub } from '#modules/adherentes/adherentes.schema.ts'
import { intervenantStub } from '#modules/intervenants/intervenant-stub.schema.ts'
import { idOuLibelle, referentiel, villeId } from '#modules/referentiels/referentiels.schema.ts'
import { ressource } from '#modules/ressources/ressources.schema.ts'
import {
  FORMATS_EVENEMENT,
  INSCRIPTION_TYPES,
  ONGLETS_EVENEMENTS,
  type FormatEvenement,
  type OngletEvenements,
} from './evenements.constants.ts'
import { intervenantesLues } from './intervenantes.schema.ts'

export const inscriptionType = z.enum(INSCRIPTION_TYPES)

/** `HH:mm`, in the zone of the event. */
export const heure = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** R3-13: registration of the member; `rang` starts at 1 and is set only while she waits. */
export const monInscription = z.object({
  statut: z.enum(['inscrite', 'en_attente', 'proposee']),
  rang: z.int().nullable(),
  /** End of the offer, if a seat is offered to her. */
  offreExpireLe: instant.nullable(),
})
export type MonInscription = z.infer<typeof monInscription>

/** What the organiser recorded about the member; null until she did. */
export const maPresence = z.enum(['presente', 'absente', 'excusee']).nullable()
export type MaPresence = z.infer<typeof maPresence>

const villeEvenement = z.object({ id: villeId, nom: z.string(), codePostal: z.string().nullable() })

const commun = {
  id: evenementId,
  titre: z.string(),
  /** Null on a draft without a value. */
  theme: referentiel.nullable(),
  evenementType: referentiel.nullable(),
  isEnLigne: z.boolean().nullable(),
  nombrePlacesTotal: z.int().nullable(),
  dateHeureDebut: instant.nullable(),
  dateHeureFin: instant.nullable(),
  heureDebut: heure.nullable(),
  heureFin: heure.nullable(),
  fuseau,
  visuel: z.string().nullable(),
  visuel_preview: z.string().nullable(),
  inscriptionType,
  isAnnule: z.boolean(),
  /** Null if unlimited. */
  nbPlacesRestantes: z.int().nullable(),
  nbInscrites: z.int(),
  monInscription: monInscription.nullable(),
  favoriId: favoriId.nullable(),
}

/** An event in a list. */
export const carteEvenement = z.object({
  ...commun,
  ville: z.object({ nom: z.string(), departement: z.string() }).nullable(),
  /**
   * Distance from her commune in whole kilometres, 0 under one; null for an online event, beyond DISTANCE_MAX_KM, or
   * if she has no commune.
   */
  distanceKilometre: z.int().nullable(),
  nbEnAttente: z.int(),
})
export type CarteEvenement = z.infer<typeof carteEvenement>

/** R3-13: an event in responses, for members and for the back office. */
export const evenement = z.object({
  ...commun,
  /** Null unless the member is registered or manages the event. */
  lienVisio: z.string().nullable(),
  adresse: z.string().nullable(),
  ville: villeEvenement.nullable(),
  description: z.string().nullable(),
  ...intervenantesLues,
  isDraft: z.boolean(),
  territoires: z.array(territoireStub),
  intervenants: z.array(intervenantStub),
  lienGoogleForm: z.string().nullable(),
  displaySiteVitrine: z.boolean(),
})
export type Evenement = z.infer<typeof evenement>

/** Another date of the series. */
export const dateSerie = z.object({
  id: evenementId,
  dateHeureDebut: instant.nullable(),
  isDraft: z.boolean(),
})
export type DateSerie = z.infer<typeof dateSerie>

/** M13: content added after an event. */
export const suitesEvenement = z.object({
  replayUrl: z.string().nullable(),
  compteRendu: z.string().nullable(),
  /** Those that the reader may read, in the order of the organiser. */
  ressources: z.array(ressource),
})
export type SuitesEvenement = z.infer<typeof suitesEvenement>

const apres = {
  /** Other dates of its series, sorted; members get the upcoming ones only. */
  serie: z.array(dateSerie),
  suites: suitesEvenement.nullable(),
}

/** Detail page of an event. */
export const detailEvenement = evenement.extend({
  ...apres,
  nbEnAttente: z.int(),
  /** If present, she may download the attestation once the event is over. */
  maPresence,
  droits: z.object({
    /** May manage it in the back office: administrator or coordinator concerned. */
    gerer: z.boolean(),
  }),
})
export type DetailEvenement = z.infer<typeof detailEvenement>

/** R7-7: filters of the list, all of them in the URL. Days are in Paris time, both included. */
export const filtresEvenements = z.strictObject({
  /** Distance from the member's commune. Online events never match. */
  distanceKilometre: z.coerce.number().int().min(1).max(100).optional(),
  type: idOuLibelle.optional(),
  format: enumOfKeys<FormatEvenement>(FORMATS_EVENEMENT).optional(),
  thematique: idOuLibelle.optional(),
  /** Only events with free seats. */
  disponibilite: z.literal('oui').optional(),
  /** Prefixes of words in the title. */
  titre: termes.optional(),
  /** Defaults to today. */
  dateDebut: civilDay.optional(),
  dateFin: civilDay.optional(),
})
export type FiltresEvenements = z.output<typeof filtresEvenements>

/** Filters of the back office; coordinators only ever get events that they manage. */
export const filtresEvenementsBo = z.strictObject({
  onglet: enumOfKeys<OngletEvenements>(ONGLETS_EVENEMENTS).default('a_venir'),
  titre: termes.optional(),
  territoire: territoireId.optional(),
  thematique: referentiel.shape.id.optional(),
  type: referentiel.shape.id.optional(),
})
export type FiltresEvenementsBo = z.output<typeof filtresEvenementsBo>

/** A row of the back-office list. */
export const evenementBo = z.object({
  id: evenementId,
  titre: z.string(),
  evenementType: referentiel.nullable(),
  theme: referentiel.nullable(),
  isEnLigne: z.boolean().nullable(),
  dateHeureDebut: instant.nullable(),
  fuseau,
  territoires: z.array(territoireStub),
  isDraft: z.boolean(),
  isAnnule: z.boolean(),
  inscriptionType,
  nombrePlacesTotal: z.int().nullable(),
  nbInscrites: z.int(),
  nbEnAttente: z.int(),
  displaySiteVitrine: z.boolean(),
})
export type EvenementBo = z.infer<typeof evenementBo>

const nombre = z.object({ nb: z.int(), plus: z.literal(true).optional() })

/** Counts of the tabs, limited by the cap of lists. */
export const resumeEvenements = z.object(
  Object.fromEntries(Object.keys(ONGLETS_EVENEMENTS).map((onglet) => [onglet, nombre])) as Record<
    OngletEvenements,
    typeof nombre
  >,
)
export type ResumeEvenements = z.infer<typeof resumeEvenements>

/** All fields of an event, for its edit form. */
export const detailEvenementBo = evenement.extend({
  ...apres,
  version: z.int(),
  nbEnAttente: z.int(),
  nbProposees: z.int(),
  dateModification: instant,
  droits: z.object({ supprimer: z.boolean(), depublier: z.boolean() }),
})
export type DetailEvenementBo = z.infer<typeof detailEvenementBo>

/** Members to whom a change was mailed. */
export const avisEvenement = z.object({ inscrites: z.int(), enAttente: z.int() })
export type AvisEvenement = z.infer<typeof avisEvenement>
export const SANS_AVIS: AvisEvenement = { inscrites: 0, enAttente: 0 }

/** A changed event, and who was told of it. */
export const evenementModifie = detailEvenementBo.extend({ avis: avisEvenement })
export type EvenementModifie = z.infer<typeof evenementModifie>
