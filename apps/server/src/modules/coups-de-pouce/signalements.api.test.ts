import { boModerationEndpoints } from '@entrelles/contract/modules/bo-moderation/bo-moderation.endpoints.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { moderationEndpoints as endpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import type { HideCtx } from '#kit/signalables.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createFichier, pdf } from '#modules/fichiers/fichiers.factory.ts'
import { createDemande, createReponse, followDemande } from './coups-de-pouce.factory.ts'
import { coupDePouceSignalable, reponseSignalable } from './coups-de-pouce.signalables.ts'
import { comptesOf, expectKeysKept, memberOf, useCoupsDePouce, type Membre } from './test-coups-de-pouce.ts'

const { kit, read, titresOf, answersOf, draft, edit, answer, editAnswer, removeAnswer } = useCoupsDePouce()
let awa: Membre
let lea: Membre
let id: string

beforeEach(async () => {
  await kit.db.deleteFrom('coups_de_pouce').execute()
  await kit.db.deleteFrom('comptes').execute()
  awa = await memberOf(kit, 'Awa')
  lea = await memberOf(kit, 'Léa')
  const territoire_id = await createTerritoire(kit.db, 'Cornouaille')
  id = await createDemande(kit.db, kit.clock.now(), awa.id, { territoire_id, titre: 'Tour à bois' })
})

const report = (who: Membre, cibleType: 'coup_de_pouce' | 'reponse', cibleId: string) =>
  who.call(endpoints.createSignalement, { body: { cibleType, cibleId, motif: 'publicite' } })
const within = <Value>(act: (ctx: HideCtx) => Promise<Value>) =>
  jobCtxOf(kit.services)(kit.services.log).transaction(act)

describe('[P-9] a report', () => {
  test('freezes the request as its reporter reads it', async () => {
    expect((await report(lea, 'coup_de_pouce', id)).status).toBe(201)
    const row = await kit.db.selectFrom('signalements').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ titre: 'Tour à bois', version_cible: 1, auteure_cible_id: awa.id })
    expect(row.copie).toMatchObject({ titre: 'Tour à bois', contenu: expect.any(String) })
    await kit.db.deleteFrom('signalements').execute()
  })

  test('[security 27] a content that she may not read is not found: a draft, a hidden request, a private answer, a blocked member', async () => {
    const draft = await createDemande(kit.db, kit.clock.now(), awa.id, { statut: 'brouillon' })
    const hidden = await createDemande(kit.db, kit.clock.now(), awa.id, {
      statut: 'masque',
      statut_avant: 'publie',
    })
    const nadia = await memberOf(kit, 'Nadia')
    const privee = await createReponse(kit.db, kit.clock.now(), id, nadia.id, { prive: true })
    for (const one of [draft, hidden]) expect((await report(lea, 'coup_de_pouce', one)).status).toBe(404)
    expect((await report(lea, 'reponse', privee)).status).toBe(404)
    expect((await report(awa, 'coup_de_pouce', draft)).status).toBe(404)
    await createBlocage(kit.db, kit.clock.now(), awa.id, lea.id)
    expect((await report(lea, 'coup_de_pouce', id)).status).toBe(404)
  })

  test('of an answer bears the name of its author, and says which request it answers', async () => {
    const reponse = await createReponse(kit.db, kit.clock.now(), id, lea.id, { contenu: 'Achète chez moi' })
    expect((await report(awa, 'reponse', reponse)).status).toBe(201)
    const row = await kit.db.selectFrom('signalements').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ titre: 'Léa Sarr', auteure_cible_id: lea.id })
    expect(row.copie).toMatchObject({ contenu: 'Achète chez moi', coupDePouce: { titre: 'Tour à bois' } })
    await kit.db.deleteFrom('signalements').execute()
  })
})

describe('[M0] those who examine a report read the earlier versions', () => {
  const examined = async (cibleType: 'coup_de_pouce' | 'reponse', cibleId: string, who: Membre) => {
    expect((await report(who, cibleType, cibleId)).status).toBe(201)
    const { id: dossierId } = await kit.db.selectFrom('signalements').select('id').executeTakeFirstOrThrow()
    const { body } = await (
      await kit.as('administratrice')
    ).call(boModerationEndpoints.getDossier, { params: { id: dossierId as DossierId } })
    await kit.db.deleteFrom('signalements').execute()
    return body
  }

  test('of a request: its title and words before each edit, latest first; none of a draft, which nobody had read', async () => {
    const brouillon = await draft(awa, { contenu: 'Premier jet, que personne n’a lu.' })
    await edit(awa, brouillon.body.id, { version: 1, contrepartie: 'Un bocal de confiture' })
    expect(await coupDePouceSignalable.versions?.(kit.db, brouillon.body.id)).toEqual([])
    await edit(awa, brouillon.body.id, { version: 2, titre: 'Mes crèmes guérissent tout' })
    kit.clock.advance(60_000)
    await edit(awa, brouillon.body.id, { version: 3 })
    const { versions, texte } = await examined('coup_de_pouce', brouillon.body.id, lea)
    expect(texte).toBe('Il me faut un utilitaire réfrigéré pour un week-end.')
    expect(versions).toMatchObject([
      {
        version: 3,
        date: kit.clock.now().toISOString(),
        copie: { titre: 'Mes crèmes guérissent tout', contrepartie: null },
      },
      { version: 2, copie: { titre: 'Cherche un camion frigo', contrepartie: 'Un bocal de confiture' } },
    ])
  })

  test('of an answer, unless it was deleted', async () => {
    const { body: reponse } = await answer(lea, id, { contenu: 'Achète chez moi' })
    await editAnswer(lea, id, reponse.id, { contenu: 'Bonjour', version: 1 })
    await answer(awa, id, { reponseParenteId: reponse.id })
    const { versions, texte } = await examined('reponse', reponse.id, awa)
    expect(texte).toBe('Bonjour')
    expect(versions).toMatchObject([{ version: 1, copie: { contenu: 'Achète chez moi' } }])
    await removeAnswer(lea, id, reponse.id)
    expect(await reponseSignalable.versions?.(kit.db, reponse.id)).toEqual([])
  })
})

describe('[P-9] hiding', () => {
  test('a request, then restoring it, gives it the status that it had', async () => {
    await kit.db.updateTable('coups_de_pouce').set({ statut: 'en_cours' }).where('id', '=', id).execute()
    await within((ctx) => coupDePouceSignalable.hide?.(ctx, id) ?? Promise.resolve())
    await within((ctx) => coupDePouceSignalable.hide?.(ctx, id) ?? Promise.resolve())
    expect((await read(lea, id)).status).toBe(404)
    expect(await titresOf(lea)).toEqual([])
    await within((ctx) => coupDePouceSignalable.restore?.(ctx, id) ?? Promise.resolve())
    await within((ctx) => coupDePouceSignalable.restore?.(ctx, id) ?? Promise.resolve())
    expect((await read(lea, id)).body.statut).toBe('en_cours')
    await expectKeysKept(kit.db)
  })

  test('an answer takes it out of the count, for all but its author and those who moderate', async () => {
    const reponse = await createReponse(kit.db, kit.clock.now(), id, lea.id)
    const move = (way: 'hide' | 'restore') =>
      within((ctx) => reponseSignalable[way]?.(ctx, reponse) ?? Promise.resolve())
    await move('hide')
    await move('hide')
    expect(await comptesOf(kit.db, id)).toEqual({ reponses: 0, autres: 0 })
    expect((await answersOf(awa, id)).reponses).toEqual([])
    expect((await answersOf(lea, id)).reponses).toMatchObject([{ statut: 'masquee' }])
    await move('restore')
    await move('restore')
    expect(await comptesOf(kit.db, id)).toEqual({ reponses: 1, autres: 1 })
    expect((await answersOf(awa, id)).reponses).toHaveLength(1)
  })

  test('[C2] before its followers or those who can help are told: they are when it returns, once', async () => {
    const nadia = await memberOf(kit, 'Nadia')
    await followDemande(kit.db, kit.clock.now(), id, nadia.id)
    const reponse = await createReponse(kit.db, kit.clock.now(), id, lea.id)
    const lines = () =>
      kit.db.selectFrom('notifications').where('destinataire_id', '=', nadia.id).select('type').execute()
    for (const [signalable, cibleId] of [
      [coupDePouceSignalable, id],
      [reponseSignalable, reponse],
    ] as const) {
      await within((ctx) => signalable.hide?.(ctx, cibleId) ?? Promise.resolve())
      for (let time = 0; time < 2; time += 1)
        await within((ctx) => signalable.restore?.(ctx, cibleId) ?? Promise.resolve())
    }
    await kit.runJobs()
    expect((await lines()).filter(({ type }) => type === 'reponse_coup_de_pouce')).toHaveLength(1)
    const { suggere_le } = await kit.db
      .selectFrom('coups_de_pouce')
      .where('id', '=', id)
      .select('suggere_le')
      .executeTakeFirstOrThrow()
    expect(suggere_le).toEqual(kit.clock.now().toISOString())
  })
})

test('[C3-11] the files of a request are read by members who may read the request', async () => {
  const objet = { type: 'coup_de_pouce', id, ordre: 0 } as const
  const piece = await createFichier(kit.db, kit.storage, kit.clock.now(), {
    compteId: awa.id,
    nom: 'a.pdf',
    type: 'pdf',
    bytes: pdf(),
    objet,
  })
  const open = async (who: Membre) => (await who.inject({ url: `/api/fichiers/${piece.id}` })).status
  expect(await open(lea)).toBe(200)
  await kit.db.updateTable('coups_de_pouce').set({ statut: 'masque', statut_avant: 'publie' }).execute()
  expect([await open(lea), await open(awa)]).toEqual([404, 200])
  await kit.db.updateTable('coups_de_pouce').set({ statut: 'publie', statut_avant: null }).execute()
  await createBlocage(kit.db, kit.clock.now(), lea.id, awa.id)
  expect(await open(lea)).toBe(404)
})
