import { REPONSES_TYPES_MAX } from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import type { ReponseTypeId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { reponsesTypesEndpoints as endpoints } from '@entrelles/contract/modules/bo-moderation/reponses-types.endpoints.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createReponseTypeRow } from '../bo-moderation.factory.ts'

const kit = useTestApp()
let administratrice: Client
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await kit.db.deleteFrom('reponses_types').execute()
  administratrice = await kit.as('administratrice')
})

const FORM = {
  titre: 'Publicité retirée',
  usage: 'reponse',
  contenu: 'Nous avons retiré cette publicité. Merci.',
} as const
const create = (fields: Partial<Record<keyof typeof FORM, string>> = {}, client = administratrice) =>
  client.call(endpoints.createReponseType, { body: { ...FORM, ...fields } as typeof FORM })
const list = async (client = administratrice) =>
  (await client.call(endpoints.listReponsesTypes, {})).body.reponsesTypes
const latestEntry = () =>
  kit.db
    .selectFrom('journal')
    .orderBy('journal.id', 'desc')
    .limit(1)
    .select(['action', 'cible_nom', 'avant', 'apres'])
    .executeTakeFirstOrThrow()

test('[C2] an administrator adds, changes and deletes a canned text; the journal has each', async () => {
  const { status, body } = await create()
  expect([status, body]).toMatchObject([201, { ...FORM, version: 1 }])
  expect(await latestEntry()).toMatchObject({
    action: 'moderation.creer_reponse_type',
    cible_nom: 'Publicité retirée',
    apres: FORM,
  })
  const changed = await administratrice.call(endpoints.updateReponseType, {
    params: { id: body.id },
    body: { ...FORM, titre: 'Démarchage retiré', version: 1 },
  })
  expect(changed.body).toMatchObject({ titre: 'Démarchage retiré', version: 2 })
  expect(await latestEntry()).toMatchObject({
    avant: { titre: 'Publicité retirée' },
    apres: { titre: 'Démarchage retiré' },
  })
  const deleted = await administratrice.call(endpoints.deleteReponseType, { params: { id: body.id } })
  expect(deleted.status).toBe(204)
  expect(await latestEntry()).toMatchObject({ action: 'moderation.supprimer_reponse_type' })
  expect(await list()).toEqual([])
})

test('[C2] coordinators read them, by title, and change none', async () => {
  const coordinatrice = await kit.as('coordinatrice')
  const { body } = await create({ titre: 'Zèle' })
  await create({ titre: 'Avertissement', usage: 'motif' })
  expect((await list(coordinatrice)).map(({ titre }) => titre)).toEqual(['Avertissement', 'Zèle'])
  expect((await create({}, coordinatrice)).status).toBe(403)
  const params = { id: body.id }
  const update = { params, body: { ...FORM, version: 1 } }
  expect((await coordinatrice.call(endpoints.updateReponseType, update)).status).toBe(403)
  expect((await coordinatrice.call(endpoints.deleteReponseType, { params })).status).toBe(403)
})

test('[M0] an older version is not written over a newer one, and an unknown text is a 404', async () => {
  const { body } = await create()
  const update = (id: ReponseTypeId, titre: string) =>
    administratrice.call(endpoints.updateReponseType, {
      params: { id },
      body: { ...FORM, titre, version: 1 },
    })
  const answers = await Promise.all([update(body.id, 'Un titre'), update(body.id, 'Un autre')])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  const unknown = randomUUID() as ReponseTypeId
  expect((await update(unknown, 'Un titre')).status).toBe(404)
  expect((await administratrice.call(endpoints.deleteReponseType, { params: { id: unknown } })).status).toBe(
    404,
  )
})

test('[R9-9] there are at most fifty, also when several are added at once', async () => {
  for (let n = 1; n < REPONSES_TYPES_MAX; n += 1)
    await createReponseTypeRow(kit.db, kit.clock.now(), { ...FORM, titre: `Texte ${n}` })
  const answers = await Promise.all([create(), create(), create()])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409])
  expect(await list()).toHaveLength(REPONSES_TYPES_MAX)
})

test.each([
  ['titre', { titre: 'x'.repeat(81) }],
  ['titre', { titre: ' ' }],
  ['usage', { usage: 'autre' }],
  ['contenu', { contenu: 'x'.repeat(1001) }],
  ['contenu', { contenu: 'court' }],
])('[security 32] an invalid %s is refused', async (champ, fields) => {
  expect(await create(fields)).toMatchObject({ status: 422, body: { violations: [{ champ }] } })
})
