import { boModerationEndpoints } from '@entrelles/contract/modules/bo-moderation/bo-moderation.endpoints.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { LienFichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
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

const { kit, read, titresOf, answersOf, draft, edit, remove, answer, editAnswer, removeAnswer } =
  useCoupsDePouce()
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

  test.each(['suspended', 'erased'])(
    'what a member who is %s left is reported, and hidden by three reports',
    async (how) => {
      const reponse = await createReponse(kit.db, kit.clock.now(), id, lea.id)
      if (how === 'erased') await kit.db.deleteFrom('comptes').where('id', 'in', [awa.id, lea.id]).execute()
      else
        await kit.db
          .updateTable('comptes')
          .set({ suspendue_jusquau: '2027-12-01T00:00:00Z' })
          .where('id', 'in', [awa.id, lea.id])
          .execute()
      for (const prenom of ['Nadia', 'Maud', 'Inès']) {
        const who = await memberOf(kit, prenom)
        expect((await read(who, id)).body).toMatchObject({
          auteure: { id: null },
          droits: { signaler: true },
        })
        expect((await report(who, 'reponse', reponse)).status).toBe(201)
        expect((await report(who, 'coup_de_pouce', id)).status).toBe(201)
      }
      const nora = await memberOf(kit, 'Nora')
      expect((await read(nora, id)).status).toBe(404)
      const { statut } = await kit.db
        .selectFrom('reponses_coup_de_pouce')
        .where('id', '=', reponse)
        .select('statut')
        .executeTakeFirstOrThrow()
      expect(statut).toBe('masquee')
      await kit.db.deleteFrom('signalements').execute()
    },
  )

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

  test('the only accepted offer leaves its request waiting; it is on its way again when the offer returns', async () => {
    const reponse = await createReponse(kit.db, kit.clock.now(), id, lea.id, {
      propose: true,
      acceptee: true,
    })
    await kit.db.updateTable('coups_de_pouce').set({ statut: 'en_cours' }).where('id', '=', id).execute()
    const move = (way: 'hide' | 'restore') =>
      within((ctx) => reponseSignalable[way]?.(ctx, reponse) ?? Promise.resolve())
    await move('hide')
    expect((await read(awa, id)).body.statut).toBe('publie')
    await move('restore')
    expect((await read(awa, id)).body.statut).toBe('en_cours')
    await kit.db.updateTable('coups_de_pouce').set({ statut: 'resolu' }).where('id', '=', id).execute()
    await move('hide')
    expect((await read(awa, id)).body.statut).toBe('resolu')
    await expectKeysKept(kit.db)
  })

  test('a request whose accepted offer is deleted meanwhile waits for help when it returns', async () => {
    const reponse = await createReponse(kit.db, kit.clock.now(), id, lea.id, {
      propose: true,
      acceptee: true,
    })
    await kit.db.updateTable('coups_de_pouce').set({ statut: 'en_cours' }).where('id', '=', id).execute()
    await within((ctx) => coupDePouceSignalable.hide?.(ctx, id) ?? Promise.resolve())
    const administratrice = { ...(await kit.as('administratrice')), id: awa.id }
    expect((await removeAnswer(administratrice, id, reponse)).status).toBe(204)
    await within((ctx) => coupDePouceSignalable.restore?.(ctx, id) ?? Promise.resolve())
    expect((await read(lea, id)).body.statut).toBe('publie')
  })

  test('[C2] a request alone, before the followers of an answer are told: they are when it returns, once', async () => {
    const nadia = await memberOf(kit, 'Nadia')
    await followDemande(kit.db, kit.clock.now(), id, nadia.id)
    expect((await answer(lea, id)).status).toBe(201)
    const lines = () =>
      kit.db
        .selectFrom('notifications')
        .where('destinataire_id', '=', nadia.id)
        .where('type', '=', 'reponse_coup_de_pouce')
        .select('nb_acteures')
        .execute()
    const move = (way: 'hide' | 'restore') =>
      within((ctx) => coupDePouceSignalable[way]?.(ctx, id) ?? Promise.resolve())
    await move('hide')
    await kit.runJobs()
    expect(await lines()).toEqual([])
    await move('restore')
    await kit.runJobs()
    expect(await lines()).toEqual([{ nb_acteures: 1 }])
    await move('hide')
    await kit.db.deleteFrom('notifications').execute()
    await move('restore')
    await kit.runJobs()
    expect(await lines()).toEqual([])
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

describe('[P-9] [M15] what a coordinator hides with her report', () => {
  let coordinatrice: Membre

  beforeEach(async () => {
    await kit.db.deleteFrom('signalements').execute()
    coordinatrice = await memberOf(kit, 'Soizic')
    const { territoire_id } = await kit.db
      .selectFrom('coups_de_pouce')
      .where('id', '=', id)
      .select('territoire_id')
      .executeTakeFirstOrThrow()
    await kit.db
      .insertInto('coordinations')
      .values({ compte_id: coordinatrice.id, territoire_id: territoire_id ?? '', depuis: kit.clock.now() })
      .execute()
  })

  const hide = async () =>
    (
      await coordinatrice.call(endpoints.createSignalement, {
        body: { cibleType: 'coup_de_pouce', cibleId: id, motif: 'publicite', masquer: true },
      })
    ).status
  const seenBy = async (...membres: readonly Membre[]) =>
    Promise.all(membres.map(async (membre) => (await read(membre, id)).status))
  const administratriceOf = (prenom: string) => memberOf(kit, prenom, { compte: { administratrice: true } })
  const taken = async (who: Membre) => {
    const { id: dossierId } = await kit.db.selectFrom('signalements').select('id').executeTakeFirstOrThrow()
    const params = { id: dossierId as DossierId }
    expect((await who.call(boModerationEndpoints.createPriseEnCharge, { params })).status).toBe(204)
    const decide = async (action: 'masquer' | 'restaurer') =>
      (
        await who.call(boModerationEndpoints.createDecision, {
          params,
          body: { action, motif: 'Le prix est indiqué.' },
        })
      ).status
    const end = async () =>
      (
        await who.call(boModerationEndpoints.createCloture, {
          params,
          body: { suite: 'sans_suite', reponse: 'Rien à redire.' },
        })
      ).status
    return { decide, end }
  }

  test('is read by its author and those who moderate; an answer without a measure shows it again', async () => {
    const admin = await administratriceOf('Hélène')
    expect((await report(lea, 'coup_de_pouce', id)).status).toBe(201)
    expect(await hide()).toBe(201)
    expect(await seenBy(awa, coordinatrice, admin, lea)).toEqual([200, 200, 200, 404])
    expect(await (await taken(admin)).end()).toBe(204)
    expect(await seenBy(awa, lea)).toEqual([200, 200])
    await expectKeysKept(kit.db)
  })

  test('stays hidden if somebody else decides so, and is shown again by another decision', async () => {
    expect(await hide()).toBe(201)
    const dossier = await taken(await administratriceOf('Inès'))
    expect(await dossier.decide('masquer')).toBe(204)
    expect(await seenBy(awa, lea)).toEqual([200, 404])
    expect(await dossier.decide('restaurer')).toBe(204)
    expect(await seenBy(lea)).toEqual([200])
  })
})

test('[C3-11] the files of a request are read by who may read the request; an address given before closes with it', async () => {
  const objet = { type: 'coup_de_pouce', id, ordre: 0 } as const
  const piece = await createFichier(kit.db, kit.storage, kit.clock.now(), {
    compteId: awa.id,
    nom: 'a.pdf',
    type: 'pdf',
    bytes: pdf(),
    objet,
  })
  const link = async (who: Membre) => (await who.inject({ url: `/api/fichiers/${piece.id}` })).status
  const { body } = await lea.inject({ url: `/api/fichiers/${piece.id}` })
  const { url } = body as LienFichier
  /** A new address for Léa, the one that she has, and a new one for Awa. */
  const open = async () => [await link(lea), (await kit.app.inject({ url })).statusCode, await link(awa)]
  const become = (fields: { statut: 'brouillon' | 'masque' | 'publie'; statut_avant: 'publie' | null }) =>
    kit.db.updateTable('coups_de_pouce').set(fields).where('id', '=', id).execute()
  expect(await open()).toEqual([200, 200, 200])
  await become({ statut: 'masque', statut_avant: 'publie' })
  expect(await open()).toEqual([404, 404, 200])
  await become({ statut: 'brouillon', statut_avant: null })
  expect(await open()).toEqual([404, 404, 200])
  await become({ statut: 'publie', statut_avant: null })
  await createBlocage(kit.db, kit.clock.now(), lea.id, awa.id)
  expect(await open()).toEqual([404, 404, 200])
  await kit.db.deleteFrom('blocages').execute()
  expect(await open()).toEqual([200, 200, 200])
  await remove(awa, id)
  expect(await open()).toEqual([404, 404, 404])
})
