import {
  REACTIONS_MESSAGE,
  type ReactionMessage,
  type StatutMessage,
} from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { droitsMessage, type Ecriture } from '@entrelles/contract/modules/messagerie/messagerie.policy.ts'
import type {
  DiscussionId,
  Message,
  MessageId,
} from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { fichiersOf, type FichierDecrit } from '#modules/fichiers/fichiers.public.ts'

export type LigneMessage = {
  readonly id: MessageId
  readonly discussionId: DiscussionId
  readonly numero: number
  readonly revision: number
  readonly auteureId: AdherenteId | null
  readonly contenu: string
  readonly piecesJointes: FichierDecrit[]
  /** `masquee`: the message that it quotes is hidden. */
  readonly citation: (NonNullable<Message['citation']> & { readonly masquee?: true }) | null
  readonly reactions: Readonly<Record<string, ReactionMessage>>
  readonly statut: StatutMessage
  readonly dateEnvoi: string
  readonly dateModification: string | null
}

/** A row `m` of messages. Its files are looked up where it has some. */
export const messageJson: RawBuilder<LigneMessage> = sql<LigneMessage>`json_build_object(
  'id', m.id, 'discussionId', m.discussion_id, 'numero', m.numero, 'revision', m.revision, 'auteureId', m.auteure_id,
  'contenu', m.contenu, 'citation', m.citation, 'reactions', m.reactions, 'statut', m.statut,
  'piecesJointes', case when m.nb_fichiers > 0 then ${fichiersOf('message', sql`m.id`)} else '[]' end,
  'dateEnvoi', m.envoye_le, 'dateModification', m.modifie_le)`

/** Who reads a message, and whether she may write in its discussion. */
export type Lectrice = {
  readonly id: string
  readonly ecrire: Ecriture
  readonly bloquees: readonly string[]
  readonly now: Date
}

const TYPES = Object.keys(REACTIONS_MESSAGE) as ReactionMessage[]

/** Reactions by kind. Members whom a block hides from the reader are counted and not named. */
const reactionsOf = (
  reactions: LigneMessage['reactions'],
  bloquees: readonly string[],
): Message['reactions'] => {
  const all = Object.entries(reactions)
  return TYPES.flatMap((type) => {
    const ids = all.filter(([, one]) => one === type).map(([id]) => id as AdherenteId)
    const adherenteIds = ids.filter((id) => !bloquees.includes(id))
    return ids.length > 0 ? [{ type, nb: ids.length, adherenteIds }] : []
  })
}

const EMPTY = { contenu: '', piecesJointes: [], citation: null, reactions: [] }

/** A message as this member reads it: without its words if it is hidden, and without its author if a block hides her. */
export const messageFor = (ligne: LigneMessage, lectrice: Lectrice): Message => {
  const { bloquees, id, ecrire, now } = lectrice
  const isCachee = ligne.auteureId !== null && bloquees.includes(ligne.auteureId)
  const statut = isCachee && ligne.statut !== 'supprime' ? 'masque' : ligne.statut
  const auteureId = isCachee ? null : ligne.auteureId
  const { citation } = ligne
  const isCitee =
    citation !== null &&
    citation.masquee !== true &&
    (citation.auteureId === null || !bloquees.includes(citation.auteureId))
  const shown =
    statut === 'masque' || statut === 'supprime'
      ? EMPTY
      : { citation: isCitee ? citation : null, reactions: reactionsOf(ligne.reactions, bloquees) }
  return {
    ...ligne,
    ...shown,
    reactions: shown.reactions,
    auteureId,
    statut,
    droits: droitsMessage({ auteureId, statut, dateEnvoi: new Date(ligne.dateEnvoi) }, id, ecrire, now),
  }
}
