import { formatName } from '@entrelles/contract/kit/format.ts'
import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import type { Commentaire } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { HideCtx, Signalable } from '#kit/signalables.ts'
import { lockPublication } from '../actus.repository.ts'
import { tellSuiveusesJob } from '../avis.jobs.ts'
import { cheminOf } from '../lettres/publication-ligne.ts'
import { listVersionsCommentaire } from '../versions.queries.ts'
import { findLu } from './commentaires.queries.ts'
import {
  countCommentaire,
  findCommentaire,
  findPublicationId,
  updateStatutCommentaire,
} from './commentaires.repository.ts'

/** Hides or shows a comment again, and counts it on its post; nothing if it is deleted, or already so. */
const moveCommentaire = async (
  { db, enqueue }: HideCtx,
  id: string,
  to: 'publie' | 'masque',
): Promise<void> => {
  const publicationId = await findPublicationId(db, id)
  const publication = publicationId === undefined ? undefined : await lockPublication(db, publicationId)
  const commentaire = publication && (await findCommentaire(db, publication.id, id))
  if (!commentaire || commentaire.statut === 'supprime' || commentaire.statut === to) return
  await updateStatutCommentaire(db, commentaire.id, to)
  await countCommentaire(db, publication.id, to === 'publie' ? 1 : -1)
  // Followers who were not told before it was hidden are told now.
  if (to === 'publie') await enqueue(tellSuiveusesJob, { commentaireId: id })
}

/** The only branch of a post: its coordinators may examine it. Administrators alone examine what several share. */
const antenneOf = ([first, ...others]: readonly string[]): string | null =>
  others.length === 0 ? (first ?? null) : null

/** A comment that this member may read, with its post; undefined if it is deleted, because nothing is left to report. */
const findLisible = async (id: string, reading: Parameters<typeof findLu>[2]) => {
  const publicationId = await findPublicationId(reading.db, id)
  const found = publicationId === undefined ? undefined : await findLu(publicationId, id, reading)
  return found?.commentaire.statut === 'supprime' ? undefined : found
}

/** « Katell Riou : Très contente de venir ! »: the comment that it answers, as the reporter reads it; undefined without its words. */
const repondueOf = async (
  { publicationId, commentaireParentId }: Commentaire,
  reading: Parameters<typeof findLu>[2],
): Promise<string | undefined> => {
  const parent = commentaireParentId && (await findLu(publicationId, commentaireParentId, reading))
  const texte = parent && textOfRichText(parent.commentaire.contenu)
  return parent && texte ? `${formatName(parent.commentaire.auteure)}\u00a0: ${texte}` : undefined
}

/** A comment that the reporter reads. */
export const commentaireSignalable: Signalable = {
  type: 'commentaire',
  freeze: async (db, actor, id, at) => {
    const found = await findLisible(id, { db, actor, ...at })
    if (!found) return undefined
    const { publication, auteureId, commentaire } = found
    const { publicationId } = commentaire
    const { droits: _droits, maReaction: _reaction, reactions: _reactions, ...copie } = commentaire
    const enReponseA = await repondueOf(commentaire, { db, actor, ...at })
    return {
      version: commentaire.version,
      auteureId,
      territoireId: antenneOf(publication.territoireIds),
      titre: formatName(commentaire.auteure),
      copie: {
        ...copie,
        publication: { id: publicationId, titre: publication.titre },
        ...(enReponseA !== undefined && { enReponseA }),
      },
    }
  },
  pathFor: async (db, actor, id, at) => {
    const found = await findLisible(id, { db, actor, ...at })
    return found ? cheminOf({ publicationId: found.commentaire.publicationId, commentaireId: id }) : null
  },
  hide: (ctx, id) => moveCommentaire(ctx, id, 'masque'),
  restore: (ctx, id) => moveCommentaire(ctx, id, 'publie'),
  versions: listVersionsCommentaire,
}
