import { instant } from '#kit/date-schemas.ts'
import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { evenementId, idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { carteAdherente, territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { fichier } from '#modules/fichiers/fichiers.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import {
  CONTACTS,
  DEMANDES_CONTACT,
  REACTIONS_MESSAGE,
  STATUTS_DISCUSSION,
  STATUTS_MESSAGE,
  TYPES_DISCUSSION,
} from './messagerie.constants.ts'

export const discussionId = idOf<'DiscussionId'>()
export type DiscussionId = z.infer<typeof discussionId>
/** Made by the device that writes the message. */
export const messageId = idOf<'MessageId'>()
export type MessageId = z.infer<typeof messageId>

export const reactionMessage = enumOfKeys(REACTIONS_MESSAGE)

/** Rank of a message in its discussion, from 1. */
export const numeroMessage = z.coerce.number<number | string>().int().min(1)
/** Counts the changes of a discussion. */
export const revision = z.coerce.number<number | string>().int().min(0)

const commun = {
  id: discussionId,
  type: z.enum(TYPES_DISCUSSION),
  /** Null for a direct discussion: it has the name of the other member. */
  titre: z.string().nullable(),
  /** The other member of a direct discussion, else null. */
  avec: carteAdherente.nullable(),
  nbParticipantes: z.int(),
  nonLus: z.int(),
  epinglee: z.boolean(),
  /** She receives neither mail nor push. */
  muette: z.boolean(),
  archivee: z.boolean(),
  /** She has left or was removed: she keeps the messages and the name of that moment. Leaving once more takes it off her list. */
  quittee: z.boolean(),
  statut: z.enum(STATUTS_DISCUSSION),
  demandeContact: z.enum(DEMANDES_CONTACT),
}

/** A discussion in the inbox. */
export const carteDiscussion = z.object({
  ...commun,
  /** Null before the first message that she may read. */
  dernierMessage: z
    .object({
      /** Empty for a deleted or hidden message, and for one that has only files. */
      extrait: z.string(),
      statut: z.enum(STATUTS_MESSAGE),
      date: instant,
      /** Null once her account is erased. */
      auteureId: adherenteId.nullable(),
      /** Empty if the caller wrote it. */
      prenomAuteure: z.string(),
      piecesJointes: z.boolean(),
    })
    .nullable(),
})
export type CarteDiscussion = z.infer<typeof carteDiscussion>

/** A participant of a group. */
export const participante = z.object({
  adherente: carteAdherente,
  /** Adds and removes members; in a large discussion, writes. */
  organisatrice: z.boolean(),
})
export type Participante = z.infer<typeof participante>

/** A discussion on its page. */
export const discussion = z.object({
  ...commun,
  /** The first thirty, organisers first; both members of a direct discussion. Empty for a member who has left. */
  participantes: z.array(participante),
  evenementId: evenementId.nullable(),
  territoireId: territoireId.nullable(),
  revision,
  /** Of the last message, 0 before the first. */
  numero: z.int(),
  /** The last message that she has read, and the first that she may read. */
  luJusqua: z.int(),
  depuisNumero: z.int(),
  /** The last message that the other member of a direct discussion has read; null unless both share it. */
  vuJusqua: z.int().nullable(),
  muetteJusquau: instant.nullable(),
  dateCreation: instant,
  /** The member who asks for a first contact, as her profile shows her: only for the one who is asked, until she answers. */
  demandeuse: z.object({ membreDepuis: instant, antenne: z.string().nullable() }).nullable(),
  /** What a first contact says of the member who asks: « Vous étiez toutes les deux au “Café des coopératives”. » */
  enCommun: z.string().nullable(),
  droits: z.object({
    ecrire: z.boolean(),
    /** Links and files are allowed once a first contact is accepted. */
    joindre: z.boolean(),
    /** A first contact waits for her answer. */
    repondreDemande: z.boolean(),
    gererParticipantes: z.boolean(),
    renommer: z.boolean(),
    quitter: z.boolean(),
    bloquer: z.boolean(),
  }),
})
export type Discussion = z.infer<typeof discussion>

export const message = z.object({
  id: messageId,
  discussionId,
  numero: z.int(),
  revision: z.int(),
  /** Null once her account is erased. Her card is among the participants, or beside the messages. */
  auteureId: adherenteId.nullable(),
  /** Plain text; empty for a deleted or hidden message. */
  contenu: z.string(),
  piecesJointes: z.array(fichier.extend({ texteAlternatif: z.string().nullable() })),
  citation: z
    .object({ messageId, numero: z.int(), auteureId: adherenteId.nullable(), extrait: z.string() })
    .nullable(),
  reactions: z.array(z.object({ type: reactionMessage, nb: z.int(), adherenteIds: z.array(adherenteId) })),
  statut: z.enum(STATUTS_MESSAGE),
  dateEnvoi: instant,
  dateModification: instant.nullable(),
  droits: z.object({
    modifier: z.boolean(),
    supprimer: z.boolean(),
    reagir: z.boolean(),
    citer: z.boolean(),
    signaler: z.boolean(),
  }),
})
export type Message = z.infer<typeof message>

/** The messages of a group that one of its members has read. */
const lectureGroupe = z.object({
  adherenteId,
  /** The first that she may read, and the last that she has read. */
  depuis: z.int(),
  jusqua: z.int(),
})
export type LectureGroupe = z.infer<typeof lectureGroupe>

/** Messages in the order of their numbers. */
export const pageMessages = z.object({
  messages: z.array(message),
  /** Cards of their authors; empty for a direct discussion. */
  auteures: z.array(carteAdherente),
  /** Of the discussion, when these messages were read. */
  revision: z.int(),
  /** There are older messages that she may read, or newer ones. */
  avant: z.boolean(),
  apres: z.boolean(),
  vuJusqua: z.int().nullable(),
  /** Of a group, what the others have read: those who share it, if the reader does. Empty elsewhere. */
  lectures: z.array(lectureGroupe),
})
export type PageMessages = z.infer<typeof pageMessages>

/** What has changed since a revision: new, edited and deleted messages. */
export const changementsMessages = pageMessages
  .pick({ messages: true, auteures: true, revision: true, vuJusqua: true, lectures: true })
  .extend({
    /** There is more: ask again from the revision returned. */
    plus: z.boolean(),
  })
export type ChangementsMessages = z.infer<typeof changementsMessages>

/** A message found by its words. */
export const messageTrouve = z.object({
  messageId,
  numero: z.int(),
  discussion: z.object({
    id: discussionId,
    type: z.enum(TYPES_DISCUSSION),
    titre: z.string().nullable(),
    avec: carteAdherente.nullable(),
  }),
  auteureId: adherenteId.nullable(),
  prenomAuteure: z.string(),
  /** The words around what was found. */
  extrait: z.string(),
  dateEnvoi: instant,
})
export type MessageTrouve = z.infer<typeof messageTrouve>

/** A message in a frozen copy, as the reporter saw it. */
const messageFige = z.object({
  numero: z.int(),
  /** Null once her account is erased, and for an author whom a block hides from the reporter. */
  auteureId: adherenteId.nullable(),
  /** Her name when it was reported. */
  auteure: z.string(),
  /** Empty for a deleted or hidden message. */
  contenu: z.string(),
  statut: z.enum(STATUTS_MESSAGE),
  dateEnvoi: instant,
  /** Names of its files. */
  fichiers: z.array(z.string()),
})
export type MessageFige = z.infer<typeof messageFige>

/** The frozen copy of a reported message: the message, and those around it in the order of their numbers. */
export const copieMessage = messageFige.extend({
  discussion: z.object({ id: discussionId, type: z.enum(TYPES_DISCUSSION), titre: z.string().nullable() }),
  avant: z.array(messageFige),
  apres: z.array(messageFige),
})
export type CopieMessage = z.infer<typeof copieMessage>

/** Somebody whom she may write to, and how. */
export const destinataire = z.object({
  adherente: carteAdherente,
  contact: z.enum(CONTACTS),
  /** Their discussion, if there is one. */
  discussionId: discussionId.nullable(),
})
export type Destinataire = z.infer<typeof destinataire>
