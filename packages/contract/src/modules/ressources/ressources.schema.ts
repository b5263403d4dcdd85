import { civilDay, fuseau, instant } from '#kit/date-schemas.ts'
import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { evenementId, favoriId, idOf } from '#kit/ids.ts'
import { termes } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { carteAdherente, territoireId, territoireStub } from '#modules/adherentes/adherentes.schema.ts'
import { fichier } from '#modules/fichiers/fichiers.schema.ts'
import { intervenantStub } from '#modules/intervenants/intervenant-stub.schema.ts'
import { mediaId } from '#modules/medias/medias.schema.ts'
import { referentiel } from '#modules/referentiels/referentiels.schema.ts'
import {
  ETATS_LIEN,
  PUBLICS_RESSOURCE,
  STATUTS_PROPOSITION,
  STATUTS_REMARQUE,
  STATUTS_RESSOURCE,
  TRIS_RESSOURCES,
  TYPES_RESSOURCE,
  VOISINES_MAX,
  type EtatLien,
  type PublicRessource,
  type StatutProposition,
  type StatutRemarque,
  type StatutRessource,
  type TriRessources,
  type TypeRessource,
} from './ressources.constants.ts'

export const ressourceId = idOf<'RessourceId'>()
export type RessourceId = z.infer<typeof ressourceId>
export const propositionId = idOf<'PropositionId'>()
export type PropositionId = z.infer<typeof propositionId>
export const remarqueId = idOf<'RemarqueId'>()
export type RemarqueId = z.infer<typeof remarqueId>

export const typeRessource = enumOfKeys<TypeRessource>(TYPES_RESSOURCE)
export const publicRessource = enumOfKeys<PublicRessource>(PUBLICS_RESSOURCE)
export const statutRessource = enumOfKeys<StatutRessource>(STATUTS_RESSOURCE)
export const statutProposition = enumOfKeys<StatutProposition>(STATUTS_PROPOSITION)
export const statutRemarque = enumOfKeys<StatutRemarque>(STATUTS_REMARQUE)

const imageStockee = z.object({
  id: mediaId,
  /** `/uploads/miniature/{nom}` is its smallest size. */
  nom: z.string(),
  /** Width divided by height: the page keeps its place while it loads. */
  proportions: z.number(),
})

/** The picture of a resource. */
export const imageRessource = imageStockee.extend({ texteAlternatif: z.string() })
export type ImageRessource = z.infer<typeof imageRessource>

/** Where the pictures of an article are; their alternative texts are in the article. */
export const figure = imageStockee
export type Figure = z.infer<typeof figure>

/** What the last check of the link found; null until then, and for what is not a link. */
export const etatLien = z.object({ etat: enumOfKeys<EtatLien>(ETATS_LIEN), date: instant })

/** What the reader may do; each is false where its act would be refused. */
export const droitsRessource = z.object({
  /** Say that it is useful, save it, or report an error in it. */
  reagir: z.boolean(),
  modifier: z.boolean(),
  /** A draft, or what is archived. */
  supprimer: z.boolean(),
  /** A draft, its unpublished changes, what is to be verified, or what was archived. */
  publier: z.boolean(),
  archiver: z.boolean(),
  /** Say that it was reviewed. */
  relire: z.boolean(),
})
export type DroitsRessource = z.infer<typeof droitsRessource>

/** What a list and the page of a resource have in common with its back office. */
export const ressourceCommune = z.object({
  id: ressourceId,
  type: typeRessource,
  titre: z.string(),
  resume: z.string().nullable(),
  /** Of a link or a replay. */
  url: z.string().nullable(),
  /** Opened by its id, like every private file. */
  fichier: fichier.extend({ mime: z.string() }).nullable(),
  image: imageRessource.nullable(),
  thematique: referentiel.nullable(),
  public: publicRessource,
  /** Empty unless it is for some branches. */
  territoires: z.array(territoireStub),
  statut: statutRessource,
  /** Whole minutes to read an article or to watch a replay. */
  dureeLecture: z.int().nullable(),
  nbVues: z.int(),
  nbUtiles: z.int(),
  etatLien: etatLien.nullable(),
  datePublication: instant.nullable(),
})

/** A resource in a list. */
export const ressource = ressourceCommune.extend({
  monUtile: z.boolean(),
  enFavori: z.boolean(),
  /** To remove it from the favourites. */
  favoriId: favoriId.nullable(),
})
export type Ressource = z.infer<typeof ressource>

/** Who reviewed it last. */
export const relecture = z.object({ par: carteAdherente, date: instant })
export type Relecture = z.infer<typeof relecture>

export const evenementLie = z.object({
  id: evenementId,
  titre: z.string(),
  /** « Atelier ». */
  evenementType: z.string().nullable(),
  dateHeureDebut: instant.nullable(),
  fuseau,
})
export type EvenementLie = z.infer<typeof evenementLie>

/** A resource in full, without the text of an article. */
export const detailRessource = ressource.extend({
  motsCles: z.array(z.string()),
  /** Null if she may not see it. */
  evenement: evenementLie.nullable(),
  /** Those who agreed to be shown. */
  intervenants: z.array(intervenantStub),
  /** A member who left is « Ancienne membre ». */
  auteure: carteAdherente,
  relecture: relecture.nullable(),
  /** Null without a publication. */
  dateRevision: civilDay.nullable(),
  dateModification: instant.nullable(),
  version: z.int(),
  droits: droitsRessource,
  /** The most recent ones of the same theme that she may read. */
  voisines: z.array(ressource).max(VOISINES_MAX),
})
export type DetailRessource = z.infer<typeof detailRessource>

/** An article on its page. */
export const articleRessource = detailRessource.extend({
  /** HTML of an article, with mentions and figures. */
  contenu: z.string(),
  /** The nth section is the nth heading of the text. */
  sommaire: z.array(z.object({ ancre: z.string(), titre: z.string() })),
  /** The pictures of its figures. */
  figures: z.array(figure),
})
export type ArticleRessource = z.infer<typeof articleRessource>

/** Filters of the library, all of them in the URL. */
export const filtresRessources = z.strictObject({
  type: typeRessource.optional(),
  thematique: referentiel.shape.id.optional(),
  /** For that branch; those of the whole network are not among them. */
  territoire: territoireId.optional(),
  /** Prefixes of words in the title, the summary and the key words. */
  termes: termes.optional(),
  /** Those that the reader has saved. */
  favoris: z.literal('oui').optional(),
  tri: enumOfKeys<TriRessources>(TRIS_RESSOURCES).default('recentes'),
})
export type FiltresRessources = z.output<typeof filtresRessources>

/** A link that a member proposes. */
export const proposition = z.object({
  id: propositionId,
  titre: z.string(),
  url: z.string(),
  commentaire: z.string().nullable(),
  statut: statutProposition,
  dateCreation: instant,
})
export type Proposition = z.infer<typeof proposition>
