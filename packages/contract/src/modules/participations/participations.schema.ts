import { fuseau, instant } from '#kit/date-schemas.ts'
import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { evenementId, favoriId, idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { villeCourte } from '#modules/adherentes/adherentes.schema.ts'
import { monInscription } from '#modules/evenements/evenements.schema.ts'
import { ressourceId } from '#modules/ressources/ressources.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import {
  ANNONCE_MAX,
  BESOIN_MAX,
  CIBLES_ANNONCE,
  MOTIF_MAX,
  ORIGINES_PARTICIPATION,
  STATUTS_PARTICIPATION,
  type CibleAnnonce,
  type StatutParticipation,
} from './participations.constants.ts'
import { PRESENCES } from './presences.ts'

export const participationId = idOf<'ParticipationId'>()
export type ParticipationId = z.infer<typeof participationId>

const besoin = z
  .string()
  .trim()
  .max(BESOIN_MAX)
  .transform((value) => (value === '' ? null : value))
  .nullable()
  .default(null)

/** Needs of a participant: visible to the organiser only, erased thirty days after the event. */
export const besoinsForm = z.strictObject({
  covoiturage: z.boolean().default(false),
  gardeEnfants: z.boolean().default(false),
  accessibilite: besoin,
  regime: besoin,
})
export type Besoins = z.output<typeof besoinsForm>

export const besoins = z.object({
  covoiturage: z.boolean(),
  gardeEnfants: z.boolean(),
  accessibilite: z.string().nullable(),
  regime: z.string().nullable(),
})

/** R7-9: `id` must be the id of the URL; another one gives 404. */
export const inscriptionForm = z.strictObject({
  id: evenementId.optional(),
  besoins: besoinsForm.optional(),
})
export type InscriptionForm = z.output<typeof inscriptionForm>
export const desinscriptionForm = z.strictObject({ id: evenementId.optional() })

/** The member's own registration, with private fields. */
export const maParticipation = monInscription.extend({
  id: participationId,
  besoins: besoins.nullable(),
  /** Content of the QR code; null unless she is registered. */
  jetonQr: z.string().nullable(),
})
export type MaParticipation = z.infer<typeof maParticipation>

/** R2.1-11: content of the page that the mail links to, before the member confirms. */
export const apercuDesinscription = z.object({
  titre: z.string(),
  dateHeureDebut: instant,
  fuseau,
  /** The member is no longer registered: nothing to do. */
  dejaFaite: z.boolean(),
  /** The event is over: the registration stays. */
  termine: z.boolean(),
})
export type ApercuDesinscription = z.infer<typeof apercuDesinscription>

const jeton = z.string().min(1).max(200)
export const jetonQuery = z.strictObject({ token: jeton })

/** R7-9: the request has the id of an event or of a resource, the response the favourite's id. */
export const favoriForm = z
  .strictObject({ evenement: evenementId.optional(), ressource: ressourceId.optional() })
  .refine(({ evenement, ressource }) => (evenement === undefined) !== (ressource === undefined), {
    path: ['evenement'],
    message: 'Choisis un événement ou une ressource.',
  })
export type FavoriForm = z.output<typeof favoriForm>
export const favoriCible = z.strictObject({ favori: favoriId.optional() })
export const favori = z.object({ id: favoriId })

/** A participant or waiting member in the back-office list. */
const ligne = z.object({
  id: participationId,
  adherente: z
    .object({
      id: adherenteId.nullable(),
      prenom: z.string(),
      nom: z.string().nullable(),
      photo: z.string().nullable(),
      ville: villeCourte.nullable(),
    })
    /** Null once the account is erased. */
    .nullable(),
  statut: enumOfKeys<StatutParticipation>(STATUTS_PARTICIPATION),
  origine: z.enum(ORIGINES_PARTICIPATION),
  dateInscription: instant,
})

export const participationBo = ligne.extend({
  besoins: besoins.nullable(),
  presence: z.enum(PRESENCES),
  pointeeLe: instant.nullable(),
})
export type ParticipationBo = z.infer<typeof participationBo>

export const attenteBo = ligne.extend({
  /** Starts at 1, members with an offer first; null only beyond the cap. */
  rang: z.int().nullable(),
  offreExpireLe: instant.nullable(),
})
export type AttenteBo = z.infer<typeof attenteBo>

/** Header of both pages. */
export const enteteParticipations = z.object({
  id: evenementId,
  titre: z.string(),
  evenementType: z.string().nullable(),
  isEnLigne: z.boolean().nullable(),
  isAnnule: z.boolean(),
  isDraft: z.boolean(),
  adresse: z.string().nullable(),
  ville: z.string().nullable(),
  territoires: z.array(z.string()),
  dateHeureDebut: instant.nullable(),
  dateHeureFin: instant.nullable(),
  fuseau,
  nombrePlacesTotal: z.int().nullable(),
  nbInscrites: z.int(),
  nbProposees: z.int(),
  nbEnAttente: z.int(),
})
export type EnteteParticipations = z.infer<typeof enteteParticipations>

/** The reason is logged in the journal. If no seat is free, the capacity is raised by one. */
export const promotionForm = z.strictObject({ motif: z.string().trim().min(1).max(MOTIF_MAX) })
export const retraitForm = z.strictObject({ motif: z.string().trim().min(1).max(MOTIF_MAX) })

export const annonceForm = z.strictObject({
  contenu: z.string().trim().min(1).max(ANNONCE_MAX),
  cibles: enumOfKeys<CibleAnnonce>(CIBLES_ANNONCE),
})
export type AnnonceForm = z.output<typeof annonceForm>

export const annonce = z.object({ nbDestinataires: z.int() })

/** Rows of an exported file. */
export const exportQuery = z.strictObject({
  cibles: z.enum(['inscrites', 'en_attente']).default('inscrites'),
})
