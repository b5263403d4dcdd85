import { beforeEach, describe, expect, test } from 'vitest'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createFavori } from '#modules/participations/participations.factory.ts'
import { createDemande } from './coups-de-pouce.factory.ts'
import { expectKeysKept, memberOf, useCoupsDePouce, type Membre } from './test-coups-de-pouce.ts'

const { kit, act, read, remove, titresOf } = useCoupsDePouce()
let awa: Membre
let lea: Membre
let id: string

beforeEach(async () => {
  for (const table of ['coups_de_pouce', 'evenements', 'comptes'] as const)
    await kit.db.deleteFrom(table).execute()
  awa = await memberOf(kit, 'Awa')
  lea = await memberOf(kit, 'Léa')
  id = await createDemande(kit.db, kit.clock.now(), awa.id, { titre: 'Camion' })
})

const save = (who: Membre, one = id) => act(who, one, 'favori')
const unsave = (who: Membre, one = id) =>
  who.inject({ method: 'DELETE', url: `/api/coups_de_pouce/${one}/favori` })
const saved = (who: Membre, query = {}) => titresOf(who, { favoris: 'oui', ...query })
const become = (statut: 'resolu' | 'clos' | 'masque' | 'publie') =>
  kit.db
    .updateTable('coups_de_pouce')
    .set({
      statut,
      statut_avant: statut === 'masque' ? 'publie' : null,
      motif_cloture: statut === 'clos' ? 'sans_suite' : null,
    })
    .where('id', '=', id)
    .execute()

describe('[C2] a saved request', () => {
  test('is hers alone, once, and says so on its page', async () => {
    expect((await save(lea)).status).toBe(204)
    expect((await save(lea)).status).toBe(204)
    expect(await saved(lea)).toEqual(['Camion'])
    expect(await saved(awa)).toEqual([])
    expect((await read(lea, id)).body.favori).toBe(true)
    expect((await read(awa, id)).body.favori).toBe(false)
    await expectKeysKept(kit.db)
    expect((await unsave(lea)).status).toBe(204)
    expect(await saved(lea)).toEqual([])
    expect((await read(lea, id)).body.favori).toBe(false)
    await expectKeysKept(kit.db)
  })

  test('stays in the list whatever becomes of it, newest first, among those that other filters leave', async () => {
    const offre = await createDemande(kit.db, new Date(kit.clock.now().getTime() + 60_000), awa.id, {
      titre: 'Je prête mon local',
      type: 'offre',
    })
    for (const one of [id, offre]) await save(lea, one)
    for (const statut of ['resolu', 'clos'] as const) {
      await become(statut)
      expect(await saved(lea)).toEqual(['Je prête mon local', 'Camion'])
      await expectKeysKept(kit.db)
    }
    expect(await saved(lea, { type: 'offre' })).toEqual(['Je prête mon local'])
    expect(await saved(lea, { termes: 'local' })).toEqual(['Je prête mon local'])
    expect(await saved(lea, { termes: 'camion', statut: 'termine' })).toEqual(['Camion'])
    expect(await saved(lea, { termes: 'camion' })).toEqual([])
  })

  test('that is hidden, or whose author is blocked, is out of the list; it may still be taken out', async () => {
    await save(lea)
    await become('masque')
    expect(await saved(lea)).toEqual([])
    expect((await unsave(lea)).status).toBe(204)
    expect((await unsave(lea)).status).toBe(404)
    await become('publie')
    await save(lea)
    expect(await saved(lea)).toEqual(['Camion'])
    await createBlocage(kit.db, kit.clock.now(), awa.id, lea.id)
    expect(await saved(lea)).toEqual([])
    expect((await save(lea)).status).toBe(404)
  })

  test('goes with the request, and with the account of who saved it', async () => {
    await save(lea)
    await kit.db.deleteFrom('comptes').where('id', '=', lea.id).execute()
    await expectKeysKept(kit.db)
    const zoe = await memberOf(kit, 'Zoé')
    await save(zoe)
    await remove(awa, id)
    expect(await saved(zoe)).toEqual([])
    expect(await kit.db.selectFrom('favoris').selectAll().execute()).toEqual([])
  })

  test('and a saved event are two rows, each with one of them', async () => {
    const evenement = await createEvenement(kit.db, kit.clock.now(), {})
    await createFavori(kit.db, kit.clock.now(), lea.id, evenement)
    await save(lea)
    const rows = await kit.db
      .selectFrom('favoris')
      .select(['evenement_id', 'coup_de_pouce_id'])
      .orderBy('evenement_id')
      .execute()
    expect(rows).toEqual([
      { evenement_id: evenement, coup_de_pouce_id: null },
      { evenement_id: null, coup_de_pouce_id: id },
    ])
    const both = kit.db
      .updateTable('favoris')
      .set({ evenement_id: evenement, coup_de_pouce_id: id })
      .execute()
    await expect(both).rejects.toThrow('favoris_un_objet')
  })
})
