import type { ImagePublication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { JobWriteCtx } from '#kit/jobs.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { deleteNotificationsOfCible } from '#modules/notifications/notifications.public.ts'
import { deleteRow, type Tenue } from './actus.repository.ts'
import { detachApercu } from './apercus/detach-apercu.ts'
import { detachImages } from './attach-images.ts'
import { deleteLectures } from './lectrices/lectrices.repository.ts'
import { listAuteures, listLettres, type LettreLue } from './lettres/concernees.queries.ts'

type Erased = Pick<Tenue, 'id' | 'images' | 'apercu'>

/** The pictures of its comments. */
const listImages = async (db: Tx, id: string): Promise<Pick<ImagePublication, 'nom'>[]> => {
  const { rows } = await sql<{ nom: string }>`
    select image ->> 'nom' as nom from commentaires where publication_id = ${id} and image is not null`.execute(
    db,
  )
  return rows
}

type Erasing = Pick<JobWriteCtx, 'db' | 'memory' | 'afterCommit'>

const forget = async ({ db, memory, afterCommit }: Erasing, id: string, comptes: readonly string[]) => {
  await deleteNotificationsOfCible(db, comptes, { type: 'publication', id })
  afterCommit(() => publishNonLus(memory, comptes))
}

/** Where the next batch of members begins. */
export type Suite = { readonly publicationId: string; readonly lettre: LettreLue | null }

/**
 * Deletes the notifications of some of those who received a letter about a locked post, and of some of its readers, with what they did
 * with it; null once none of them is left.
 */
export const forgetSome = async (
  ctx: Erasing,
  publicationId: string,
  suite: Suite | null,
  limit: number,
): Promise<Suite | null> => {
  const apres = suite?.publicationId === publicationId ? suite.lettre : null
  const lettres = await listLettres(ctx.db, publicationId, apres, limit)
  const lectrices = await deleteLectures(ctx.db, publicationId, limit)
  const comptes = new Set([...lectrices, ...lettres.flatMap(({ compteId }) => compteId ?? [])])
  await forget(ctx, publicationId, [...comptes])
  if (Math.max(lettres.length, lectrices.length) < limit) return null
  return { publicationId, lettre: lettres.at(-1) ?? apres }
}

/** Erases a locked post with its comments, its pictures and the notifications of those who wrote there. */
export const erasePublication = async (ctx: Erasing, { id, images, apercu }: Erased): Promise<void> => {
  const { db } = ctx
  const auteures = await listAuteures(db, id)
  await detachImages(ctx, [...images, ...(await listImages(db, id))])
  await detachApercu(ctx, apercu)
  await deleteRow(db, id)
  await forget(ctx, id, auteures)
}
