import type { ImagePublication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { JobWriteCtx } from '#kit/jobs.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { deleteNotificationsOfCible } from '#modules/notifications/notifications.public.ts'
import { deleteRow, type Tenue } from './actus.repository.ts'
import { detachApercu } from './apercus/detach-apercu.ts'
import { detachImages } from './attach-images.ts'
import { listConcernees } from './lettres/concernees.queries.ts'

type Erased = Pick<Tenue, 'id' | 'images' | 'apercu'>

/** The pictures of its comments. */
const listImages = async (db: Tx, id: string): Promise<Pick<ImagePublication, 'nom'>[]> => {
  const { rows } = await sql<{ nom: string }>`
    select image ->> 'nom' as nom from commentaires where publication_id = ${id} and image is not null`.execute(
    db,
  )
  return rows
}

/** Erases a locked post with its comments, its pictures and the notifications about it. */
export const erasePublication = async (
  ctx: Pick<JobWriteCtx, 'db' | 'memory' | 'afterCommit'>,
  { id, images, apercu }: Erased,
): Promise<void> => {
  const { db, memory } = ctx
  const concernees = await listConcernees(db, id)
  await detachImages(ctx, [...images, ...(await listImages(db, id))])
  await detachApercu(ctx, apercu)
  await deleteRow(db, id)
  await deleteNotificationsOfCible(db, concernees, { type: 'publication', id })
  ctx.afterCommit(() => publishNonLus(memory, concernees))
}
