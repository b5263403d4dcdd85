import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { miniatureDe, type Media } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { makeMiniaturesJob } from './medias.jobs.ts'
import { keysOf, originalKey } from './medias.keys.ts'
import { jpeg, noisyJpeg } from './test-images.ts'

let fleet: Fleet
let uploads: string
beforeAll(buildProcesses)
beforeEach(async () => {
  uploads = await mkdtemp(join(tmpdir(), 'entrelles-medias-'))
  fleet = await createFleet({ UPLOADS_DIR: uploads })
})
afterEach(async () => {
  await fleet.close()
  await rm(uploads, { recursive: true })
})

const upload = async (node: TestNode, image: Buffer): Promise<Response> => {
  const { token } = await fleet.logIn(node, 'adherente')
  const body = new FormData()
  body.append('fichier', new File([new Uint8Array(image)], 'photo.jpg'))
  body.append('usage', 'portrait')
  return fetch(`${node.url}/api/medias`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
}
const mediaOf = async (answer: Response): Promise<Media> => {
  expect(answer.status).toBe(201)
  return (await answer.json()) as Media
}
const etatOf = async ({ id }: Media) =>
  (await fleet.db.selectFrom('medias').where('id', '=', id).select('etat').executeTakeFirst())?.etat
const isAtWork = async (): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from pgboss.job where name = ${makeMiniaturesJob.name} and state = 'active'`.execute(fleet.db)
  return rows.length > 0
}
const untilReady = async (media: Media): Promise<void> => {
  await expect.poll(() => etatOf(media), { timeout: 120_000 }).toBe('pret')
}

/** Every size of a picture is served whole. */
const expectServed = async (node: TestNode, { nom }: Media): Promise<void> => {
  for (const largeur of [undefined, 640, 1280] as const) {
    const image = await fetch(node.url + miniatureDe(nom, largeur))
    expect(image.headers.get('cache-control')).toContain('immutable')
    expect((await image.arrayBuffer()).byteLength).toBe(Number(image.headers.get('content-length')))
  }
}

test('[R3-16] when a worker is killed while it makes the sizes of a picture, another one makes them all', async () => {
  const node = await fleet.startApi()
  // Large enough to keep a worker busy.
  const media = await mediaOf(await upload(node, await jpeg(6300, 6300)))
  const waiting = await fetch(node.url + miniatureDe(media.nom))
  expect(waiting.headers.get('cache-control')).toBe('no-store')
  const killed = await fleet.startWorker()
  await expect.poll(isAtWork, { timeout: 60_000, interval: 10 }).toBe(true)
  killed.kill('SIGKILL')
  await killed.ended
  expect(await etatOf(media)).toBe('recu')
  await fleet.startWorker()
  await untilReady(media)
  await expect.poll(() => fleet.unfinishedJobs(), { timeout: 60_000 }).toBe(0)
  expect(await readdir(join(uploads, 'originaux'))).toEqual([])
  await expectServed(node, media)
})

const run = promisify(execFile)
/** Room for a few pictures. */
const DISK = '4m'
/** Less than a picture: its first bytes are written before the disk is full. */
const ROOM_BYTES = 65_536

/** Mounts a small disk, which only root may do; undefined otherwise. */
const mountSmallDisk = async (): Promise<string | undefined> => {
  const folder = await mkdtemp(join(tmpdir(), 'entrelles-disque-'))
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  // After the processes, which use it, have ended.
  onTestFinished(async () => {
    if (isMounted) await run('umount', [folder])
    await rm(folder, { recursive: true })
  })
  return isMounted ? folder : undefined
}

/** Fills a disk, except for some room; returns a function that empties it again. */
const fill = async (disk: string, roomBytes: number): Promise<() => Promise<void>> => {
  const ballast = join(disk, `ballast-${roomBytes}`)
  const { bavail, bsize } = await statfs(disk)
  await writeFile(ballast, Buffer.alloc(bavail * bsize - roomBytes))
  return () => rm(ballast)
}

/** I8: the disk holds the files of the pictures in the database, and no other. */
const expectNoOrphan = async (disk: string): Promise<void> => {
  const medias = await fleet.db.selectFrom('medias').select(['id', 'nom', 'usage', 'etat']).execute()
  const expected = medias.flatMap((media) =>
    media.etat === 'recu'
      ? [originalKey(media.id)]
      : keysOf(media).filter((key) => key !== originalKey(media.id)),
  )
  const files = await readdir(disk, { recursive: true, withFileTypes: true })
  const stored = files.filter((file) => file.isFile() && !file.name.startsWith('ballast-'))
  const keys = stored.map(({ parentPath, name }) => relative(disk, join(parentPath, name)))
  expect(keys.toSorted()).toEqual(expected.toSorted())
}

test('[F24] on a full disk, an upload is refused and leaves no file, pictures are served, and all works once there is room', async ({
  skip,
}) => {
  const disk = await mountSmallDisk()
  if (disk === undefined) return skip('this account may not mount a tmpfs, so no disk can be filled')
  const node = await fleet.startApi({ UPLOADS_DIR: disk })
  const worker = await fleet.startWorker({ UPLOADS_DIR: disk })
  const photo = await noisyJpeg(1000, 1000)
  const shown = await mediaOf(await upload(node, photo))
  await untilReady(shown)

  const empty = await fill(disk, ROOM_BYTES)
  const refused = await upload(node, photo)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ code: 'indisponible' })
  await expectServed(node, shown)
  await expectNoOrphan(disk)
  // A process that starts without any room serves too.
  const emptyRest = await fill(disk, 0)
  await expectServed(await fleet.startApi({ UPLOADS_DIR: disk }), shown)
  await expectNoOrphan(disk)
  await emptyRest()
  await empty()

  worker.kill('SIGSTOP')
  const late = await mediaOf(await upload(node, photo))
  const emptyAgain = await fill(disk, ROOM_BYTES)
  worker.kill('SIGCONT')
  await expect.poll(fleet.retriedJobs, { timeout: 60_000 }).toBeGreaterThan(0)
  expect(await etatOf(late)).toBe('recu')
  await emptyAgain()
  await untilReady(late)
  await expect.poll(fleet.unfinishedJobs, { timeout: 60_000 }).toBe(0)
  await expectServed(node, late)
  await expectNoOrphan(disk)
})
