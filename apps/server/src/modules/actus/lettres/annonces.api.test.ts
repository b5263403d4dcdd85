import type { PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { fill } from '#db/test-transaction.ts'
import type { JobCtx } from '#kit/jobs.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { annonceJob } from '../avis.jobs.ts'
import type { Champs, Membre } from '../test-actus.ts'
import { useLettres } from './test-lettres.ts'

const calls = useLettres()
const { kit, mailed, createBy, hide, publishedBy, mailsTo, subjectsTo, linesOf, jobCtx } = calls
let awa: Membre
let lea: Membre
let nadia: Membre
let soizic: Membre
let yuna: Membre
let cornouaille: string

/** Yuna is of the branch that Soizic coordinates; the others are of none. */
beforeEach(async () => {
  await calls.start()
  cornouaille = await createTerritoire(kit.db, 'Cornouaille')
  awa = await mailed('Awa')
  lea = await mailed('Léa')
  nadia = await mailed('Nadia')
  yuna = await mailed('Yuna', { territoire: 'Cornouaille' })
  soizic = await mailed('Soizic', { coordonne: 'Cornouaille', territoire: 'Léon' })
})

const announce = async (who: Membre, fields: Champs = {}): Promise<PublicationId> => {
  const form = { type: 'annonce', titre: 'La halle ferme', contenu: '<p>Samedi, pas de marché.</p>' }
  return (await publishedBy(who, { ...form, ...fields })).id
}
const nbOf = (post: PublicationId) =>
  kit.db
    .selectFrom('publications')
    .where('id', '=', post)
    .select(['nb_destinataires as nb', 'avertie_le as le'])
    .executeTakeFirstOrThrow()

describe('[M2] an announcement', () => {
  test('for a branch notifies its members and coordinators, and nobody else', async () => {
    const enora = await mailed('Enora', { coordonne: 'Cornouaille' })
    const elsewhere = await mailed('Gwen', { territoire: 'Léon' })
    const administratrice = await kit.as('administratrice')
    const post = await announce(soizic, { territoires: [cornouaille] })
    await kit.runJobs()
    for (const who of [yuna, enora]) {
      expect(await linesOf(who)).toEqual(['Annonce\u202f: La halle ferme.'])
      expect(subjectsTo(who)).toEqual(['La halle ferme'])
    }
    expect(mailsTo(yuna)[0]?.text).toContain('pour l’antenne Cornouaille')
    expect(mailsTo(yuna)[0]?.text).toContain(`/actu/${post}?source=courriel`)
    expect(kit.mail.sent).toHaveLength(2)
    for (const who of [awa, elsewhere, soizic]) expect(await linesOf(who)).toEqual([])
    const { body } = await administratrice.call(notificationsEndpoints.listNotifications, { query: {} })
    expect(body.notifications).toEqual([])
    expect(await nbOf(post)).toEqual({ nb: 2, le: expect.any(String) })
  })

  test('for the whole network notifies every active member', async () => {
    const maud = await mailed('Maud', { compte: { paye_jusquau: '2026-01-01' } })
    const post = await createBy(awa, { type: 'annonce', titre: 'Assemblée générale' })
    await annonceJob.run({ publicationId: post }, jobCtx())
    await kit.runJobs()
    for (const who of [lea, nadia, yuna, soizic])
      expect(await linesOf(who)).toEqual(['Annonce\u202f: Assemblée générale.'])
    expect(subjectsTo(maud)).toEqual([])
    expect(mailsTo(lea)[0]?.text).toContain('pour tout le réseau')
    expect((await nbOf(post)).nb).toBe(4)
  })

  test('notifies each member once, even if its job runs twice or resumes after a batch', async () => {
    const post = await createBy(awa, { type: 'annonce' })
    const ids = [lea, nadia, yuna, soizic].map((one) => one.id).toSorted()
    await kit.db
      .updateTable('publications')
      .set({ avertie_jusqua: ids[1] ?? null, nb_destinataires: 2 })
      .where('id', '=', post)
      .execute()
    await annonceJob.run({ publicationId: post }, jobCtx())
    await annonceJob.run({ publicationId: post }, jobCtx())
    const told = await kit.db.selectFrom('notifications').select('destinataire_id').execute()
    expect(told.map((one) => one.destinataire_id).toSorted()).toEqual(ids.slice(2))
    expect((await nbOf(post)).nb).toBe(4)
    await kit.db.updateTable('publications').set({ avertie_jusqua: null, avertie_le: null }).execute()
    await annonceJob.run({ publicationId: post }, jobCtx())
    await kit.runJobs()
    for (const who of [lea, nadia, yuna, soizic])
      expect([(await linesOf(who)).length, subjectsTo(who).length]).toEqual([1, 1])
  })

  test('for more members than a batch goes on in another job; a batch that fails is repeated whole', async () => {
    const post = await createBy(awa, { type: 'annonce' })
    await fill(kit.db, async (db) => {
      await sql`
        insert into comptes (id, email, mot_de_passe, prenom, etape_inscription, paye_jusquau, date_inscription)
        select gen_random_uuid(), 'serie-' || n || '@entrelles.test', c.mot_de_passe, 'Série', 'termine', '2027-06-01', ${kit.clock.now()}
        from generate_series(1, 1001) n, comptes c where c.id = ${awa.id}`.execute(db)
    })
    const ctx = jobCtx()
    const failing: JobCtx = {
      ...ctx,
      transaction: (write) =>
        ctx.transaction(async (inside) => {
          await write(inside)
          throw new Error('killed')
        }),
    }
    await expect(annonceJob.run({ publicationId: post }, failing)).rejects.toThrow('killed')
    expect(await nbOf(post)).toEqual({ nb: null, le: null })
    await annonceJob.run({ publicationId: post }, ctx)
    expect(await nbOf(post)).toEqual({ nb: 1000, le: null })
    await kit.runJobs()
    const { nb } = await kit.db
      .selectFrom('notifications')
      .select((eb) => eb.fn.countAll<string>().as('nb'))
      .executeTakeFirstOrThrow()
    expect([Number(nb), (await nbOf(post)).nb]).toEqual([1005, 1005])
  }, 60_000)

  test('counts its mails as they leave', async () => {
    const courriels = async (post: PublicationId) =>
      (
        await kit.db
          .selectFrom('publications')
          .where('id', '=', post)
          .select('nb_courriels as nb')
          .executeTakeFirstOrThrow()
      ).nb
    const other = await createBy(awa, { type: 'annonce' })
    const post = await createBy(awa, { type: 'annonce' })
    await annonceJob.run({ publicationId: post }, jobCtx())
    expect(await courriels(post)).toBe(0)
    await kit.runJobs()
    expect([await courriels(post), kit.mail.sent.length, await courriels(other)]).toEqual([4, 4, 0])
  })

  test('ignores blocks, since it is official', async () => {
    await createBlocage(kit.db, kit.clock.now(), yuna.id, soizic.id)
    await announce(soizic, { territoires: [cornouaille] })
    await kit.runJobs()
    expect([await linesOf(yuna), subjectsTo(yuna)]).toEqual([
      ['Annonce\u202f: La halle ferme.'],
      ['La halle ferme'],
    ])
  })

  test('that is hidden before its mails leave sends none; news and plain posts notify nobody', async () => {
    const post = await createBy(awa, { type: 'annonce' })
    await annonceJob.run({ publicationId: post }, jobCtx())
    await hide(post)
    const news = await createBy(awa, { type: 'actualite' })
    for (const publicationId of [news, await createBy(awa)]) await annonceJob.run({ publicationId }, jobCtx())
    await kit.runJobs()
    expect(kit.mail.sent).toEqual([])
    expect((await nbOf(news)).nb).toBe(null)
  })
})
