import { formatName } from '@entrelles/contract/kit/format.ts'
import {
  ANCIENNE_MEMBRE,
  type CarteAdherente,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type {
  CopieMessage,
  Message,
  MessageFige,
} from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { sql } from 'kysely'
import type { ObjetFichiers } from '#kit/objets-fichiers.ts'
import type { HideCtx, Signalable } from '#kit/signalables.ts'
import { findDiscussion } from '../discussions/get-discussion.ts'
import { lockAny, raiseRevision } from '../discussions/discussions.repository.ts'
import { findMessages } from './messages.queries.ts'
import {
  findDiscussionId,
  findTenu,
  listCitants,
  updateCitation,
  updateStatutMessage,
} from './messages.repository.ts'
import { tellEdition } from './tell-edition.ts'

/** Messages before and after the reported one that its copy holds. */
const AUTOUR = 5

const nomOf = (id: string | null, cartes: readonly CarteAdherente[]): string => {
  const carte = cartes.find((one) => one.id !== null && one.id === id)
  return carte ? formatName(carte) : ANCIENNE_MEMBRE
}

const copieOf = (message: Message, cartes: readonly CarteAdherente[]): MessageFige => {
  const { numero, auteureId, contenu, statut, dateEnvoi, piecesJointes } = message
  const fichiers = piecesJointes.map(({ nom }) => nom)
  return { numero, auteureId, auteure: nomOf(auteureId, cartes), contenu, statut, dateEnvoi, fichiers }
}

/** Changes with each edit of the words, and not with a reaction. */
const versionOf = ({ dateModification }: Message): number =>
  dateModification === null ? 1 : Math.floor(new Date(dateModification).getTime() / 1000)

/**
 * Hides or shows a message again, in the thread, in the inbox and where it is quoted; open threads are told. Nothing if it is deleted, or
 * already so.
 */
const moveMessage = async (ctx: HideCtx, id: string, isMasque: boolean): Promise<void> => {
  const { db } = ctx
  const place = await findDiscussionId(db, id)
  if (!place || !(await lockAny(db, place.discussionId))) return
  const { discussionId } = place
  const message = await findTenu(db, discussionId, place.numero)
  if (!message || message.statut === 'supprime' || (message.statut === 'masque') === isMasque) return
  const { numero, modifieLe } = message
  const shown = { ...message, statut: modifieLe === null ? ('envoye' as const) : ('modifie' as const) }
  const moved = isMasque ? { numero, contenu: '', statut: 'masque' as const, nbFichiers: 0 } : shown
  const citants = await listCitants(db, discussionId, numero)
  const revision = await raiseRevision(db, discussionId, 1 + citants.length)
  // Each change has a number of its own, as when a message is deleted.
  for (const [n, citant] of citants.entries())
    await updateCitation(db, { discussionId, numero: citant, revision: revision - n - 1 }, isMasque)
  await updateStatutMessage(db, { discussionId, numero, revision }, moved.statut)
  await tellEdition(ctx, { id: discussionId, revision }, moved)
}

/**
 * A message that the reporter reads, with five before and five after, as she sees them. Administrators alone examine it: it belongs
 * to no branch.
 */
export const messageSignalable: Signalable = {
  type: 'message',
  freeze: async (db, actor, id, at) => {
    const reading = { db, actor, ...at }
    const found = await findMessages(id, AUTOUR, reading)
    if (!found || found.message.statut === 'supprime' || found.message.statut === 'masque') return undefined
    const { message, messages } = found
    const discussion = await findDiscussion(message.discussionId, reading)
    if (!discussion) return undefined
    const cartes = [...discussion.participantes.map(({ adherente }) => adherente), ...found.auteures]
    const copies = messages.map((one) => copieOf(one, cartes))
    return {
      version: versionOf(message),
      auteureId: message.auteureId,
      territoireId: null,
      titre: nomOf(message.auteureId, cartes),
      copie: {
        ...copieOf(message, cartes),
        discussion: { id: discussion.id, type: discussion.type, titre: discussion.titre },
        avant: copies.filter(({ numero }) => numero < message.numero),
        apres: copies.filter(({ numero }) => numero > message.numero),
      } satisfies CopieMessage,
    }
  },
  hide: (ctx, id) => moveMessage(ctx, id, true),
  restore: (ctx, id) => moveMessage(ctx, id, false),
}

/** The files of a message are for those who read it: by the row of a participant, and no other way. */
export const messageFichiers: ObjetFichiers = {
  type: 'message',
  canRead: async (db, actor, id) => {
    const { rows } = await sql`
      select from messages m
      join participations_discussion p on p.discussion_id = m.discussion_id and p.compte_id = ${actor.id}
      where m.id = ${id} and m.statut in ('envoye', 'modifie') and m.numero >= p.depuis_numero
        and (p.quittee_le is null or m.numero <= p.dernier_message_id)
        and not exists (select from blocages b
          where b.compte_id = ${actor.id} and b.autre_id in (m.auteure_id, p.autre_id))`.execute(db)
    return rows.length > 0
  },
}
