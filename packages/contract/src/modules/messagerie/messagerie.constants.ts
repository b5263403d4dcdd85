// This file does not import zod, so that the entry chunk can import it.

export const TYPES_DISCUSSION = ['directe', 'groupe', 'evenement', 'territoire'] as const
export type TypeDiscussion = (typeof TYPES_DISCUSSION)[number]

/** A closed discussion is read, and no longer written. */
export const STATUTS_DISCUSSION = ['ouverte', 'close'] as const
export type StatutDiscussion = (typeof STATUTS_DISCUSSION)[number]

/** A first contact; the one who asked sees a refusal as `en_attente`. */
export const DEMANDES_CONTACT = ['aucune', 'en_attente', 'acceptee', 'refusee'] as const
export type DemandeContact = (typeof DEMANDES_CONTACT)[number]

/** `masque`: its author and the reader have blocked each other, or a moderator hid it. */
export const STATUTS_MESSAGE = ['envoye', 'modifie', 'supprime', 'masque'] as const
export type StatutMessage = (typeof STATUTS_MESSAGE)[number]

/** The lists of the inbox; `demandes`: first contacts that wait for her answer. */
export const FILTRES_DISCUSSIONS = {
  toutes: 'Toutes',
  non_lues: 'Non lues',
  epinglees: 'Épinglées',
  archivees: 'Archivées',
  demandes: 'Demandes de contact',
} as const
export type FiltreDiscussions = keyof typeof FILTRES_DISCUSSIONS

/**
 * How she may write to another member: in their discussion (`discussion`), without asking (`ouvert`), by a first contact (`demande`), once
 * the other has accepted hers (`attente`), once she has accepted the other’s (`a_accepter`), or not at all.
 */
export const CONTACTS = ['discussion', 'ouvert', 'demande', 'attente', 'a_accepter', 'impossible'] as const
export type Contact = (typeof CONTACTS)[number]

/** One reaction for each member; the first one is that of a double tap. */
export const REACTIONS_MESSAGE = {
  coeur: '❤️',
  merci: '🙏',
  bravo: '👏',
  rire: '😄',
  pouce: '👍',
} as const
export type ReactionMessage = keyof typeof REACTIONS_MESSAGE

/** The parameter that opens a new discussion with a member, and the one that opens a thread at a message. */
export const PARAM_AVEC = 'avec'
export const PARAM_MESSAGE = 'message'

export const TITRE_DISCUSSION_MAX = 80
export const MESSAGE_MAX = 4000
/** Words of a message that the inbox and a quote show. */
export const EXTRAIT_MESSAGE_MAX = 140
export const PIECES_JOINTES_MAX = 5
export const GROUPE_MAX = 30
/** From this number of participants on, organisers alone write. */
export const GRANDE_DISCUSSION = 201
export const EDITION_MINUTES = 15
/** Days before a refused member may ask again. */
export const REFUS_JOURS = 30
/** An event’s discussion closes this many days after its end. */
export const CLOTURE_EVENEMENT_JOURS = 30
/** An account is new for this many days, and opens fewer discussions. */
export const COMPTE_NOUVEAU_JOURS = 7
export const DISCUSSIONS_JOUR_NOUVELLE = 3
export const DISCUSSIONS_JOUR_MAX = 15
export const EPINGLEES_MAX = 10
export const MESSAGES_MINUTE_MAX = 60

/** Number of discussions on a page. */
export const DISCUSSIONS_PAGE = 20
/** Number of messages on a page. */
export const MESSAGES_PAGE = 20
/** Changes that one call returns; a device that has missed more reads the thread again. */
export const CHANGEMENTS_MAX = 50
export const DESTINATAIRES_MAX = 8
/** A mail leaves if the message is still unread after this time. */
export const COURRIEL_MESSAGE_MINUTES = 10
