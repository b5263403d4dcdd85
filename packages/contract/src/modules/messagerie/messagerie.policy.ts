import {
  EDITION_MINUTES,
  GRANDE_DISCUSSION,
  REFUS_JOURS,
  type DemandeContact,
  type StatutDiscussion,
  type StatutMessage,
  type TypeDiscussion,
} from './messagerie.constants.ts'

type Discussion = {
  readonly type: TypeDiscussion
  readonly statut: StatutDiscussion
  readonly nbParticipantes: number
  readonly demandeContact: DemandeContact
  /** The member who asked for a first contact. */
  readonly demandeParId: string | null
  readonly dateDemande: Date | null
  readonly dateReponse: Date | null
  /** One of the two members of a direct discussion has left, is hidden by a block or is no longer a member. */
  readonly rompue: boolean
}

type Lectrice = { readonly id: string; readonly organisatrice: boolean }

const JOUR_MS = 86_400_000

export const isGrande = ({ nbParticipantes }: Pick<Discussion, 'nbParticipantes'>): boolean =>
  nbParticipantes >= GRANDE_DISCUSSION

/** Whether the 30 days of a refusal are over: she may ask once more. */
export const mayAskAgain = (
  { demandeContact, dateReponse }: Pick<Discussion, 'demandeContact' | 'dateReponse'>,
  now: Date,
): boolean =>
  demandeContact === 'refusee' &&
  dateReponse !== null &&
  now.getTime() >= dateReponse.getTime() + REFUS_JOURS * JOUR_MS

/** Why she may not write in it; undefined if she may. The names are those of the refusals. */
export const refusEcriture = (
  discussion: Discussion,
  lectrice: Lectrice,
  now: Date,
):
  | 'discussion_close'
  | 'contact_impossible'
  | 'contact_en_attente'
  | 'contact_a_accepter'
  | 'organisatrices_seules'
  | undefined => {
  if (discussion.statut === 'close') return 'discussion_close'
  if (discussion.rompue) return 'contact_impossible'
  if (isGrande(discussion) && !lectrice.organisatrice) return 'organisatrices_seules'
  const waits = discussion.demandeContact === 'en_attente' || discussion.demandeContact === 'refusee'
  if (!waits) return undefined
  // The one who was asked accepts first, so that she does not answer by accident.
  if (discussion.demandeParId !== lectrice.id) return 'contact_a_accepter'
  return mayAskAgain(discussion, now) ? undefined : 'contact_en_attente'
}

/** A refusal is not told: the one who asked still reads that she waits. */
export const demandeFor = (
  { demandeContact, demandeParId }: Pick<Discussion, 'demandeContact' | 'demandeParId'>,
  lectriceId: string,
): DemandeContact =>
  demandeContact === 'refusee' && demandeParId === lectriceId ? 'en_attente' : demandeContact

type Message = {
  readonly auteureId: string | null
  readonly statut: StatutMessage
  readonly dateEnvoi: Date
}

const isReadable = ({ statut }: Pick<Message, 'statut'>): boolean =>
  statut === 'envoye' || statut === 'modifie'

/** Her own, during 15 minutes. */
export const canEdit = (message: Message, lectriceId: string, now: Date): boolean =>
  message.auteureId === lectriceId &&
  isReadable(message) &&
  now.getTime() < message.dateEnvoi.getTime() + EDITION_MINUTES * 60_000

/** `corriger`: she may only correct her first contact, until it is accepted. After a refusal too, so that she cannot tell that she was refused. */
export type Ecriture = boolean | 'corriger'

/** What the reader may do with a message of a discussion that she may, or may not, write in. */
export const droitsMessage = (message: Message, lectriceId: string, ecriture: Ecriture, now: Date) => ({
  modifier: ecriture !== false && canEdit(message, lectriceId, now),
  supprimer: message.auteureId === lectriceId && message.statut !== 'supprime',
  reagir: ecriture === true && isReadable(message),
  citer: ecriture === true && isReadable(message),
  // Also the message of a former member: it may still be hidden.
  signaler: message.auteureId !== lectriceId && isReadable(message),
})

/**
 * Links are refused in a first contact: an address, or letters that go on after a dot without a space, whatever they are, because there
 * are more than a thousand endings. A sentence whose space was forgotten is none if it begins with a capital, except where the ending
 * is a common one, nor if a feminine ending follows the dot, as in « tou.tes » and « directeur.rice.s »: a bare « exemple.es » cannot be
 * told from « adhérent.es ». « p.ex. » and « le.la » are none either.
 */
const ADRESSE =
  /\b[a-z][a-z\d+.-]*:\/\/|\bwww\.|[\p{L}\d_+-]@[\p{L}\d-]+\.|[\p{L}\d_-]\.\p{L}{2,}(?::\d+)?\//iu
const FEMININ = '(?:[tsnlvf]?e|[eè]re|t?rice|ice|euse|esse|elle|i?enne|onne|ale|ine|une)s?(?![\\p{L}\\d])'
const DOMAINE = new RegExp(
  `[\\p{L}\\d_-]\\.(?:xn--[a-z\\d-]+|(?!${FEMININ}|(?:ex|(?<=(?<![\\p{L}\\d])[Ll]e\\.)la)(?![\\p{L}\\d]))\\p{Ll}{2,}|\\p{Lu}{2,})(?![\\p{L}\\d])`,
  'u',
)
const COURANT =
  /[\p{L}\d_-]\.(?:com|fr|net|org|io|me|app|link|info|eu|co|ly|gl|be|shop|store|online|xyz|bzh|tv|biz)(?![\p{L}\d])/iu
export const hasLien = (contenu: string): boolean =>
  [ADRESSE, DOMAINE, COURANT].some((lien) => lien.test(contenu))
