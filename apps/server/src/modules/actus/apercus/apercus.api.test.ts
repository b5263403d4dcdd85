import type { LienApercu } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { miniatureDe } from '@entrelles/contract/modules/medias/miniature.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Outside } from '#kit/fenced-fetch.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp } from '#kit/test-app.ts'
import { redirectTo, sendPage, startSite } from '#kit/test-site.ts'
import { createPublication } from '#modules/actus/actus.factory.ts'
import { CAMERA, hostileImages, jpeg, sidewaysJpeg } from '#modules/medias/medias.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { apercuJob } from './apercus.jobs.ts'
import { detachApercu } from './detach-apercu.ts'
import { inTransaction } from '#db/test-transaction.ts'

const kit = useTestApp()
let site: Awaited<ReturnType<typeof startSite>>
let outside: Outside
let auteureId: string
beforeAll(async () => {
  site = await startSite()
  outside = site.createOutside()
})
afterAll(async () => {
  await outside.close()
  await site.close()
})
beforeEach(async () => {
  site.pages.clear()
  site.asked.length = 0
  auteureId = (await createCompte(kit.db, kit.clock.now())).id
})

const page = (head: string) => `<!doctype html><html><head><title>Le marché</title>${head}</head></html>`
const postWith = (lien: string | null) => createPublication(kit.db, kit.clock.now(), auteureId, { lien })
type Publication = Awaited<ReturnType<typeof postWith>>
/** The preview of a post, as the worker writes it. */
const rowOf = (id: string) =>
  kit.db
    .selectFrom('publications')
    .where('id', '=', id)
    .select(['lien', 'apercu', 'apercu_le'])
    .executeTakeFirstOrThrow()
/** Runs the job with the sites that the test may reach, besides those of the internet. */
const read = async (publicationId: Publication, by = outside) => {
  const { services } = kit
  await apercuJob.run({ publicationId }, { ...jobCtxOf(services)(services.log), outside: by })
  return rowOf(publicationId)
}
const readLink = async (lien: string) => (await read(await postWith(lien))).apercu
const mediaOf = (apercu: unknown) =>
  kit.db
    .selectFrom('medias')
    .where('nom', '=', (apercu as LienApercu).image?.nom ?? '')
    .selectAll()
    .executeTakeFirstOrThrow()
const listMedias = () => kit.db.selectFrom('medias').where('usage', '=', 'apercu').select('id').execute()

describe('[M2] the preview of a link', () => {
  test('has the words of the page, and its picture redrawn and stored here', async () => {
    const image = site.serve('/photo', sendPage(await sidewaysJpeg(), 'image/jpeg'))
    const lien = site.serve(
      '/marche',
      sendPage(
        page(
          `<meta property="og:description" content="Samedi"><meta property="og:image" content="${image}">`,
        ),
      ),
    )
    const { apercu, apercu_le } = await read(await postWith(lien))
    const media = await mediaOf(apercu)
    expect(apercu).toEqual({
      url: lien,
      site: 'localhost',
      titre: 'Le marché',
      description: 'Samedi',
      image: { nom: media.nom, proportions: 0.75 },
    })
    expect(apercu_le).toBe(kit.clock.now().toISOString())
    expect(media).toMatchObject({ compte_id: null, largeur: 600, hauteur: 800, etat: 'recu' })
    expect(media.attache_le).not.toBeNull()
    await kit.runJobs()
    const { statusCode, rawPayload } = await kit.app.inject({ url: miniatureDe(media.nom) })
    expect(statusCode).toBe(200)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 427 })
    expect(rawPayload.includes(CAMERA)).toBe(false)
  })

  test('names the site of the link, not the one that the page claims nor the one it redirects to', async () => {
    const lien = site.serve('/court', redirectTo('/long'))
    site.serve('/long', sendPage(page('<meta property="og:site_name" content="Ma banque">')))
    expect(await readLink(lien)).toMatchObject({ url: lien, site: 'localhost' })
  })

  test('is read once; a post without a link, or gone, is left alone', async () => {
    const lien = site.serve('/page', sendPage(page('')))
    const id = await postWith(lien)
    await read(id)
    await read(id)
    expect(site.asked).toEqual(['/page'])
    expect(await read(await postWith(null))).toMatchObject({ apercu: null, apercu_le: null })
    await kit.db.deleteFrom('publications').where('id', '=', id).execute()
    await apercuJob.run({ publicationId: id }, jobCtxOf(kit.services)(kit.services.log))
  })

  test('is not written if the post has another link meanwhile', async () => {
    const id = await postWith(null)
    const lien = site.serve('/lent', (response) => {
      void kit.db
        .updateTable('publications')
        .set({ lien: 'https://autre.test/' })
        .where('id', '=', id)
        .execute()
        .then(() => sendPage(page(''))(response, undefined as never))
    })
    await kit.db.updateTable('publications').set({ lien }).where('id', '=', id).execute()
    expect(await read(id)).toEqual({ lien: 'https://autre.test/', apercu: null, apercu_le: null })
  })

  test('releases its picture when it is removed', async () => {
    const image = site.serve('/photo', sendPage(await jpeg(80, 60), 'image/jpeg'))
    const apercu = await readLink(
      site.serve('/page', sendPage(page(`<meta property="og:image" content="${image}">`))),
    )
    await inTransaction(kit.db, (db) => detachApercu({ db }, apercu))
    expect((await mediaOf(apercu)).attache_le).toBeNull()
    await inTransaction(kit.db, (db) => detachApercu({ db }, null))
  })

  test('of a page of this site is not read: it is behind the login', async () => {
    const lien = `${kit.services.env.PUBLIC_URL}/actu`
    expect(await read(await postWith(lien), kit.outside)).toMatchObject({ apercu: null })
    expect(kit.outside.asked).toEqual([])
  })
})

describe('[security 42] a link has no preview', () => {
  const SECRET = '<!doctype html><title>secret</title>'

  test.each(['127.0.0.1', '[::1]', '169.254.169.254', 'localhost', '10.0.0.1'])(
    'if it leads to %s, at once or by a redirect',
    async (host) => {
      const lien = site.serve('/renvoi', redirectTo(`https://${host}/secret`))
      site.serve('/secret', sendPage(SECRET))
      expect(await readLink(lien)).toBeNull()
      expect(await readLink(`https://${host}/secret`)).toBeNull()
      expect(site.asked).toEqual(['/renvoi'])
    },
  )

  test('if its site does not answer; the job is not tried again', async () => {
    const id = await postWith(`${site.url}/absente`)
    expect(await read(id)).toMatchObject({ apercu: null, apercu_le: kit.clock.now().toISOString() })
  })

  test('if its content is not a page, whatever type the site declares', async () => {
    expect(await readLink(site.serve('/photo', sendPage(await jpeg(), 'text/html')))).toBeNull()
  })
})

describe('[security 42] a preview has no picture', () => {
  const withPicture = (address: string) =>
    readLink(site.serve('/page', sendPage(page(`<meta property="og:image" content="${address}">`))))
  const none = { titre: 'Le marché', image: null }

  test('if its address leads to this machine', async () => {
    const before = await listMedias()
    for (const address of [
      'https://127.0.0.1/a.png',
      'https://localhost/a.png',
      'http://exemple.fr/a.png',
      'data:image/png;base64,AA',
    ])
      expect(await withPicture(address)).toMatchObject(none)
    expect(site.asked.every((path) => path === '/page')).toBe(true)
    expect(await listMedias()).toEqual(before)
  })

  test('if it is not a picture, or not only one', async () => {
    for (const [name, [bytes]] of Object.entries(await hostileImages())) {
      site.serve('/image', sendPage(bytes, 'image/png'))
      expect(await withPicture('/image'), name).toMatchObject(none)
    }
  })

  test('if it weighs more than a megabyte', async () => {
    const heavy = Buffer.concat([await jpeg(), Buffer.alloc(1_048_576)])
    site.serve('/image', sendPage(heavy, 'image/jpeg'))
    expect(await withPicture('/image')).toMatchObject(none)
  })
})
