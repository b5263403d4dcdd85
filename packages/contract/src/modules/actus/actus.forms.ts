import { civilDay, instant } from '#kit/date-schemas.ts'
import { evenementId } from '#kit/ids.ts'
import { MESSAGES } from '#kit/messages.ts'
import { facultatif } from '#kit/optional-fields.ts'
import { richText } from '#kit/rich-text.ts'
import { z } from '#kit/z.ts'
import { territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { coupDePouceId } from '#modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { mediaId } from '#modules/medias/medias.schema.ts'
import { ressourceId } from '#modules/ressources/ressources.schema.ts'
import {
  COMMENTAIRE_MAX,
  CONTENU_MAX,
  IMAGES_MAX,
  TERRITOIRES_MAX,
  TEXTE_ALTERNATIF_MAX,
  TITRE_MAX,
} from './actus.constants.ts'
import { commentaireId, reaction, sourceVue, suiviPublication, typePublication } from './actus.schema.ts'

export const TITRE_MANQUANT = 'Donne un titre à ton actualité ou à ton annonce.'
export const TEXTE_ALTERNATIF_MANQUANT = 'Décris la photo en quelques mots, pour celles qui ne la voient pas.'
export const ANTENNE_INCONNUE = 'Choisis une de tes antennes, ou tout le réseau.'
export const ANTENNE_NON_COORDONNEE = 'Choisis une ou plusieurs des antennes que tu coordonnes.'
export const TYPE_REFUSE = 'Les actualités et les annonces sont écrites par les coordinatrices.'
export const PROGRAMMATION_REFUSEE = 'Seules les coordinatrices programment une publication.'
export const OBJET_INCONNU = 'Ce que tu joins n’est plus disponible.'
export const COMMENTAIRE_FERME = 'On ne peut pas répondre à ce commentaire.'

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** A picture that she has sent, and what it shows. */
const image = z.strictObject({
  id: mediaId,
  texteAlternatif: z
    .string()
    .trim()
    .min(1, TEXTE_ALTERNATIF_MANQUANT)
    .max(TEXTE_ALTERNATIF_MAX, MESSAGES.maximum(TEXTE_ALTERNATIF_MAX)),
})

const communs = {
  type: typePublication.default('publication'),
  titre: facultatif(TITRE_MAX).default(null),
  /** Empty: the whole network. */
  territoires: z.array(territoireId).max(TERRITOIRES_MAX).refine(isUnique).default([]),
  images: z
    .array(image)
    .max(IMAGES_MAX, `Ajoute au plus ${IMAGES_MAX} photos.`)
    .refine((images) => isUnique(images.map(({ id }) => id)))
    .default([]),
  evenement: evenementId.nullable().default(null),
  coupDePouce: coupDePouceId.nullable().default(null),
  ressource: ressourceId.nullable().default(null),
  commentairesOuverts: z.boolean().default(true),
}

const hasTitre = ({ type, titre }: { readonly type: string; readonly titre: string | null }): boolean =>
  type === 'publication' || titre !== null
const titreManquant = { path: ['titre'], message: TITRE_MANQUANT }

const publie = z.strictObject({
  ...communs,
  contenu: richText(CONTENU_MAX),
  /** Null: at once. */
  dateProgrammee: instant.nullable().default(null),
})

/** A post that is published, or will be. */
export const publicationForm = publie.refine(hasTitre, titreManquant)
export type PublicationForm = z.output<typeof publicationForm>

/** A draft keeps whatever is typed. */
export const brouillonPublicationForm = z.strictObject({
  ...communs,
  contenu: z
    .string()
    .max(CONTENU_MAX * 4, MESSAGES.maximum(CONTENU_MAX))
    .default(''),
})
export type BrouillonPublicationForm = z.output<typeof brouillonPublicationForm>

/** The version that the edit started from: a concurrent change is not overwritten. */
const version = z.int().min(1)

export const publicationUpdate = publie.extend({ version }).refine(hasTitre, titreManquant)
export type PublicationUpdate = z.output<typeof publicationUpdate>
export const brouillonPublicationUpdate = brouillonPublicationForm.extend({ version })
export type BrouillonPublicationUpdate = z.output<typeof brouillonPublicationUpdate>

export const epingleForm = z.strictObject({ jusquau: civilDay })
export type EpingleForm = z.output<typeof epingleForm>

export const reactionForm = z.strictObject({ type: reaction })
export type ReactionForm = z.output<typeof reactionForm>

export const suiviForm = z.strictObject({ etat: suiviPublication })
export type SuiviForm = z.output<typeof suiviForm>

export const vueForm = z.strictObject({ source: sourceVue })
export type VueForm = z.output<typeof vueForm>

export const commentaireForm = z.strictObject({
  contenu: richText(COMMENTAIRE_MAX),
  image: image.nullable().default(null),
  commentaireParentId: commentaireId.nullable().default(null),
})
export type CommentaireForm = z.output<typeof commentaireForm>

export const commentaireUpdate = z.strictObject({
  contenu: richText(COMMENTAIRE_MAX),
  image: image.nullable().default(null),
  version,
})
export type CommentaireUpdate = z.output<typeof commentaireUpdate>
