import type { MediaId, UsageMedia } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { v7 as uuid } from 'uuid'
import type { JobCtx, JobWriteCtx } from '#kit/jobs.ts'
import { makeMiniaturesJob } from './medias.jobs.ts'
import { newNom, originalKey } from './medias.keys.ts'
import { insertMedia } from './medias.repository.ts'

export type ImageDeposee = { readonly id: string; readonly nom: string }

/** Puts a picture that nobody has uploaded into the storage; `attachDepot` then gives it its row. */
export const depositImage = async (
  { storage }: Pick<JobCtx, 'storage'>,
  bytes: Buffer,
): Promise<ImageDeposee> => {
  const id = uuid()
  // Before its row, and outside the transaction: the sweep deletes a file that has no row.
  await storage.put(originalKey(id), bytes, 'application/octet-stream')
  return { id, nom: newNom() }
}

type Depot = ImageDeposee & {
  readonly usage: UsageMedia
  readonly largeur: number
  readonly hauteur: number
}

/** Attaches such a picture, and has its sizes made. */
export const attachDepot = async (
  { db, enqueue, now }: Pick<JobWriteCtx, 'db' | 'enqueue' | 'now'>,
  { id, nom, usage, largeur, hauteur }: Depot,
): Promise<void> => {
  await insertMedia(db, { id, nom, usage, compteId: null, largeur, hauteur }, now())
  await db.updateTable('medias').set({ attache_le: now() }).where('id', '=', id).execute()
  await enqueue(makeMiniaturesJob, { mediaId: id as MediaId })
}
