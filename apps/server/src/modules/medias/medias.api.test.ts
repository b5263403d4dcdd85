import { mediasEndpoints } from '@entrelles/contract/modules/medias/medias.endpoints.ts'
import { IMAGE_MAX_OCTETS, miniatureDe } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { hostileImages, jpeg, sidewaysJpeg } from './test-images.ts'

const kit = useTestApp()
const { createMedia } = mediasEndpoints
const fileOf = (bytes: Buffer, name = 'photo.jpg') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const send = (member: Client, bytes: Buffer, name?: string) =>
  member.call(createMedia, { body: { fichier: fileOf(bytes, name), usage: 'portrait' } })
const get = (url: string) => kit.app.inject({ method: 'GET', url })
const refusal = (message: string, champ = 'fichier') => ({
  status: 422,
  body: { code: 'formulaire_invalide', violations: [{ champ, message }] },
})

describe('POST /api/medias', () => {
  test('[R3-16] the original is stored until its sizes are made, then deleted', async () => {
    const member = await kit.as('adherente')
    const { status, body: media } = await send(member, await sidewaysJpeg())
    expect(status).toBe(201)
    expect(Object.keys(media)).toEqual(['id', 'nom'])
    expect(media.nom).toMatch(/^[0-9a-f]{32}\.webp$/)
    expect(kit.storage.keys()).toContain(`originaux/${media.id}`)
    await kit.runJobs()
    const own = kit.storage
      .keys()
      .filter((key) => key.includes(media.nom.slice(0, 32)) || key.includes(media.id))
    const stem = media.nom.replace('.webp', '')
    expect(own).toEqual([
      `miniature/${stem}-1280.webp`,
      `miniature/${stem}-640.webp`,
      `miniature/${stem}.webp`,
    ])
    const row = await kit.db.selectFrom('medias').where('id', '=', media.id).selectAll().executeTakeFirst()
    expect(row).toMatchObject({ etat: 'pret', compte_id: member.id, usage: 'portrait', attache_le: null })
  })

  test('[R3-16] the picture is cropped to the chosen frame', async () => {
    const member = await kit.as('adherente')
    const cadrage = { x: 0, y: 0, largeur: 300, hauteur: 300 }
    const { body } = await member.call(createMedia, {
      body: { fichier: fileOf(await jpeg()), usage: 'portrait', cadrage },
    })
    await kit.runJobs()
    const { rawPayload } = await get(miniatureDe(body.nom, 640))
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300, height: 300 })
  })

  test('[M2] the picture of a post keeps its shape, which its row says; a member sends none for a link preview', async () => {
    const member = await kit.as('adherente')
    const sendAs = (usage: 'publication' | 'apercu', bytes: Buffer) =>
      member.call(createMedia, { body: { fichier: fileOf(bytes), usage: usage as 'publication' } })
    const { status, body } = await sendAs('publication', await sidewaysJpeg())
    expect(status).toBe(201)
    const row = await kit.db.selectFrom('medias').where('id', '=', body.id).selectAll().executeTakeFirst()
    expect(row).toMatchObject({ largeur: 600, hauteur: 800 })
    await kit.runJobs()
    const { rawPayload } = await get(miniatureDe(body.nom))
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height: 427 })
    expect((await sendAs('apercu', await jpeg())).status).toBe(422)
    const { body: portrait } = await send(member, await jpeg())
    const other = await kit.db
      .selectFrom('medias')
      .where('id', '=', portrait.id)
      .selectAll()
      .executeTakeFirst()
    expect(other).toMatchObject({ largeur: null, hauteur: null })
  })

  test('[R5-15] an invalid picture is refused with its French message, and nothing is stored', async () => {
    const member = await kit.as('adherente')
    const before = kit.storage.keys()
    for (const [name, [bytes, message]] of Object.entries(await hostileImages())) {
      expect(await send(member, bytes, 'photo.png'), name).toMatchObject(refusal(message))
    }
    expect(kit.storage.keys()).toEqual(before)
  })

  test('[R5-15] a picture over 10 MB is refused on its field, and a much larger body with a 413', async () => {
    const member = await kit.as('adherente')
    const heavy = (bytes: number) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(bytes)])
    const tooHeavy = refusal('L’image doit peser 10 Mo au plus.')
    expect(await send(member, heavy(IMAGE_MAX_OCTETS))).toMatchObject(tooHeavy)
    expect(await send(member, heavy(11 * 1024 * 1024))).toMatchObject(tooHeavy)
    expect(await send(member, heavy(20 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { message: 'Cet envoi est trop volumineux.' },
    })
  })

  test('a frame outside the picture, and a form without a file, are refused', async () => {
    const member = await kit.as('adherente')
    const cadrage = { x: 700, y: 0, largeur: 300, hauteur: 300 }
    const framed = { fichier: fileOf(await jpeg()), usage: 'portrait', cadrage } as const
    expect(await member.call(createMedia, { body: framed })).toMatchObject(
      refusal('Le cadrage sort de l’image.', 'cadrage'),
    )
    const without = await member.inject({
      method: 'POST',
      url: '/api/medias',
      payload: { usage: 'portrait' },
    })
    expect(without).toMatchObject(refusal('Ce champ est obligatoire.'))
  })

  test('[R5-15] uploads are limited per member and day', async () => {
    const member = await kit.as('adherente')
    const empty = Buffer.alloc(0)
    for (let sent = 0; sent < createMedia.limit.max; sent += 1)
      expect((await send(member, empty)).status).toBe(422)
    const refused = await send(member, await jpeg())
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Tu as déjà envoyé beaucoup d’images aujourd’hui. Réessaie demain.' },
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    expect((await send(await kit.as('adherente'), empty)).status).toBe(422)
  })
})

describe('/uploads/miniature', () => {
  const safe = {
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  }

  test('[R3-16] a placeholder is served without cache until the sizes are made, then each size with an immutable cache', async () => {
    const { body } = await send(await kit.as('adherente'), await jpeg())
    const waiting = await get(miniatureDe(body.nom))
    expect(waiting.statusCode).toBe(200)
    expect(waiting.headers).toMatchObject({ ...safe, 'cache-control': 'no-store' })
    expect(await sharp(waiting.rawPayload).metadata()).toMatchObject({ width: 320, height: 320 })
    await kit.runJobs()
    for (const largeur of [undefined, 640, 1280] as const) {
      const { statusCode, headers, rawPayload } = await get(miniatureDe(body.nom, largeur))
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({ ...safe, 'cache-control': 'public, max-age=31536000, immutable' })
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
      expect((await sharp(rawPayload).metadata()).format).toBe('webp')
    }
  })

  test('[R3-16] originals, unknown names and other files answer 404', async () => {
    const { body } = await send(await kit.as('adherente'), await jpeg())
    await kit.storage.put('miniature/page.html', Buffer.from('<script>'), 'text/html')
    const stem = body.nom.replace('.webp', '')
    for (const path of [
      `miniature/${'0'.repeat(32)}.webp`,
      'miniature/page.html',
      `miniature/${stem}`,
      `miniature/${stem}.svg`,
      `miniature/..%2Foriginaux%2F${body.id}`,
      `originaux/${body.id}`,
      'miniature/',
      'miniature',
    ])
      expect((await get(`/uploads/${path}`)).statusCode, path).toBe(404)
  })
})
