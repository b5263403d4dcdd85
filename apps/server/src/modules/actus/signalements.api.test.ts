import { moderationEndpoints as endpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createPublication, type PublicationFields } from './actus.factory.ts'
import { publicationSignalable } from './actus.signalables.ts'
import { expectKeysKept, useActus, type Membre } from './test-actus.ts'

const { kit, clear, memberOf, read, titresOf, act } = useActus()
let awa: Membre
let lea: Membre
let cornouaille: string
let leon: string

beforeEach(async () => {
  await kit.db.deleteFrom('signalements').execute()
  await clear()
  cornouaille = await createTerritoire(kit.db, 'Cornouaille')
  leon = await createTerritoire(kit.db, 'Léon')
  awa = await memberOf('Awa', { territoire: 'Cornouaille' })
  lea = await memberOf('Léa', { territoire: 'Cornouaille' })
})

const create = (fields: PublicationFields = {}) => createPublication(kit.db, kit.clock.now(), awa.id, fields)
const report = (who: Membre, cibleId: string) =>
  who.call(endpoints.createSignalement, { body: { cibleType: 'publication', cibleId, motif: 'publicite' } })
const frozen = () => kit.db.selectFrom('signalements').selectAll().executeTakeFirstOrThrow()
const move = (way: 'hide' | 'restore', id: string) =>
  inTransaction(
    kit.db,
    (db) => publicationSignalable[way]?.({ db, now: kit.clock.now }, id) ?? Promise.resolve(),
  )

describe('[P-9] a report', () => {
  test('freezes the post as its reporter reads it, without what she did with it', async () => {
    const id = await create({ titre: 'Achetez chez moi', territoire_ids: [cornouaille] })
    await act(lea, id, 'favori')
    expect((await report(lea, id)).status).toBe(201)
    const row = await frozen()
    expect(row).toMatchObject({ titre: 'Achetez chez moi', version_cible: 1, auteure_cible_id: awa.id })
    expect(row.territoire_id).toBe(cornouaille)
    expect(row.copie).toMatchObject({ titre: 'Achetez chez moi', contenu: expect.any(String), images: [] })
    for (const key of ['favori', 'maReaction', 'suivi', 'auteureId'])
      expect(row.copie).not.toHaveProperty(key)
  })

  test('of a post without a title bears the name of its author; of several branches, it is for administrators', async () => {
    await report(lea, await create({ territoire_ids: [cornouaille, leon] }))
    expect(await frozen()).toMatchObject({ titre: 'Awa Sarr', territoire_id: null })
  })

  test('[security 27] what she does not read is not found: a draft, a hidden post, another branch, a blocked member', async () => {
    const live = await create()
    for (const id of [
      await create({ statut: 'brouillon' }),
      await create({ statut: 'masquee' }),
      await create({ statut: 'supprimee' }),
      await create({ territoire_ids: [leon] }),
    ])
      expect((await report(lea, id)).status).toBe(404)
    await createBlocage(kit.db, kit.clock.now(), awa.id, lea.id)
    expect((await report(lea, live)).status).toBe(404)
  })
})

describe('[P-9] hiding', () => {
  test.each(['publiee', 'archivee'] as const)(
    'a post that is %s, then restoring it, gives it that status',
    async (statut) => {
      const id = await create({
        statut,
        titre: 'Marché',
        ...(statut === 'publiee' && { epinglee_jusquau: '2026-11-20' }),
      })
      for (const way of ['hide', 'hide'] as const) await move(way, id)
      expect((await read(lea, id)).status).toBe(404)
      expect((await read(awa, id)).body).toMatchObject({ statut: 'masquee', epingleeJusquau: null })
      expect(await titresOf(lea)).toEqual([])
      for (const way of ['restore', 'restore'] as const) await move(way, id)
      expect((await read(lea, id)).body.statut).toBe(statut)
      await expectKeysKept(kit.db)
    },
  )

  test('changes neither a draft nor what is in the bin', async () => {
    for (const statut of ['brouillon', 'supprimee'] as const) {
      const id = await create({ statut })
      await move('hide', id)
      await move('restore', id)
      expect((await read(awa, id)).body.statut).toBe(statut)
    }
  })

  test('after three reports, until somebody looks', async () => {
    const id = await create()
    for (const prenom of ['Une', 'Deux', 'Trois'])
      expect((await report(await memberOf(prenom), id)).status).toBe(201)
    expect((await read(lea, id)).status).toBe(404)
  })
})
