import type { MediaId } from '@entrelles/contract/modules/medias/medias.schema.ts'
import type { JobCtx } from '#kit/jobs.ts'
import { keysOf, MINIATURES, nomOfFichier, ORIGINAUX } from './medias.keys.ts'
import { listNoms, listRecus, listStuck } from './medias.queries.ts'
import { deleteOrphans } from './medias.repository.ts'

type Sweep = Pick<JobCtx, 'db' | 'storage' | 'now' | 'transaction'>

const DAY_MS = 86_400_000
const BATCH = 200

/** Rows first: a file left without a row is deleted below, tomorrow at the latest. */
const sweepRows = async ({ storage, transaction }: Sweep, before: Date): Promise<void> => {
  for (;;) {
    const orphans = await transaction(({ db }) => deleteOrphans(db, before, BATCH))
    for (const key of orphans.flatMap(keysOf)) await storage.delete(key)
    if (orphans.length < BATCH) return
  }
}

/** Deletes the files of a folder without a picture; recent ones may belong to an upload in progress. */
const sweepFiles = async (
  { storage }: Sweep,
  folder: string,
  before: Date,
  listKept: (names: string[]) => Promise<(name: string) => boolean>,
): Promise<void> => {
  for await (const page of storage.list(folder)) {
    const old = page.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key)
    if (old.length === 0) continue
    const nameOf = (key: string): string => key.slice(folder.length + 1)
    const isKept = await listKept(old.map(nameOf))
    for (const key of old) if (!isKept(nameOf(key))) await storage.delete(key)
  }
}

const UUID = /^[0-9a-f-]{36}$/

export const sweepMedias = async (
  ctx: Sweep,
  makeAgain: (mediaId: MediaId) => Promise<void>,
): Promise<void> => {
  const { db, now } = ctx
  const before = new Date(now().getTime() - DAY_MS)
  await sweepRows(ctx, before)
  await sweepFiles(ctx, MINIATURES, before, async (fichiers) => {
    const noms = await listNoms(
      db,
      fichiers.flatMap((fichier) => nomOfFichier(fichier) ?? []),
    )
    return (fichier) => noms.has(nomOfFichier(fichier) ?? '')
  })
  await sweepFiles(ctx, ORIGINAUX, before, async (names) => {
    const ids = await listRecus(
      db,
      names.filter((name) => UUID.test(name)),
    )
    return (name) => ids.has(name)
  })
  for (const { id } of await listStuck(db, before)) await makeAgain(id as MediaId)
}
