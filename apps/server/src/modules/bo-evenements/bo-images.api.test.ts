import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { boEvenementsEndpoints as endpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { partsOf, valeursOf } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { IMAGES_EVENEMENTS_JOUR_MAX } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { IMAGE_ENTRELACEE } from '@entrelles/contract/modules/medias/medias.texts.ts'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { interlacedPng, jpeg } from '#modules/medias/medias.factory.ts'
import { fileOf } from './test-bo-evenements.ts'

const kit = useTestApp()
let administratrice: Client

beforeEach(async () => {
  await kit.db.deleteFrom('evenements').execute()
  await kit.db.deleteFrom('medias').execute()
  administratrice = await kit.as('administratrice')
})

const create = async (images: object) =>
  administratrice.call<typeof endpoints.createEvenement, DetailEvenementBo & ErrorBody>(
    endpoints.createEvenement,
    {
      body: { titre: 'Avec des images', ...images },
    },
  )
const update = (event: DetailEvenementBo, images: object) =>
  administratrice.call<typeof endpoints.updateEvenement, DetailEvenementBo & ErrorBody>(
    endpoints.updateEvenement,
    {
      params: { id: event.id },
      body: { ...partsOf(valeursOf(event)), id: event.id, ...images },
    },
  )
const attached = async () =>
  (await kit.db.selectFrom('medias').where('attache_le', 'is not', null).select('nom').execute())
    .map(({ nom }) => nom)
    .sort()
const photo = async () => fileOf(await jpeg())

test('[R7-8] stores each picture with its usage, and serves it once the job has produced its sizes', async () => {
  const { status, body } = await create({
    file: await photo(),
    preview: await photo(),
    intervenantPhoto: await photo(),
    intervenant2Photo: await photo(),
  })
  expect(status).toBe(201)
  const rows = await kit.db.selectFrom('medias').select(['nom', 'usage']).execute()
  const usageOf = (nom: string | null) => rows.find((row) => row.nom === nom)?.usage
  expect(usageOf(body.visuel)).toBe('evenement')
  expect(usageOf(body.visuel_preview)).toBe('vignette')
  expect(usageOf(body.intervenantePhoto)).toBe('intervenant')
  expect(usageOf(body.intervenante2Photo)).toBe('intervenant')
  expect(await attached()).toHaveLength(4)
  await kit.runJobs()
  const { statusCode } = await kit.app.inject({ method: 'GET', url: `/uploads/miniature/${body.visuel}` })
  expect(statusCode).toBe(200)
})

test('[R5-15] a file that is neither jpg nor png is refused at its part, with its own message, and nothing is stored', async () => {
  const bad = fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image.png')
  const refused = await create({ file: bad, preview: bad, intervenantPhoto: bad, intervenant2Photo: bad })
  const shared = 'Seuls les formats jpg et png sont acceptés pour'
  expect(refused).toMatchObject({
    status: 422,
    body: {
      violations: [
        { champ: 'file', message: `${shared} l'image de l'événement.` },
        { champ: 'preview', message: `${shared} la vignette de l'événement.` },
        { champ: 'intervenantPhoto', message: `${shared} la photo de la première intervenante.` },
        { champ: 'intervenant2Photo', message: `${shared} la photo de la deuxième intervenante.` },
      ],
    },
  })
  expect(await kit.db.selectFrom('evenements').select('id').execute()).toEqual([])
  const { body } = await create({})
  const again = await update(body, { file: bad })
  expect(again).toMatchObject({ status: 422, body: { violations: [{ champ: 'file' }] } })
  expect(await kit.db.selectFrom('medias').select('id').execute()).toEqual([])
})

test('[R7-8] a part that is omitted or names its picture changes nothing; an empty part removes it', async () => {
  const { body } = await create({ file: await photo(), preview: await photo() })
  const kept = await update(body, { file: undefined, preview: body.visuel_preview })
  expect(kept.body).toMatchObject({ visuel: body.visuel, visuel_preview: body.visuel_preview })
  const removed = await update(body, { file: null })
  expect(removed.body).toMatchObject({ visuel: null, visuel_preview: body.visuel_preview })
  expect(await attached()).toEqual([body.visuel_preview])
  const replaced = await update(removed.body, { preview: await photo() })
  expect(replaced.body.visuel_preview).not.toBe(body.visuel_preview)
  expect(await attached()).toEqual([replaced.body.visuel_preview])
})

test('[R7-8] the name of a picture of another event or part is refused', async () => {
  const [one, two] = [(await create({ file: await photo() })).body, (await create({})).body]
  expect(await update(two, { file: one.visuel })).toMatchObject({
    status: 422,
    body: {
      violations: [{ champ: 'file', message: 'Cette image n’est plus disponible. Choisis-la de nouveau.' }],
    },
  })
  expect(await update(one, { preview: one.visuel })).toMatchObject({ status: 422 })
})

test('[R2.4-12] copies share the pictures and keep them until the last copy is deleted or changed', async () => {
  const { body: first } = await create({
    file: await photo(),
    intervenantPhoto: await photo(),
    intervenantPrenom: 'Awa',
  })
  const copy = async () =>
    (await administratrice.call(endpoints.duplicateEvenement, { params: { id: first.id }, body: {} })).body
  const [one, two] = [await copy(), await copy()]
  expect([one.visuel, one.intervenantePhoto]).toEqual([first.visuel, first.intervenantePhoto])
  const remove = (id: typeof first.id) =>
    administratrice.call(endpoints.deleteEvenement, { params: { id }, body: {} })
  await update(first, { file: null })
  await remove(first.id)
  expect(await attached()).toEqual([first.visuel, first.intervenantePhoto].map(String).sort())
  await remove(one.id)
  expect(await attached()).toHaveLength(2)
  const { body } = await update(two, { file: await photo() })
  expect(await attached()).toEqual([body.visuel, first.intervenantePhoto].map(String).sort())
  await remove(two.id)
  expect(await attached()).toEqual([])
})

test('[R2.4-12] deleting an event and its copy at the same time detaches their picture', async () => {
  const { body: first } = await create({ file: await photo() })
  const { body: copy } = await administratrice.call(endpoints.duplicateEvenement, {
    params: { id: first.id },
    body: {},
  })
  const ids = [first.id, copy.id]
  await Promise.all(
    ids.map((id) => administratrice.call(endpoints.deleteEvenement, { params: { id }, body: {} })),
  )
  expect(await attached()).toEqual([])
})

test('pictures of events are limited per member and day, and one that costs too much is refused', async () => {
  const { body } = await create({})
  const bad = fileOf(Buffer.from('<svg/>'), 'image.png')
  for (let sent = 0; sent < IMAGES_EVENEMENTS_JOUR_MAX; sent += 4) {
    const images = { file: bad, preview: bad, intervenantPhoto: bad, intervenant2Photo: bad }
    expect((await update(body, images)).status).toBe(422)
  }
  expect(await update(body, { file: await photo() })).toMatchObject({
    status: 429,
    body: { message: 'Tu as déjà envoyé beaucoup d’images aujourd’hui. Réessaie demain.' },
  })
  expect((await update(body, { titre: 'Sans image' })).status).toBe(200)
  administratrice = await kit.as('administratrice')
  const interlaced = fileOf(await interlacedPng(5000, 5000), 'image.png')
  expect(await update(body, { file: interlaced })).toMatchObject({
    status: 422,
    body: { violations: [{ champ: 'file', message: IMAGE_ENTRELACEE }] },
  })
})
