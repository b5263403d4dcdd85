import { instant } from '#kit/date-schemas.ts'
import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { MESSAGES } from '#kit/messages.ts'
import { facultatif, termes } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { fichierId } from '#modules/fichiers/fichiers.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import {
  FILTRES_DISCUSSIONS,
  GROUPE_MAX,
  MESSAGES_PAGE,
  MESSAGE_MAX,
  PIECES_JOINTES_MAX,
  TITRE_DISCUSSION_MAX,
} from './messagerie.constants.ts'
import { messageId, numeroMessage, reactionMessage, revision } from './messagerie.schema.ts'

export const MESSAGE_VIDE = 'Écris ton message.'
export const TITRE_GROUPE_MANQUANT = 'Donne un nom à ton groupe.'
export const TEXTE_ALTERNATIF_MANQUANT = 'Décris la photo en quelques mots, pour celles qui ne la voient pas.'
export const DESTINATAIRE_MANQUANTE = 'Choisis à qui tu écris.'
export const GROUPE_TROP_GRAND = `Un groupe a au plus ${GROUPE_MAX} membres.`

const TEXTE_ALTERNATIF_MAX = 250

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** A file that she has sent; a picture says what it shows. */
const pieceJointe = z.strictObject({
  id: fichierId,
  texteAlternatif: facultatif(TEXTE_ALTERNATIF_MAX).default(null),
})

const contenu = z.string().trim().max(MESSAGE_MAX, MESSAGES.maximum(MESSAGE_MAX))

export const messageForm = z
  .strictObject({
    /** Made by the device: sending it again returns the same message. */
    id: messageId,
    contenu,
    piecesJointes: z
      .array(pieceJointe)
      .max(PIECES_JOINTES_MAX, `Ajoute au plus ${PIECES_JOINTES_MAX} fichiers.`)
      .refine((files) => isUnique(files.map(({ id }) => id)))
      .default([]),
    citation: messageId.nullable().default(null),
  })
  .refine((form) => form.contenu !== '' || form.piecesJointes.length > 0, {
    path: ['contenu'],
    message: MESSAGE_VIDE,
  })
export type MessageForm = z.output<typeof messageForm>

/** A file alone needs no words, so an edit may empty them only if there is one: the act checks it. */
export const messageUpdate = z.strictObject({ contenu })
export type MessageUpdate = z.output<typeof messageUpdate>

/** One other member without a title is a direct discussion; otherwise a group. */
export const discussionForm = z
  .strictObject({
    participantes: z
      .array(adherenteId)
      .min(1, DESTINATAIRE_MANQUANTE)
      .max(GROUPE_MAX - 1, GROUPE_TROP_GRAND)
      .refine(isUnique),
    titre: facultatif(TITRE_DISCUSSION_MAX).default(null),
    /** The first message. */
    message: messageForm,
  })
  .refine(({ participantes, titre }) => participantes.length === 1 || titre !== null, {
    path: ['titre'],
    message: TITRE_GROUPE_MANQUANT,
  })
export type DiscussionForm = z.output<typeof discussionForm>

export const filtresDiscussions = z.strictObject({
  filtre: enumOfKeys(FILTRES_DISCUSSIONS).default('toutes'),
  /** Part of a title, or of the name of the other member. */
  termes: termes.optional(),
})
export type FiltresDiscussions = z.output<typeof filtresDiscussions>

/** The newest messages; those before a number; those around one. */
export const fenetreMessages = z
  .strictObject({
    avant: numeroMessage.optional(),
    apres: numeroMessage.optional(),
    autour: numeroMessage.optional(),
    limit: z.coerce.number().int().min(1).max(MESSAGES_PAGE).default(MESSAGES_PAGE),
  })
  .refine(({ avant, apres, autour }) => [avant, apres, autour].filter(Boolean).length <= 1)
export type FenetreMessages = z.output<typeof fenetreMessages>

export const depuisRevision = z.strictObject({ depuis: revision })

export const titreForm = z.strictObject({
  titre: z
    .string()
    .trim()
    .min(1, TITRE_GROUPE_MANQUANT)
    .max(TITRE_DISCUSSION_MAX, MESSAGES.maximum(TITRE_DISCUSSION_MAX)),
})
export const lectureForm = z.strictObject({ numero: numeroMessage })
/** Without an end, until she changes it. */
export const muetteForm = z.strictObject({ muette: z.boolean(), jusquau: instant.nullable().default(null) })
export const epingleDiscussionForm = z.strictObject({ epinglee: z.boolean() })
export const archiveForm = z.strictObject({ archivee: z.boolean() })
export const participantesForm = z.strictObject({
  participantes: z
    .array(adherenteId)
    .min(1, DESTINATAIRE_MANQUANTE)
    .max(GROUPE_MAX - 1, GROUPE_TROP_GRAND)
    .refine(isUnique),
})
export const reactionMessageForm = z.strictObject({ type: reactionMessage })
export const lectureVisibleForm = z.strictObject({ lectureVisible: z.boolean() })
