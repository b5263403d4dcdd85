import { boModerationEndpoints } from '@entrelles/contract/modules/bo-moderation/bo-moderation.endpoints.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { moderationEndpoints as endpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { VERSIONS_MAX } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Tx } from '#db/client.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createCommentaire, createPublication, type PublicationFields } from './actus.factory.ts'
import { publicationSignalable } from './actus.signalables.ts'
import { binPublication, unbinPublication } from './statuts.repository.ts'
import { expectKeysKept, useActus, type Membre } from './test-actus.ts'

const { kit, clear, memberOf, read, titresOf, act, remove, sendImage, publishedBy, edit, draft, redraft } =
  useActus()
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
const report = (who: Membre, cibleId: string, cibleType: 'publication' | 'commentaire' = 'publication') =>
  who.call(endpoints.createSignalement, { body: { cibleType, cibleId, motif: 'publicite' } })
const frozen = () => kit.db.selectFrom('signalements').selectAll().executeTakeFirstOrThrow()
const move = (way: 'hide' | 'restore', id: string) =>
  jobCtxOf(kit.services)(kit.services.log).transaction(
    (ctx) => publicationSignalable[way]?.(ctx, id) ?? Promise.resolve(),
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

  test.each(['suspended', 'erased'])(
    'the post and the comment that a member who is %s left are reported, and hidden by three reports',
    async (how) => {
      const id = await create()
      const under = await createPublication(kit.db, kit.clock.now(), lea.id)
      const commentaireId = await createCommentaire(kit.db, kit.clock.now(), under, awa.id)
      if (how === 'erased') await kit.db.deleteFrom('comptes').where('id', '=', awa.id).execute()
      else
        await kit.db
          .updateTable('comptes')
          .set({ suspendue_jusquau: 'infinity' })
          .where('id', '=', awa.id)
          .execute()
      for (const prenom of ['Une', 'Deux', 'Trois']) {
        const who = await memberOf(prenom)
        expect((await read(who, id)).body).toMatchObject({
          auteure: { id: null },
          droits: { signaler: true },
        })
        const { body } = await who.inject({ url: `/api/publications/${under}/commentaires` })
        expect(body).toMatchObject({ commentaires: [{ auteure: { id: null }, droits: { signaler: true } }] })
        expect((await report(who, id)).status).toBe(201)
        expect((await report(who, commentaireId, 'commentaire')).status).toBe(201)
      }
      expect((await read(lea, id)).status).toBe(404)
      expect((await read(lea, under)).body.nbCommentaires).toBe(0)
    },
  )

  test('[security 27] a content that she may not read is not found: a draft, a hidden post, another branch, a blocked member', async () => {
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

describe('[C2] those who examine a report read the earlier versions', () => {
  test('of a post: its title, words and pictures before each edit, latest first', async () => {
    const image = await sendImage(awa.id)
    const { id } = await publishedBy(awa, {
      contenu: '<p>Mes crèmes guérissent tout.</p>',
      images: [{ id: image.id, texteAlternatif: 'Un pot de crème' }],
    })
    await edit(awa, id, { contenu: '<p>Mes crèmes.</p>', version: 1 })
    kit.clock.advance(60_000)
    await edit(awa, id, { contenu: '<p>Bonjour.</p>', version: 2 })
    expect((await report(lea, id)).status).toBe(201)
    const admin = await memberOf('Hélène', { compte: { administratrice: true } })
    const { id: dossierId } = await frozen()
    const examine = (who: Membre) =>
      who.call(boModerationEndpoints.getDossier, { params: { id: dossierId as DossierId } })
    const { status, body } = await examine(admin)
    expect(status).toBe(200)
    expect(body.texte).toBe('Bonjour.')
    expect(body.versions).toMatchObject([
      {
        version: 2,
        date: kit.clock.now().toISOString(),
        copie: { contenu: '<p>Mes crèmes.</p>', images: [] },
      },
      {
        version: 1,
        copie: {
          titre: null,
          contenu: '<p>Mes crèmes guérissent tout.</p>',
          images: [{ texteAlternatif: 'Un pot de crème' }],
        },
      },
    ])
    expect((await examine(lea)).status).toBe(403)
  })

  test('at most fifty of them, and none of a draft, which nobody had read', async () => {
    const { id, version } = (await draft(awa, { contenu: '<p>Un</p>' })).body
    await redraft(awa, id, { contenu: '<p>Deux</p>', version })
    const published = await edit(awa, id, { version: version + 1 })
    expect(await publicationSignalable.versions?.(kit.db, id)).toEqual([])
    const first = published.body.version
    for (let at = first; at < first + VERSIONS_MAX + 1; at += 1) await edit(awa, id, { version: at })
    const versions = (await publicationSignalable.versions?.(kit.db, id)) ?? []
    expect(versions).toHaveLength(VERSIONS_MAX)
    expect(versions[0]?.version).toBe(first + VERSIONS_MAX)
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

  test('changes neither a draft nor a scheduled post, and one in the bin stays there', async () => {
    const programmee_le = kit.clock.now()
    for (const statut of ['brouillon', 'programmee', 'supprimee'] as const) {
      const id = await create({ statut, programmee_le })
      for (const way of ['hide', 'restore', 'hide'] as const) await move(way, id)
      expect((await read(awa, id)).body.statut).toBe(statut)
    }
  })

  test('holds for a post that its author puts into the bin and takes out again, and so does restoring it', async () => {
    const thrown = async (statut: 'publiee' | 'archivee' | 'masquee') => {
      const id = await create({ statut })
      expect((await remove(awa, id)).status).toBe(204)
      return id
    }
    const returned = async (id: string) => (await act(awa, id, 'restaurer')).body.statut
    for (const statut of ['publiee', 'archivee'] as const) {
      const id = await thrown(statut)
      await move('hide', id)
      expect(await returned(id)).toBe('masquee')
      await move('restore', id)
      expect((await read(lea, id)).body.statut).toBe(statut)
    }
    const harmless = await thrown('masquee')
    await move('restore', harmless)
    expect(await returned(harmless)).toBe('publiee')
    await expectKeysKept(kit.db)
  })

  test('keeps in mind that a post was archived, while it is in the bin as when it leaves it', async () => {
    for (const isBack of [false, true]) {
      const id = await create({ statut: 'masquee', statut_avant: 'archivee' })
      expect((await remove(awa, id)).status).toBe(204)
      if (isBack) await act(awa, id, 'restaurer')
      await move('restore', id)
      if (!isBack) await act(awa, id, 'restaurer')
      expect((await read(lea, id)).body.statut).toBe('archivee')
    }
    await expectKeysKept(kit.db)
  })

  test('and restoring wait for an author who puts the post into the bin, or takes it out, at that moment', async () => {
    const meanwhile = async (way: 'hide' | 'restore', id: string, write: (tx: Tx) => Promise<void>) => {
      const moving = await kit.db.transaction().execute(async (tx) => {
        await write(tx)
        const moved = move(way, id)
        await expect
          .poll(async () => {
            const { rows } = await sql<{ nb: number }>`
              select count(*)::int as nb from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`.execute(kit.db)
            return rows[0]?.nb
          })
          .toBe(1)
        return { moved }
      })
      await moving.moved
    }
    const now = kit.clock.now()
    const harmless = await create({ statut: 'masquee' })
    await meanwhile('restore', harmless, (tx) =>
      binPublication(tx, { id: harmless, avant: 'masquee', isRetiree: false }, now),
    )
    expect((await act(awa, harmless, 'restaurer')).body.statut).toBe('publiee')
    const reported = await create({ statut: 'supprimee' })
    await meanwhile('hide', reported, (tx) => unbinPublication(tx, reported, 'publiee'))
    expect((await read(lea, reported)).status).toBe(404)
  })

  test('an answer to its reports does not undo what an administrator has deleted', async () => {
    const admin = await memberOf('Hélène', { compte: { administratrice: true } })
    const id = await create({ statut: 'masquee' })
    expect((await remove(admin, id)).status).toBe(204)
    await move('restore', id)
    expect((await act(awa, id, 'restaurer')).body.statut).toBe('masquee')
    await move('restore', id)
    expect((await read(lea, id)).status).toBe(404)
    // In the bin again, by its author.
    expect((await remove(awa, id)).status).toBe(204)
    await move('restore', id)
    expect((await act(awa, id, 'restaurer')).body.statut).toBe('masquee')
  })

  test('[C2] [M11] « restaurer » is refused for what an administrator has deleted, and its answer does not show it again', async () => {
    const id = await create()
    for (const prenom of ['Une', 'Deux', 'Trois']) await report(await memberOf(prenom), id)
    const admin = await memberOf('Hélène', { compte: { administratrice: true } })
    expect((await remove(admin, id)).status).toBe(204)
    const params = { id: (await frozen()).id as DossierId }
    await admin.call(boModerationEndpoints.createPriseEnCharge, { params })
    const restaurer = () =>
      admin.call(boModerationEndpoints.createDecision, {
        params,
        body: { action: 'restaurer', motif: 'Elle présente son métier.' },
      })
    const refused = { status: 409, body: { code: 'contenu_retire' } }
    expect(await restaurer()).toMatchObject(refused)
    expect((await act(awa, id, 'restaurer')).body.statut).toBe('masquee')
    expect(await restaurer()).toMatchObject(refused)
    const { body } = await admin.call(boModerationEndpoints.getDossier, { params })
    expect(body).toMatchObject({ masque: true, droits: { clore: true } })
    expect(body.droits.actions).not.toContain('restaurer')
    const fin = { suite: 'sans_suite', reponse: 'Elle présente son métier.' } as const
    expect((await admin.call(boModerationEndpoints.createCloture, { params, body: fin })).status).toBe(204)
    expect((await read(lea, id)).status).toBe(404)
    expect((await read(awa, id)).body.statut).toBe('masquee')
  })

  test('after three reports, until somebody looks', async () => {
    const id = await create()
    for (const prenom of ['Une', 'Deux', 'Trois'])
      expect((await report(await memberOf(prenom), id)).status).toBe(201)
    expect((await read(lea, id)).status).toBe(404)
  })
})
