import { beforeEach, expect, test } from 'vitest'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createRessource, type RessourceFields } from '#modules/ressources/ressources.factory.ts'
import { champsOf, useActus, type Membre } from './test-actus.ts'

const { kit, clear, memberOf, publish, publishedBy, read, edit, draft, list } = useActus()
let awa: Membre
let lea: Membre
let soizic: Membre
let administratrice: Membre
let cornouaille: string
let leon: string

beforeEach(async () => {
  await clear()
  await kit.db.deleteFrom('ressources').execute()
  cornouaille = await createTerritoire(kit.db, 'Cornouaille')
  leon = await createTerritoire(kit.db, 'Léon')
  awa = await memberOf('Awa', { territoire: 'Cornouaille' })
  lea = await memberOf('Léa', { territoire: 'Léon' })
  soizic = await memberOf('Soizic', { coordonne: 'Cornouaille' })
  administratrice = await memberOf('Hélène', { compte: { administratrice: true } })
})

const ressourceOf = (fields: RessourceFields = {}) =>
  createRessource(kit.db, kit.clock.now(), null, { titre: 'Guide', ...fields })
const jointe = async (who: Membre, id: string) => {
  const { ressource } = (await read(who, id)).body
  const listed = (await list(who)).publications.find((one) => one.id === id)
  expect(listed?.ressource).toEqual(ressource)
  return ressource?.id ?? null
}

test.each(['brouillon', 'archivee'] as const)(
  '[security 27] its author must read it: one in the state %s is refused to everybody',
  async (statut) => {
    const ressource = await ressourceOf({ statut, territoire_ids: [cornouaille] })
    for (const who of [awa, soizic, administratrice])
      expect(champsOf((await publish(who, { ressource })).body)).toEqual(['ressource'])
  },
)

test('[security 27] one of another branch, or for coordinators alone, is refused to who does not read it', async () => {
  const duLeon = await ressourceOf({ territoire_ids: [leon] })
  const reservee = await ressourceOf({ public: 'coordinatrices' })
  for (const ressource of [duLeon, reservee]) {
    expect(champsOf((await publish(awa, { ressource })).body)).toEqual(['ressource'])
    expect(champsOf((await draft(awa, { ressource })).body)).toEqual(['ressource'])
  }
  expect((await publish(soizic, { ressource: reservee })).status).toBe(201)
  expect((await publish(administratrice, { ressource: duLeon })).status).toBe(201)
})

test('is shown to a reader who may open it, as long as she may', async () => {
  const ressource = await ressourceOf({ territoire_ids: [cornouaille] })
  const { id } = await publishedBy(awa, { ressource })
  const shown = async () => [await jointe(awa, id), await jointe(lea, id), await jointe(administratrice, id)]
  expect(await shown()).toEqual([ressource, null, ressource])
  for (const [statut, attendue] of [
    ['a_verifier', ressource],
    ['archivee', null],
    ['publiee', ressource],
  ] as const) {
    await kit.db.updateTable('ressources').set({ statut }).execute()
    expect(await shown()).toEqual([attendue, null, attendue])
  }
  const reservee = await ressourceOf({ public: 'coordinatrices' })
  await edit(awa, id, { ressource: null, version: 1 })
  expect(await shown()).toEqual([null, null, null])
  const autre = await publishedBy(administratrice, { ressource: reservee })
  expect([await jointe(soizic, autre.id), await jointe(awa, autre.id)]).toEqual([reservee, null])
})

test('an edit keeps it and does not check it again; one that is erased leaves the post', async () => {
  const ressource = await ressourceOf()
  const { id } = await publishedBy(awa, { ressource })
  await kit.db.updateTable('ressources').set({ statut: 'archivee' }).execute()
  expect((await edit(awa, id, { ressource, version: 1 })).status).toBe(200)
  expect(champsOf((await publish(awa, { ressource })).body)).toEqual(['ressource'])
  await kit.db.updateTable('ressources').set({ statut: 'publiee' }).execute()
  expect(await jointe(awa, id)).toBe(ressource)
  await kit.db.deleteFrom('ressources').execute()
  expect(await jointe(awa, id)).toBeNull()
  expect((await edit(awa, id, { ressource, version: 2 })).status).toBe(422)
  expect((await edit(awa, id, { version: 2 })).status).toBe(200)
})
