import { civilDay, fuseau, instant } from '#kit/date-schemas.ts'
import { evenementId, idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { territoireId, territoireStub } from '#modules/adherentes/adherentes.schema.ts'
import { intervenantStub } from '#modules/intervenants/intervenant-stub.schema.ts'
import { referentiel, villeId } from '#modules/referentiels/referentiels.schema.ts'
import {
  FORMATS_EVENEMENT,
  INSCRIPTION_TYPES,
  ONGLETS_EVENEMENTS,
  TITRE_MAX,
  type FormatEvenement,
  type OngletEvenements,
} from './evenements.constants.ts'
import { intervenantesLues } from './intervenantes.schema.ts'

export const favoriId = idOf<'FavoriId'>()
export type FavoriId = z.infer<typeof favoriId>

/** Overseas too: the zones of France. */
export const inscriptionType = z.enum(INSCRIPTION_TYPES)

/** `HH:mm`, in the zone of the event. */
export const heure = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** R3-13: where she stands; `rang` from 1, only while she waits. */
export const monInscription = z.object({
  statut: z.enum(['inscrite', 'en_attente', 'proposee']),
  rang: z.int().nullable(),
  /** Until when a seat is kept for her, once it is offered. */
  offreExpireLe: instant.nullable(),
})
export type MonInscription = z.infer<typeof monInscription>

const villeEvenement = z.object({ id: villeId, nom: z.string(), codePostal: z.string().nullable() })

const commun = {
  id: evenementId,
  titre: z.string(),
  /** What a draft has not been told yet is null. */
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
  /** Null when there is no limit. */
  nbPlacesRestantes: z.int().nullable(),
  nbInscrites: z.int(),
  monInscription: monInscription.nullable(),
  favoriId: favoriId.nullable(),
}

/** An event as lists show it. */
export const carteEvenement = z.object({
  ...commun,
  ville: z.object({ nom: z.string(), departement: z.string() }).nullable(),
  /** From her commune, in whole kilometres; null on line, or when she has none. */
  distanceKilometre: z.int().nullable(),
  nbEnAttente: z.int(),
})
export type CarteEvenement = z.infer<typeof carteEvenement>

/** R3-13: an event as it is received, by members and by the back office. */
export const evenement = z.object({
  ...commun,
  /** Only for who is registered, and for the back office. */
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

/** Another date of its series. */
export const dateSerie = z.object({
  id: evenementId,
  dateHeureDebut: instant.nullable(),
  isDraft: z.boolean(),
})
export type DateSerie = z.infer<typeof dateSerie>

/** M13: what is left of an event once it is over. */
export const suitesEvenement = z.object({
  replayUrl: z.string().nullable(),
  compteRendu: z.string().nullable(),
})
export type SuitesEvenement = z.infer<typeof suitesEvenement>

const apres = {
  /** The others of its series, in the order of their dates; for members, those to come. */
  serie: z.array(dateSerie),
  suites: suitesEvenement.nullable(),
}

/** Its page. */
export const detailEvenement = evenement.extend({
  ...apres,
  nbEnAttente: z.int(),
  droits: z.object({
    /** In the back office: an administrator, or a coordinator whom it concerns. */
    gerer: z.boolean(),
    /** The attestation of who was there. */
    attestation: z.boolean(),
  }),
})
export type DetailEvenement = z.infer<typeof detailEvenement>

/** R7-7: how the list is narrowed; all of it is in the address. Days are those of Paris, both included. */
export const filtresEvenements = z.strictObject({
  /** From her own commune. An event on line is never near. */
  distanceKilometre: z.coerce.number().int().min(1).max(100).optional(),
  type: referentiel.shape.id.optional(),
  format: z.enum(Object.keys(FORMATS_EVENEMENT) as [FormatEvenement, ...FormatEvenement[]]).optional(),
  thematique: referentiel.shape.id.optional(),
  /** Those where a place is left. */
  disponibilite: z.literal('oui').optional(),
  /** Beginnings of words of the title. */
  titre: z.string().trim().max(TITRE_MAX).optional(),
  /** Without it, from today. */
  dateDebut: civilDay.optional(),
  dateFin: civilDay.optional(),
})
export type FiltresEvenements = z.output<typeof filtresEvenements>

/** What narrows the back office; a coordinator’s is hers whatever she asks. */
export const filtresEvenementsBo = z.strictObject({
  onglet: z
    .enum(Object.keys(ONGLETS_EVENEMENTS) as [OngletEvenements, ...OngletEvenements[]])
    .default('a_venir'),
  titre: z.string().trim().max(TITRE_MAX).optional(),
  territoire: territoireId.optional(),
  thematique: referentiel.shape.id.optional(),
  type: referentiel.shape.id.optional(),
})
export type FiltresEvenementsBo = z.output<typeof filtresEvenementsBo>

/** A line of the back office. */
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

/** The tabs above the list, counted no further than the cap of lists. */
export const resumeEvenements = z.object(
  Object.fromEntries(Object.keys(ONGLETS_EVENEMENTS).map((onglet) => [onglet, nombre])) as Record<
    OngletEvenements,
    typeof nombre
  >,
)
export type ResumeEvenements = z.infer<typeof resumeEvenements>

/** All of an event, to be changed. */
export const detailEvenementBo = evenement.extend({
  ...apres,
  version: z.int(),
  nbEnAttente: z.int(),
  nbProposees: z.int(),
  dateModification: instant,
  droits: z.object({ supprimer: z.boolean(), depublier: z.boolean() }),
})
export type DetailEvenementBo = z.infer<typeof detailEvenementBo>
