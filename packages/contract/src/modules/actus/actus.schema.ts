import { civilDay, instant } from '#kit/date-schemas.ts'
import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { evenementId, idOf } from '#kit/ids.ts'
import { termes } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { carteAdherente, territoireId, territoireStub } from '#modules/adherentes/adherentes.schema.ts'
import { coupDePouceId } from '#modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { mediaId } from '#modules/medias/medias.schema.ts'
import { ressourceId, typeRessource } from '#modules/ressources/ressources.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import {
  IMAGES_MAX,
  REACTIONS,
  SOURCES_VUE,
  STATUTS_COMMENTAIRE,
  STATUTS_PUBLICATION,
  SUIVIS_PUBLICATION,
  TYPES_PUBLICATION,
  type Reaction,
  type StatutPublication,
  type TypePublication,
} from './actus.constants.ts'

export const publicationId = idOf<'PublicationId'>()
export type PublicationId = z.infer<typeof publicationId>
export const commentaireId = idOf<'CommentaireId'>()
export type CommentaireId = z.infer<typeof commentaireId>

export const typePublication = enumOfKeys<TypePublication>(TYPES_PUBLICATION)
export const statutPublication = enumOfKeys<StatutPublication>(STATUTS_PUBLICATION)
export const reaction = enumOfKeys<Reaction>(REACTIONS)
export const suiviPublication = z.enum(SUIVIS_PUBLICATION)
export const sourceVue = z.enum(SOURCES_VUE)

export const imagePublication = z.object({
  id: mediaId,
  /** `/uploads/miniature/{nom}` is its smallest size. */
  nom: z.string(),
  /** Width divided by height: the page keeps its place while it loads. */
  proportions: z.number(),
  texteAlternatif: z.string(),
})
export type ImagePublication = z.infer<typeof imagePublication>

/** What the first link of the text leads to, read by the server; browsers fetch nothing from that site. */
export const lienApercu = z.object({
  url: z.string(),
  site: z.string(),
  titre: z.string(),
  description: z.string().nullable(),
  /** A picture that the server has stored. */
  image: z.object({ nom: z.string(), proportions: z.number() }).nullable(),
})
export type LienApercu = z.infer<typeof lienApercu>

/** How many members gave each reaction. */
export const reactions = z.object({ jaime: z.int(), bravo: z.int(), merci: z.int(), soutien: z.int() })
export type Reactions = z.infer<typeof reactions>

/** What the reader may do; each is false where its act would be refused. */
export const droitsPublication = z.object({
  modifier: z.boolean(),
  supprimer: z.boolean(),
  /** Hides it with a report, until somebody else decides. */
  masquer: z.boolean(),
  commenter: z.boolean(),
  reagir: z.boolean(),
  signaler: z.boolean(),
  epingler: z.boolean(),
  archiver: z.boolean(),
  /** Out of the bin, or out of the archives. */
  restaurer: z.boolean(),
  suivre: z.boolean(),
  voirStatistiques: z.boolean(),
})
export type DroitsPublication = z.infer<typeof droitsPublication>

/** A post, in the feed and on its page. */
export const publication = z.object({
  id: publicationId,
  type: typePublication,
  titre: z.string().nullable(),
  /** Rich text, with mentions. */
  contenu: z.string(),
  /** Empty: the whole network. */
  territoires: z.array(territoireStub),
  images: z.array(imagePublication).max(IMAGES_MAX),
  lienApercu: lienApercu.nullable(),
  evenement: z.object({ id: evenementId, titre: z.string(), dateDebut: instant }).nullable(),
  coupDePouce: z.object({ id: coupDePouceId, titre: z.string() }).nullable(),
  ressource: z.object({ id: ressourceId, type: typeRessource, titre: z.string() }).nullable(),
  statut: statutPublication,
  dateProgrammee: instant.nullable(),
  /** The last day, included. */
  epingleeJusquau: civilDay.nullable(),
  commentairesOuverts: z.boolean(),
  nbCommentaires: z.int(),
  reactions,
  maReaction: reaction.nullable(),
  suivi: suiviPublication.nullable(),
  /** She has saved it. */
  favori: z.boolean(),
  /** A member who left is « Ancienne membre ». */
  auteure: carteAdherente,
  dateCreation: instant,
  /** Null on a draft. */
  datePublication: instant.nullable(),
  dateModification: instant.nullable(),
  version: z.int(),
  droits: droitsPublication,
})
export type Publication = z.infer<typeof publication>

export const commentaire = z.object({
  id: commentaireId,
  publicationId,
  /** Rich text, with mentions; empty once deleted. */
  contenu: z.string(),
  image: imagePublication.nullable(),
  auteure: carteAdherente,
  commentaireParentId: commentaireId.nullable(),
  reactions,
  maReaction: reaction.nullable(),
  /** A deleted comment is kept, without its words, while others answer it. */
  statut: z.enum(STATUTS_COMMENTAIRE),
  datePublication: instant,
  dateModification: instant.nullable(),
  version: z.int(),
  droits: z.object({
    modifier: z.boolean(),
    supprimer: z.boolean(),
    repondre: z.boolean(),
    signaler: z.boolean(),
  }),
})
export type Commentaire = z.infer<typeof commentaire>

/** Filters of the feed, all of them in the URL. */
export const filtresPublications = z.strictObject({
  type: typePublication.optional(),
  territoire: territoireId.optional(),
  /** Posts of one member; her own drafts, scheduled, archived and hidden ones are among hers. */
  auteure: adherenteId.optional(),
  /** Those that the reader has saved. */
  favoris: z.literal('oui').optional(),
  epinglees: z.literal('oui').optional(),
  termes: termes.optional(),
})
export type FiltresPublications = z.output<typeof filtresPublications>

/** Whom a post reached. */
export const statistiquesPublication = z.object({
  /** The number of members notified of it; null if nobody was. */
  destinataires: z.int().nullable(),
  courriels: z.int(),
  vues: z.int(),
  clics: z.int(),
})
export type StatistiquesPublication = z.infer<typeof statistiquesPublication>

/** To how many members an announcement of hers would go: totals that are stored, not counted. */
export const destinatairesAnnonces = z.object({
  /** Null if she may not write to the whole network. */
  reseau: z.int().nullable(),
  /** The open branches that she may write to. */
  territoires: z.array(territoireStub.extend({ nb: z.int() })),
})
export type DestinatairesAnnonces = z.infer<typeof destinatairesAnnonces>
