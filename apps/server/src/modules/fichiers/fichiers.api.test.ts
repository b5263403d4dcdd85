import { fichiersEndpoints } from '@entrelles/contract/modules/fichiers/fichiers.endpoints.ts'
import {
  QUOTA_FICHIERS_OCTETS,
  USAGES_FICHIER,
} from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bytesOf } from '#gateways/storage/storage.ts'
import type { Client } from '#kit/test-app.ts'
import { CAMERA, jpeg, png, sidewaysJpeg } from '#modules/medias/medias.factory.ts'
import { pdf } from './fichiers.factory.ts'
import { hostileFichiers, pdfOf, useFichiers } from './test-fichiers.ts'

const { kit, send, linkOf, rowOf } = useFichiers()
const { createFichier, deleteFichier } = fichiersEndpoints
const { maxOctets } = USAGES_FICHIER.coup_de_pouce
const refusal = (message: string, champ = 'fichier') => ({
  status: 422,
  body: { code: 'formulaire_invalide', violations: [{ champ, message }] },
})

/** What is stored of a sent file. */
const storedOf = async (id: string): Promise<Buffer> => {
  const file = await kit.storage.get((await rowOf(id))?.cle ?? '')
  if (!file) throw new Error(`nothing is stored of ${id}`)
  return bytesOf(file)
}

describe('POST /api/fichiers', () => {
  test('[M1] a PDF is kept as it is, in a private folder and under a random name', async () => {
    const member = await kit.as('adherente')
    const { status, body } = await send(member, pdf('à relire'), 'Bilan prévisionnel.pdf')
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String) as string,
      nom: 'Bilan prévisionnel.pdf',
      type: 'pdf',
      taille: pdf('à relire').length,
    })
    expect((await storedOf(body.id)).equals(pdf('à relire'))).toBe(true)
    const row = await rowOf(body.id)
    expect(row).toMatchObject({ compte_id: member.id, objet_type: 'coup_de_pouce', objet_id: null })
    expect(row?.cle).toMatch(/^prives\/[0-9a-f]{32}$/)
  })

  test('[security 38] a photo is drawn again upright, without its position nor its camera', async () => {
    const { body } = await send(await kit.as('adherente'), await sidewaysJpeg(), 'IMG_0042.JPEG')
    expect(body).toMatchObject({ nom: 'IMG_0042.jpg', type: 'jpg' })
    const stored = await storedOf(body.id)
    expect(body.taille).toBe(stored.length)
    const { exif, icc, xmp, orientation, ...image } = await sharp(stored).metadata()
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(image).toMatchObject({ format: 'jpeg', width: 600, height: 800 })
    expect(stored.includes(CAMERA)).toBe(false)
    expect(stored.includes('Exif')).toBe(false)
  })

  test('[security 38] a picture keeps its format, loses what follows it, and has 2560 pixels at most', async () => {
    const member = await kit.as('adherente')
    const drawn = await send(member, await png(), 'plan.jpg')
    expect(drawn.body).toMatchObject({ nom: 'plan.png', type: 'png' })
    expect(await sharp(await storedOf(drawn.body.id)).metadata()).toMatchObject({ format: 'png', width: 800 })
    const second = await jpeg(80, 60)
    const large = await send(member, Buffer.concat([await jpeg(4000, 3000), second]))
    const stored = await storedOf(large.body.id)
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 2560, height: 1920 })
    expect(stored.includes(second)).toBe(false)
  })

  test('[security 38] [security 39] a hostile file is refused with its French message, whatever its name, and nothing is kept', async () => {
    const before = kit.storage.keys()
    for (const [name, [bytes, message]] of Object.entries(await hostileFichiers())) {
      const member = await kit.as('adherente')
      for (const nom of ['photo.jpg', 'note.pdf'])
        expect(await send(member, bytes, nom), `${name} as ${nom}`).toMatchObject(refusal(message))
    }
    expect(kit.storage.keys()).toEqual(before)
  })

  test('[M1] a file has 5 MB at most; a picture that is heavier once drawn again is refused too', async () => {
    const member = await kit.as('adherente')
    expect((await send(member, pdfOf(maxOctets))).status).toBe(201)
    // Files of messages may weigh more: beyond those, the body is not even read.
    expect((await send(member, Buffer.alloc(8 * 1024 * 1024))).status).toBe(422)
    expect((await send(member, Buffer.alloc(16 * 1024 * 1024))).status).toBe(413)
    const side = 2000
    const pixels = Buffer.alloc(side * side * 3)
    for (let at = 0; at < side * side; at += 1) {
      const colour = Math.floor(Math.random() * 256)
      pixels.set([colour, (colour * 7) % 256, (colour * 13) % 256], at * 3)
    }
    const indexed = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .png({ palette: true, dither: 0, effort: 1 })
      .toBuffer()
    expect(indexed.length).toBeLessThan(maxOctets)
    expect(await send(member, indexed)).toMatchObject(
      refusal('Cette image est trop lourde une fois nettoyée. Enregistre-la en jpg, ou plus petite.'),
    )
  })

  test('a form without a file, with text in its place or for an unknown use is refused', async () => {
    const member = await kit.as('adherente')
    const post = (payload: object) => member.inject({ method: 'POST', url: '/api/fichiers', payload })
    expect(await post({ usage: 'coup_de_pouce' })).toMatchObject(refusal('Ce champ est obligatoire.'))
    expect(await post({ usage: 'coup_de_pouce', fichier: '/etc/passwd' })).toMatchObject(
      refusal('Ce champ est invalide.'),
    )
    const form = { fichier: new File([new Uint8Array(pdf())], 'a.pdf'), usage: 'portrait' as 'coup_de_pouce' }
    expect(await member.call(createFichier, { body: form })).toMatchObject(
      refusal('Ce champ est invalide.', 'usage'),
    )
  })

  test('[security 40] the files of a member weigh 100 MB at most, also when she sends two at once', async () => {
    const member = await kit.as('adherente')
    const note = pdf()
    const { body: first } = await send(member, note)
    const taille = QUOTA_FICHIERS_OCTETS - note.length
    await kit.db.updateTable('fichiers').set({ taille }).where('id', '=', first.id).execute()
    const before = kit.storage.keys().length
    const both = await Promise.all([send(member, note), send(member, note)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)?.body).toEqual({
      code: 'quota_depasse',
      message:
        'Tes fichiers occupent déjà la place prévue (100\u00a0Mo). Retire d’anciennes pièces jointes pour en ajouter.',
    })
    expect(kit.storage.keys()).toHaveLength(before + 1)
    expect((await send(await kit.as('adherente'), note)).status).toBe(201)
    await member.call(deleteFichier, { params: { id: first.id } })
    expect((await send(member, note)).status).toBe(201)
  })

  test('[security 40] a tiny file counts for 64 KB, so that a member has 1,600 files at most', async () => {
    const member = await kit.as('adherente')
    const { body } = await send(member, pdf())
    const taille = QUOTA_FICHIERS_OCTETS - 64 * 1024
    await kit.db.updateTable('fichiers').set({ taille }).where('id', '=', body.id).execute()
    expect((await send(member, pdf())).status).toBe(201)
    expect((await send(member, pdf())).status).toBe(409)
  })

  test('[M5] what she has put in the library leaves her own place', async () => {
    const member = await kit.as('adherente')
    const { body } = await send(member, pdf())
    const library = { taille: QUOTA_FICHIERS_OCTETS, objet_type: 'ressource' as const }
    await kit.db.updateTable('fichiers').set(library).where('id', '=', body.id).execute()
    expect((await send(member, pdf())).status).toBe(409)
    const attached = { objet_id: body.id, attache_le: kit.clock.now() }
    await kit.db.updateTable('fichiers').set(attached).where('id', '=', body.id).execute()
    expect((await send(member, pdf())).status).toBe(201)
  })

  test('[security 40] uploads are limited per member and day', async () => {
    const member = await kit.as('adherente')
    for (let sent = 0; sent < createFichier.limit.max; sent += 1)
      expect((await send(member, Buffer.from('non'))).status).toBe(422)
    const refused = await send(member, pdf())
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Tu as déjà envoyé beaucoup de fichiers. Réessaie demain.' },
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    expect((await send(await kit.as('adherente'), pdf())).status).toBe(201)
  })

  test('a storage that fails leaves no file, and does not use up the quota', async () => {
    const member = await kit.as('adherente')
    const { put } = kit.storage
    Object.assign(kit.storage, {
      put: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
    })
    expect((await send(member, pdf())).status).toBe(503)
    Object.assign(kit.storage, { put })
    const rows = await kit.db
      .selectFrom('fichiers')
      .where('compte_id', '=', member.id ?? '')
      .selectAll()
      .execute()
    expect(rows).toMatchObject([{ efface_le: kit.clock.now().toISOString() }])
  })
})

describe('a file that is not attached yet', () => {
  const remove = (member: Client, id: string) => member.call(deleteFichier, { params: { id } })

  test('[M1] is read and deleted by its sender', async () => {
    const member = await kit.as('adherente')
    const { body } = await send(member, pdf())
    const { body: link } = await linkOf(member, body.id)
    expect((await kit.app.inject({ url: link.url })).rawPayload.equals(pdf())).toBe(true)
    expect((await remove(member, body.id)).status).toBe(204)
    expect((await linkOf(member, body.id)).status).toBe(404)
    expect((await kit.app.inject({ url: link.url })).statusCode).toBe(404)
    expect((await remove(member, body.id)).status).toBe(404)
  })

  test('[security 27] somebody else neither reads nor deletes a file that is not attached yet', async () => {
    const { body } = await send(await kit.as('adherente'), pdf())
    for (const persona of ['adherente', 'coordinatrice', 'administratrice'] as const) {
      const other = await kit.as(persona)
      expect((await linkOf(other, body.id)).status, persona).toBe(404)
      expect((await remove(other, body.id)).status, persona).toBe(404)
    }
    expect((await linkOf(kit.visitor, body.id)).status).toBe(401)
    expect((await rowOf(body.id))?.efface_le).toBeNull()
  })

  test('[R3-16] has no address in /uploads', async () => {
    const { body } = await send(await kit.as('adherente'), pdf())
    const cle = (await rowOf(body.id))?.cle ?? ''
    for (const path of [cle, encodeURIComponent(cle), `miniature/..%2F${encodeURIComponent(cle)}`])
      expect((await kit.app.inject({ url: `/uploads/${path}` })).statusCode, path).toBe(404)
  })
})
