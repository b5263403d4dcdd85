import { formatName } from '@entrelles/contract/kit/format.ts'
import type { HideCtx, Signalable } from '#kit/signalables.ts'
import { lockPublication } from '../actus.repository.ts'
import { tellSuiveusesJob } from '../avis.jobs.ts'
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

/** A comment that the reporter reads. */
export const commentaireSignalable: Signalable = {
  type: 'commentaire',
  freeze: async (db, actor, id, at) => {
    const publicationId = await findPublicationId(db, id)
    const found =
      publicationId === undefined ? undefined : await findLu(publicationId, id, { db, actor, ...at })
    if (!found || found.commentaire.statut === 'supprime') return undefined
    const { publication, auteureId, commentaire } = found
    const { droits: _droits, maReaction: _reaction, reactions: _reactions, ...copie } = commentaire
    return {
      version: commentaire.version,
      auteureId,
      territoireId: antenneOf(publication.territoireIds),
      titre: formatName(commentaire.auteure),
      copie: { ...copie, publication: { id: publicationId, titre: publication.titre } },
    }
  },
  hide: (ctx, id) => moveCommentaire(ctx, id, 'masque'),
  restore: (ctx, id) => moveCommentaire(ctx, id, 'publie'),
  versions: listVersionsCommentaire,
}
