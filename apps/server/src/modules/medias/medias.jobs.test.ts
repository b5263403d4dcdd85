import { mediasEndpoints } from '@entrelles/contract/modules/medias/medias.endpoints.ts'
import type { MediaId } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import type { Ctx } from '#kit/ctx.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { createMedia } from './medias.factory.ts'
import { makeMiniaturesJob, sweepMediasJob } from './medias.jobs.ts'
import { attachMedia, detachMedia } from './medias.public.ts'
import { jpeg } from './test-images.ts'

const kit = useTestApp()
const HOUR = 3_600_000
const ctx = () => jobCtxOf(kit.services)(kit.services.log)
const sweep = () => sweepMediasJob.run({}, ctx())
const image = await jpeg(64, 64)

let member: Client
beforeEach(async () => {
  member = await kit.as('adherente')
})
const send = async () => {
  const fichier = new File([new Uint8Array(image)], 'photo.jpg')
  const { body } = await member.call(mediasEndpoints.createMedia, { body: { fichier, usage: 'portrait' } })
  return body
}
const attach = (mediaId: string, wanted: Partial<Parameters<typeof attachMedia>[2]> = {}) =>
  attachMedia({ db: kit.db, now: kit.clock.now } as Ctx, mediaId, {
    usage: 'portrait',
    compteId: member.id ?? '',
    shown: null,
    champ: 'photoId',
    ...wanted,
  })
const rowOf = (id: string) => kit.db.selectFrom('medias').where('id', '=', id).selectAll().executeTakeFirst()
const filesOf = ({ id, nom }: { id: string; nom: string }) =>
  kit.storage.keys().filter((key) => key.includes(nom.slice(0, 32)) || key.includes(id)).length

describe('makeMiniaturesJob', () => {
  test('[R3-16] the job can run again, and ignores an unknown picture', async () => {
    const media = await send()
    await kit.runJobs()
    await makeMiniaturesJob.run({ mediaId: media.id }, ctx())
    expect(filesOf(media)).toBe(3)
    await makeMiniaturesJob.run({ mediaId: randomUUID() as MediaId }, ctx())
  })

  test('[R3-16] sizes left unfinished are made again from the original', async () => {
    const media = await send()
    await kit.storage.put(`miniature/${media.nom}`, Buffer.from('à moitié'), 'image/webp')
    await kit.runJobs()
    expect(filesOf(media)).toBe(3)
    expect((await rowOf(media.id))?.etat).toBe('pret')
  })

  test('the job fails when the original is missing', async () => {
    const media = await send()
    await kit.storage.delete(`originaux/${media.id}`)
    await expect(makeMiniaturesJob.run({ mediaId: media.id }, ctx())).rejects.toThrow('not in the storage')
    await kit.db.deleteFrom('medias').where('id', '=', media.id).execute()
    await kit.runJobs()
  })
})

describe('attachMedia', () => {
  test('[R3-16] the uploader attaches her picture, and may attach it again in the same place', async () => {
    const media = await send()
    expect(await attach(media.id)).toBe(media.nom)
    expect(await attach(media.id, { shown: media.nom })).toBe(media.nom)
    expect((await rowOf(media.id))?.attache_le).not.toBeNull()
  })

  test('[R3-16] another member, another use, an unknown picture and a second place are refused', async () => {
    const media = await send()
    const { id: other } = await createCompte(kit.db, kit.clock.now())
    const refused = { status: 422, violations: [{ champ: 'photoId' }] }
    await expect(attach(media.id, { compteId: other })).rejects.toMatchObject(refused)
    await expect(attach(media.id, { usage: 'couverture' })).rejects.toMatchObject(refused)
    await expect(attach(randomUUID())).rejects.toMatchObject(refused)
    const elsewhere = await send()
    await attach(elsewhere.id)
    await expect(attach(elsewhere.id, { shown: media.nom })).rejects.toMatchObject(refused)
    expect((await rowOf(media.id))?.attache_le).toBeNull()
  })
})

describe('sweepMediasJob', () => {
  test('[R3-16] pictures unattached for a day are deleted with their files; attached ones stay', async () => {
    const [shown, unused, removed] = [await send(), await send(), await send()]
    await kit.runJobs()
    await attach(shown.id)
    await attach(removed.id)
    await inTransaction(kit.db, (tx) => detachMedia({ db: tx }, removed.nom))
    kit.clock.advance(23 * HOUR)
    await sweep()
    expect(filesOf(unused)).toBe(3)
    kit.clock.advance(2 * HOUR)
    await sweep()
    expect([shown, unused, removed].map(filesOf)).toEqual([3, 0, 0])
    expect(await rowOf(unused.id)).toBeUndefined()
    expect(await rowOf(removed.id)).toBeUndefined()
    expect(await rowOf(shown.id)).toBeDefined()
  })

  test('[R3-16] the portrait of a deleted account is deleted; the cover that it uploaded stays', async () => {
    const now = kit.clock.now()
    const { id: compteId } = await createCompte(kit.db, now)
    const portrait = await createMedia(kit.db, kit.storage, now, { usage: 'portrait', image, compteId })
    const cover = await createMedia(kit.db, kit.storage, now, { usage: 'couverture', image, compteId })
    await sweep()
    expect(filesOf({ id: '-', nom: portrait })).not.toBe(0)
    await kit.db.deleteFrom('comptes').where('id', '=', compteId).execute()
    await sweep()
    const stemOf = (nom: string) => nom.replace('.webp', '')
    expect(kit.storage.keys().filter((key) => key.includes(stemOf(portrait)))).toEqual([])
    expect(kit.storage.keys().filter((key) => key.includes(stemOf(cover)))).toHaveLength(3)
  })

  test('[R3-16] stray files and processed originals are deleted once a day old', async () => {
    const media = await send()
    await kit.runJobs()
    await attach(media.id)
    const stray = [
      `miniature/${'ab'.repeat(16)}-640.webp`,
      'miniature/en-cours.x',
      `originaux/${randomUUID()}`,
      `originaux/${media.id}`,
    ]
    for (const key of stray) await kit.storage.put(key, image, 'image/webp')
    await sweep()
    expect(kit.storage.keys()).toEqual(expect.arrayContaining(stray))
    kit.clock.advance(25 * HOUR)
    await sweep()
    expect(kit.storage.keys().filter((key) => stray.includes(key))).toEqual([])
    expect(filesOf(media)).toBe(3)
  })

  test('partial files left by a crash are deleted', async () => {
    const stray = ['originaux/en-cours.x', 'miniature/en-cours.x']
    for (const key of kit.storage.keys()) await kit.storage.delete(key)
    for (const key of stray) await kit.storage.put(key, image, 'image/webp')
    kit.clock.advance(25 * HOUR)
    await sweep()
    expect(kit.storage.keys()).toEqual([])
  })

  test('a picture whose job was lost is processed again', async () => {
    const media = await send()
    await attach(media.id)
    await kit.services.queue.boss.deleteAllJobs(makeMiniaturesJob.name)
    kit.clock.advance(25 * HOUR)
    await sweep()
    await kit.runJobs()
    expect((await rowOf(media.id))?.etat).toBe('pret')
  })
})
