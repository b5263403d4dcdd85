import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { miniatureDe, type Media } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { makeMiniaturesJob } from './medias.jobs.ts'
import { jpeg } from './test-images.ts'

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

/** Uploads a picture large enough to keep a worker busy. */
const send = async (node: TestNode): Promise<Media> => {
  const { token } = await fleet.logIn(node, 'adherente')
  const body = new FormData()
  body.append('fichier', new File([new Uint8Array(await jpeg(6300, 6300))], 'photo.jpg'))
  body.append('usage', 'portrait')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${node.url}/api/medias`, { method: 'POST', headers, body })
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

test('[R3-16] when a worker is killed while it makes the sizes of a picture, another one makes them all', async () => {
  const node = await fleet.startApi()
  const media = await send(node)
  const waiting = await fetch(node.url + miniatureDe(media.nom))
  expect(waiting.headers.get('cache-control')).toBe('no-store')
  const killed = await fleet.startWorker()
  await expect.poll(isAtWork, { timeout: 60_000, interval: 10 }).toBe(true)
  killed.kill('SIGKILL')
  await killed.ended
  expect(await etatOf(media)).toBe('recu')
  await fleet.startWorker()
  await expect.poll(() => etatOf(media), { timeout: 120_000 }).toBe('pret')
  await expect.poll(() => fleet.unfinishedJobs(), { timeout: 60_000 }).toBe(0)
  expect(await readdir(join(uploads, 'originaux'))).toEqual([])
  for (const largeur of [undefined, 640, 1280] as const) {
    const image = await fetch(node.url + miniatureDe(media.nom, largeur))
    expect(image.headers.get('cache-control')).toContain('immutable')
    expect((await image.arrayBuffer()).byteLength).toBe(Number(image.headers.get('content-length')))
  }
})
