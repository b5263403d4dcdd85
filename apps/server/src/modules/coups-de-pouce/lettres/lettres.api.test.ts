import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import type { CoupDePouceId } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { createTerritoire, referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { choosePreferences } from '#modules/notifications/notifications.factory.ts'
import { createDemande, createReponse, followDemande, type DemandeFields } from '../coups-de-pouce.factory.ts'
import {
  askAidantesJob,
  cleanDemandesJob,
  tellSuiveusesJob,
  watchDemandesJob,
} from '../coups-de-pouce.jobs.ts'
import {
  again,
  expectKeysKept,
  memberOf,
  QUIMPER,
  useCoupsDePouce,
  type Membre,
} from '../test-coups-de-pouce.ts'

const { kit, act, answer, accept, publishedBy, read, remove, unfollow, clear } = useCoupsDePouce()
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
let awa: Membre
let lea: Membre
let nadia: Membre

beforeEach(async () => {
  await kit.runJobs()
  kit.clock.set('2026-11-18T09:00:00Z')
  await clear()
  await kit.db.deleteFrom('envois').execute()
  awa = await memberOf(kit, 'Awa', { villeId: QUIMPER })
  lea = await memberOf(kit, 'Léa')
  nadia = await memberOf(kit, 'Nadia')
  kit.mail.sent.length = 0
})

const create = (fields: DemandeFields = {}, auteureId: string = awa.id) =>
  createDemande(kit.db, kit.clock.now(), auteureId, { titre: 'Tour à bois', ...fields })
const emailOf = ({ id }: Membre) => `membre-${id}@entrelles.test`
const subjectsTo = (who: Membre) =>
  kit.mail.sent.filter(({ to }) => to === emailOf(who)).map(({ subject }) => subject)
const mailTo = (who: Membre) => kit.mail.sent.find(({ to }) => to === emailOf(who))
const linesOf = async (who: Membre) => {
  const client = await again(kit, who)
  const { body } = await client.call(notificationsEndpoints.listNotifications, { query: {} })
  return body.notifications.map(({ titre }) => titre)
}
/** Everybody gets the mails of these families at once. */
const mailAtOnce = async (...members: Membre[]) => {
  for (const { id } of members)
    await choosePreferences(kit.db, id, [
      { famille: 'coup_de_pouce_pour_moi', canal: 'mail', frequence: 'immediat' },
    ])
}
const jobCtx = () => jobCtxOf(kit.services)(kit.services.log)
const watch = () => watchDemandesJob.run({}, jobCtx())
const statutOf = async (id: CoupDePouceId) =>
  (await kit.db.selectFrom('coups_de_pouce').where('id', '=', id).select('statut').executeTakeFirst())?.statut

describe('[P-1] an answer', () => {
  test('notifies the author and the followers, with one notification and one mail until it is read', async () => {
    const id = await create()
    const suiveuse = await memberOf(kit, 'Suiveuse')
    await act(suiveuse, id, 'suivi')
    await answer(lea, id, { contenu: 'J’en ai un.' })
    await kit.runJobs()
    kit.clock.advance(60_000)
    await answer(nadia, id)
    await answer(lea, id)
    await kit.runJobs()
    expect(await linesOf(awa)).toEqual([
      'Nadia Sarr et Léa Sarr ont répondu à ton coup de pouce «\u00a0Tour à bois\u00a0».',
    ])
    expect(await linesOf(suiveuse)).toEqual([
      'Nadia Sarr et Léa Sarr ont répondu au coup de pouce «\u00a0Tour à bois\u00a0».',
    ])
    expect(subjectsTo(awa)).toEqual(['Léa Sarr a répondu\u202f: Tour à bois'])
    expect(subjectsTo(suiveuse)).toEqual(['Léa Sarr a répondu\u202f: Tour à bois'])
    expect(mailTo(awa)?.text).toContain('J’en ai un.')
    expect([await linesOf(lea), await linesOf(nadia)]).toEqual([[], []])
    await awa.call(notificationsEndpoints.updateCibleLue, { body: { type: 'coup_de_pouce', id } })
    await unfollow(suiveuse, id)
    await answer(nadia, id)
    await kit.runJobs()
    expect(subjectsTo(awa)).toHaveLength(2)
    expect(subjectsTo(suiveuse)).toHaveLength(1)
  })

  test('that is private notifies its recipient alone, without its words', async () => {
    const id = await create()
    await followDemande(kit.db, kit.clock.now(), id, nadia.id)
    const { body } = await answer(lea, id, { contenu: 'Mon numéro secret', prive: true })
    await kit.runJobs()
    expect(await linesOf(nadia)).toEqual([])
    expect(mailTo(awa)?.subject).toBe('Léa Sarr a répondu\u202f: Tour à bois')
    expect(`${mailTo(awa)?.text}${mailTo(awa)?.html}`).not.toContain('secret')
    await answer(awa, id, { contenu: 'Merci', reponseParenteId: body.id })
    await kit.runJobs()
    expect(await linesOf(lea)).toEqual(['Awa Sarr a répondu au coup de pouce «\u00a0Tour à bois\u00a0».'])
    expect(await linesOf(nadia)).toEqual([])
  })

  test('to an answer notifies the author of that answer', async () => {
    const id = await create()
    const first = await createReponse(kit.db, kit.clock.now(), id, lea.id)
    await answer(nadia, id, { reponseParenteId: first })
    await kit.runJobs()
    expect(await linesOf(lea)).toEqual(['Nadia Sarr a répondu au coup de pouce «\u00a0Tour à bois\u00a0».'])
    expect(mailTo(lea)?.text).toContain('parce que tu as répondu à ce coup de pouce')
  })

  test('[M3] in the thread of a member whom the author of the request has blocked notifies neither of the two', async () => {
    const id = await create()
    const first = await createReponse(kit.db, kit.clock.now(), id, lea.id)
    await createBlocage(kit.db, kit.clock.now(), awa.id, lea.id)
    expect((await answer(nadia, id, { reponseParenteId: first })).status).toBe(201)
    await kit.runJobs()
    expect([await linesOf(awa), await linesOf(lea)]).toEqual([[], []])
    expect([subjectsTo(awa), subjectsTo(lea)]).toEqual([[], []])
    await answer(nadia, id)
    await kit.runJobs()
    expect(subjectsTo(awa)).toEqual(['Nadia Sarr a répondu\u202f: Tour à bois'])
  })

  test('[M3] no mail quotes it if its thread is one of a member who is hidden by the time it is due', async () => {
    const id = await create()
    const first = await createReponse(kit.db, kit.clock.now(), id, lea.id)
    await answer(nadia, id, { reponseParenteId: first })
    await createBlocage(kit.db, kit.clock.now(), awa.id, lea.id)
    await kit.runJobs()
    expect([subjectsTo(awa), subjectsTo(lea)]).toEqual([[], []])
  })

  test('is read again when its mail is due: no mail is sent if it was deleted, hidden or blocked since', async () => {
    const ids = [await create(), await create(), await create()] as const
    const written = await Promise.all(ids.map((id) => answer(lea, id)))
    const [first, , third] = ids
    await lea.inject({
      method: 'DELETE',
      url: `/api/coups_de_pouce/${first}/reponses/${written[0]?.body.id}`,
    })
    await createBlocage(kit.db, kit.clock.now(), awa.id, lea.id)
    await kit.db
      .updateTable('coups_de_pouce')
      .set({ statut: 'masque', statut_avant: 'publie' })
      .where('id', '=', third)
      .execute()
    await kit.runJobs()
    expect(subjectsTo(awa)).toEqual([])
    const motifs = await kit.db
      .selectFrom('envois')
      .where('canal', '=', 'mail')
      .select(['statut', 'motif'])
      .execute()
    expect(motifs).toEqual(
      Array.from({ length: 3 }, () => ({
        statut: 'ignore',
        motif: 'la demande ou sa destinataire a changé',
      })),
    )
  })

  test('sends no mail to a member whose membership has just ended', async () => {
    const id = await create()
    await answer(lea, id)
    await kit.db.updateTable('comptes').set({ paye_jusquau: '2026-09-01' }).where('id', '=', awa.id).execute()
    await kit.runJobs()
    expect(subjectsTo(awa)).toEqual([])
  })

  test('does not notify a follower whom a block hides from its author', async () => {
    const id = await create()
    await followDemande(kit.db, kit.clock.now(), id, nadia.id)
    await createBlocage(kit.db, kit.clock.now(), nadia.id, lea.id)
    await answer(lea, id)
    await kit.runJobs()
    expect(await linesOf(nadia)).toEqual([])
  })

  test('[M3] no longer names members who are hidden since, in a sentence that stays right', async () => {
    const id = await create()
    await answer(lea, id)
    await answer(nadia, id)
    const hide = ({ id: autre }: Membre) => createBlocage(kit.db, kit.clock.now(), autre, awa.id)
    const said = (qui: string) => [`${qui} répondu à ton coup de pouce «\u00a0Tour à bois\u00a0».`]
    await hide(nadia)
    expect(await linesOf(awa)).toEqual(said('Léa Sarr et une autre ont'))
    await hide(lea)
    expect(await linesOf(awa)).toEqual(said('2 membres ont'))
  })

  test('a repeated job notifies nobody twice', async () => {
    const id = await create()
    await followDemande(kit.db, kit.clock.now(), id, nadia.id)
    const { body } = await answer(lea, id)
    await kit.runJobs()
    await nadia.call(notificationsEndpoints.updateCibleLue, { body: { type: 'coup_de_pouce', id } })
    await tellSuiveusesJob.run({ reponseId: body.id }, jobCtx())
    await kit.runJobs()
    expect([(await linesOf(nadia)).length, subjectsTo(nadia).length]).toEqual([1, 1])
  })

  test('the notifications of a deleted request go with it', async () => {
    const id = await create()
    await followDemande(kit.db, kit.clock.now(), id, nadia.id)
    await answer(lea, id)
    await kit.runJobs()
    await remove(awa, id)
    expect([await linesOf(awa), await linesOf(nadia)]).toEqual([[], []])
    await kit.runJobs()
  })

  test('the notifications of a deleted request go with it, for who has nothing to do with it any more too', async () => {
    const soizic = await memberOf(kit, 'Soizic', { coordonne: 'Cornouaille' })
    const gaud = await memberOf(kit, 'Gaud', { territoire: 'Cornouaille' })
    const id = await create({}, gaud.id)
    await followDemande(kit.db, kit.clock.now(), id, nadia.id)
    kit.clock.advance(72 * HOUR_MS)
    await watch()
    await answer(await again(kit, lea), id)
    await kit.runJobs()
    expect([(await linesOf(soizic)).length, (await linesOf(nadia)).length]).toEqual([1, 1])
    await unfollow(await again(kit, nadia), id)
    await kit.db.deleteFrom('rattachements').where('compte_id', '=', gaud.id).execute()
    await remove(await again(kit, gaud), id)
    expect([await linesOf(soizic), await linesOf(nadia)]).toEqual([[], []])
  })

  test('a request that is deleted while its followers are being notified leaves them no notification', async () => {
    const id = await create()
    await followDemande(kit.db, kit.clock.now(), id, nadia.id)
    const { body } = await answer(lea, id)
    const nbWaiting = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(kit.db)
      ).rows[0]?.n
    const acts = await kit.db.transaction().execute(async (tx) => {
      // The job holds the answer, and waits for the account of the follower.
      await sql`select from comptes where id = ${nadia.id} for update`.execute(tx)
      const told = tellSuiveusesJob.run({ reponseId: body.id }, jobCtx())
      await expect.poll(nbWaiting).toBe(1)
      const removed = remove(awa, id)
      await expect.poll(nbWaiting).toBe(2)
      return { told, removed }
    })
    await acts.told
    expect((await acts.removed).status).toBe(204)
    expect(await linesOf(nadia)).toEqual([])
  })
})

describe('[M1] members who could help', () => {
  const comptable = async (prenom: string) =>
    memberOf(kit, prenom, {
      villeId: QUIMPER,
      competences: [await referentielOf(kit.db, 'competence', 'Comptabilité')],
    })
  const publish = async (who: Membre) =>
    publishedBy(who, {
      titre: 'Relire mon bilan',
      competences: [await referentielOf(kit.db, 'competence', 'Comptabilité')],
    })

  test('are asked once about a new request, and about two in seven days at most', async () => {
    const gwen = await comptable('Gwen')
    await mailAtOnce(gwen)
    const first = await publish(awa)
    await publish(lea)
    await publish(nadia)
    await kit.runJobs()
    expect(await linesOf(gwen)).toHaveLength(2)
    expect(await linesOf(gwen)).toContain('Tu pourrais aider\u202f: Relire mon bilan.')
    expect(subjectsTo(gwen)).toHaveLength(2)
    await act(awa, first.id, 'clore', {})
    await act(awa, first.id, 'rouvrir')
    kit.clock.advance(7 * DAY_MS)
    await publish(await again(kit, nadia))
    await kit.runJobs()
    expect(await linesOf(gwen)).toHaveLength(3)
  })

  test('are not asked once they have answered, or if they no longer want to be', async () => {
    const [gwen, mai] = [await comptable('Gwen'), await comptable('Mai')]
    await mailAtOnce(gwen, mai)
    const { id } = await publish(awa)
    await createReponse(kit.db, kit.clock.now(), id, gwen.id)
    await kit.db.updateTable('profils').set({ sollicitable: false }).where('compte_id', '=', mai.id).execute()
    await kit.runJobs()
    expect([subjectsTo(gwen), subjectsTo(mai)]).toEqual([[], []])
  })

  test('nobody is asked about a draft, nor about an offer', async () => {
    const gwen = await comptable('Gwen')
    const competences = [await referentielOf(kit.db, 'competence', 'Comptabilité')]
    await awa.inject({
      method: 'POST',
      url: '/api/brouillons_coup_de_pouce',
      payload: { titre: 'Idée', competences },
    })
    await publishedBy(awa, { type: 'offre', competences })
    await kit.runJobs()
    expect(await linesOf(gwen)).toEqual([])
  })

  test('[M1] after 72 hours without an answer, twenty more and the coordinators of its branch, once', async () => {
    const territoire_id = await createTerritoire(kit.db, 'Cornouaille')
    const soizic = await memberOf(kit, 'Soizic', { coordonne: 'Cornouaille' })
    const hidden = await memberOf(kit, 'Enora', { coordonne: 'Cornouaille' })
    await createBlocage(kit.db, kit.clock.now(), hidden.id, awa.id)
    const all: Membre[] = []
    for (let n = 0; n < 31; n += 1) all.push(await comptable(`Comptable ${n}`))
    const competence = await referentielOf(kit.db, 'competence', 'Comptabilité')
    const { id } = await publishedBy(awa, { competences: [competence], territoire: territoire_id })
    await kit.runJobs()
    const told = async () =>
      (await kit.db.selectFrom('sollicitations').where('coup_de_pouce_id', '=', id).selectAll().execute())
        .length
    expect(await told()).toBe(10)
    kit.clock.advance(72 * HOUR_MS - 1)
    await watch()
    expect(await told()).toBe(10)
    kit.clock.advance(1)
    await watch()
    await watch()
    await kit.runJobs()
    expect(await told()).toBe(30)
    expect(await linesOf(soizic)).toEqual(['Cherche un camion frigo attend une réponse depuis trois jours.'])
    expect(subjectsTo(soizic)).toEqual(['Sans réponse depuis trois jours\u202f: Cherche un camion frigo'])
    expect(await linesOf(hidden)).toEqual([])
  })

  test('[C2] after 72 hours, of a request for the whole network, the coordinators of the branch of its author', async () => {
    const soizic = await memberOf(kit, 'Soizic', { coordonne: 'Cornouaille' })
    const ailleurs = await memberOf(kit, 'Enora', { coordonne: 'Léon' })
    const gaud = await memberOf(kit, 'Gaud', { territoire: 'Cornouaille' })
    await create({}, gaud.id)
    await create({}, soizic.id)
    kit.clock.advance(72 * HOUR_MS)
    await watch()
    await kit.runJobs()
    expect(await linesOf(soizic)).toEqual(['Tour à bois attend une réponse depuis trois jours.'])
    expect(subjectsTo(soizic)).toEqual(['Sans réponse depuis trois jours\u202f: Tour à bois'])
    expect(await linesOf(ailleurs)).toEqual([])
  })

  test('[M1] the 72 hours of a request that is opened again count from then', async () => {
    const territoire_id = await createTerritoire(kit.db, 'Cornouaille')
    const soizic = await memberOf(kit, 'Soizic', { coordonne: 'Cornouaille' })
    const id = await create({ territoire_id })
    await act(awa, id, 'clore', {})
    kit.clock.advance(80 * HOUR_MS)
    await act(await again(kit, awa), id, 'rouvrir')
    kit.clock.advance(72 * HOUR_MS - 1)
    await watch()
    await kit.runJobs()
    expect(await linesOf(soizic)).toEqual([])
    kit.clock.advance(1)
    await watch()
    await kit.runJobs()
    expect(await linesOf(soizic)).toEqual(['Tour à bois attend une réponse depuis trois jours.'])
  })

  test('a request that has an answer, or has ended, is not widened', async () => {
    const territoire_id = await createTerritoire(kit.db, 'Cornouaille')
    const soizic = await memberOf(kit, 'Soizic', { coordonne: 'Cornouaille' })
    await createReponse(kit.db, kit.clock.now(), await create({ territoire_id }), lea.id, { prive: true })
    await create({ territoire_id, statut: 'clos' })
    kit.clock.advance(80 * HOUR_MS)
    await watch()
    await kit.runJobs()
    expect(await linesOf(soizic)).toEqual([])
  })
})

describe('[M1] helpers', () => {
  test('are notified that their offer is accepted, and thanked when the request is solved', async () => {
    const id = await create()
    const { body } = await answer(lea, id, { propose: true })
    await accept(awa, id, body.id)
    await kit.runJobs()
    expect(await linesOf(lea)).toEqual(['Awa Sarr accepte ton aide pour «\u00a0Tour à bois\u00a0».'])
    await act(awa, id, 'resoudre', { aidantes: [lea.id], message: 'Sans toi, rien.' })
    await kit.runJobs()
    expect((await linesOf(lea))[0]).toBe('Awa Sarr te remercie de ton aide pour «\u00a0Tour à bois\u00a0».')
    expect(subjectsTo(lea)).toEqual(['Awa Sarr accepte ton aide', 'Awa Sarr te dit merci'])
    expect(kit.mail.sent.at(-1)?.text).toContain('Sans toi, rien.')
  })

  test('thanked again once the request was opened and solved again are told again, in the new words alone', async () => {
    const id = await create()
    await createReponse(kit.db, kit.clock.now(), id, lea.id)
    const solve = (message: string) => act(awa, id, 'resoudre', { aidantes: [lea.id], message })
    await solve('Un premier merci.')
    await kit.runJobs()
    await act(awa, id, 'rouvrir')
    kit.clock.advance(60_000)
    await solve('Un merci trop tôt.')
    await act(awa, id, 'rouvrir')
    kit.clock.advance(60_000)
    await solve('Un dernier merci.')
    await kit.runJobs()
    const texts = kit.mail.sent.filter(({ to }) => to === emailOf(lea)).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    expect(texts[0]).toContain('Un premier merci.')
    expect(texts[1]).toContain('Un dernier merci.')
    expect(await linesOf(lea)).toHaveLength(3)
  })

  test('have no mail about an acceptance that is over when the mail is due', async () => {
    const id = await create()
    const { body } = await answer(lea, id, { propose: true })
    await accept(awa, id, body.id)
    await act(awa, id, 'clore', {})
    await kit.runJobs()
    expect(subjectsTo(lea)).toEqual([])
  })
})

describe('[M1] the end of a request', () => {
  test('seven days before, its author is asked once, with three links that change nothing by themselves', async () => {
    const id = await create({ date_limite: '2026-11-30' })
    kit.clock.set('2026-11-22T23:30:00Z')
    await watch()
    await watch()
    await kit.runJobs()
    expect(await linesOf(awa)).toEqual([
      'Toujours d’actualité\u202f? Tour à bois se ferme le 30\u00a0novembre.',
    ])
    expect(subjectsTo(awa)).toEqual(['Toujours d’actualité\u202f? Tour à bois'])
    for (const geste of ['resolu', 'prolonger', 'clore'])
      expect(mailTo(awa)?.text).toContain(`/coup-de-pouce/${id}?geste=${geste}`)
    expect(await statutOf(id)).toBe('publie')
  })

  test('is asked about again after an extension, never just after a choice of so near a day', async () => {
    const id = await create({ date_limite: '2026-11-25' })
    await watch()
    await act(awa, id, 'prolonger', {})
    const near = await publishedBy(awa, { titre: 'Pour demain', dateLimite: '2026-11-20' })
    await watch()
    await kit.runJobs()
    expect(subjectsTo(awa)).toEqual([])
    kit.clock.set('2026-12-18T10:00:00Z')
    await watch()
    await kit.runJobs()
    expect(subjectsTo(awa)).toEqual(['Toujours d’actualité\u202f? Tour à bois'])
    expect(await statutOf(near.id)).toBe('expire')
  })

  test('a mail about a day that has moved, or a request that has ended, does not leave', async () => {
    const moved = await create({ date_limite: '2026-11-25' })
    const ended = await create({ date_limite: '2026-11-25' })
    await watch()
    await act(awa, moved, 'prolonger', {})
    await act(awa, ended, 'resoudre', {})
    await kit.runJobs()
    expect(subjectsTo(awa)).toEqual([])
  })

  test('it expires when the day after its last one begins in Paris, once', async () => {
    const id = await create({ date_limite: '2026-11-20', statut: 'en_cours' })
    const solved = await create({ date_limite: '2026-11-20', statut: 'resolu' })
    kit.clock.set('2026-11-20T22:59:00Z')
    await watch()
    expect(await statutOf(id)).toBe('en_cours')
    kit.clock.set('2026-11-20T23:00:00Z')
    await watch()
    expect([await statutOf(id), await statutOf(solved)]).toEqual(['expire', 'resolu'])
    const client = await again(kit, awa)
    expect((await read(client, id)).body).toMatchObject({
      droits: { prolonger: true, resoudre: true, repondre: false },
    })
    await expectKeysKept(kit.db)
  })

  test('the requests of an erased account are closed, its drafts deleted', async () => {
    const id = await create()
    const draft = await create({ statut: 'brouillon' })
    await kit.db.deleteFrom('comptes').where('id', '=', awa.id).execute()
    await watch()
    await cleanDemandesJob.run({}, jobCtx())
    expect([await statutOf(id), await statutOf(draft)]).toEqual(['clos', undefined])
  })

  test.each([
    ['suspended', { suspendue_jusquau: '2027-01-01T00:00:00Z' }],
    ['expired', { paye_jusquau: '2026-09-01' }],
    ['to be erased', { suppression_demandee_le: '2026-11-18T08:00:00Z' }],
  ])('those of a member who is %s are closed, and nobody is asked about them', async (_how, fields) => {
    const territoire_id = await createTerritoire(kit.db, 'Cornouaille')
    const soizic = await memberOf(kit, 'Soizic', { coordonne: 'Cornouaille' })
    const gwen = await memberOf(kit, 'Gwen', {
      competences: [await referentielOf(kit.db, 'competence', 'Comptabilité')],
    })
    const id = await create({ territoire_id, competences: ['Comptabilité'] })
    const hers = await create({ territoire_id }, nadia.id)
    await kit.db.updateTable('comptes').set(fields).where('id', '=', awa.id).execute()
    await askAidantesJob.run({ coupDePouceId: id }, jobCtx())
    kit.clock.advance(72 * HOUR_MS)
    await watch()
    await kit.runJobs()
    expect([await statutOf(id), await statutOf(hers)]).toEqual(['clos', 'publie'])
    expect(await linesOf(gwen)).toEqual([])
    expect(await linesOf(soizic)).toEqual(['Tour à bois attend une réponse depuis trois jours.'])
  })

  test('a member who is back opens hers again; those who can help are asked if they were not', async () => {
    const gwen = await memberOf(kit, 'Gwen', {
      competences: [await referentielOf(kit.db, 'competence', 'Comptabilité')],
    })
    const id = await create({ competences: ['Comptabilité'] })
    const suspend = (suspendue_jusquau: string | null) =>
      kit.db.updateTable('comptes').set({ suspendue_jusquau }).where('id', '=', awa.id).execute()
    await suspend('2026-11-18T10:00:00Z')
    await watch()
    kit.clock.advance(2 * HOUR_MS)
    const back = await again(kit, awa)
    expect((await act(back, id, 'rouvrir')).body.statut).toBe('publie')
    await watch()
    await kit.runJobs()
    expect(await statutOf(id)).toBe('publie')
    expect(await linesOf(gwen)).toEqual(['Tu pourrais aider\u202f: Tour à bois.'])
  })

  test('a year after it, nobody is thanked by name any more: one answer has the tag of who helped', async () => {
    const id = await create()
    await createReponse(kit.db, kit.clock.now(), id, lea.id)
    await act(awa, id, 'resoudre', { aidantes: [lea.id], message: 'Merci Léa.' })
    kit.clock.set('2027-11-18T09:01:00Z')
    await cleanDemandesJob.run({}, jobCtx())
    await kit.db
      .updateTable('comptes')
      .set({ paye_jusquau: '2028-01-01' })
      .where('id', '=', nadia.id)
      .execute()
    const { body } = await read(await again(kit, nadia), id)
    expect(body.aidantes).toEqual([])
    const { body: reponses } = await (
      await again(kit, nadia)
    ).inject({ url: `/api/coups_de_pouce/${id}/reponses` })
    expect(reponses).toMatchObject({ reponses: [{ aAide: true, auteure: { id: null } }] })
  })

  test('a year after it, answers lose their names, once; a request that is opened again keeps them', async () => {
    const id = await create()
    await createReponse(kit.db, kit.clock.now(), id, lea.id, { prive: true })
    const kept = await create()
    await createReponse(kit.db, kit.clock.now(), kept, lea.id)
    for (const one of [id, kept]) await act(awa, one, 'clore', {})
    await act(awa, kept, 'rouvrir')
    const clean = () => cleanDemandesJob.run({}, jobCtx())
    const auteures = async (of: CoupDePouceId) =>
      (
        await kit.db
          .selectFrom('reponses_coup_de_pouce')
          .where('coup_de_pouce_id', '=', of)
          .select(['auteure_id', 'destinataire_id'])
          .execute()
      )[0]
    kit.clock.set('2027-11-18T08:59:00Z')
    await clean()
    expect(await auteures(id)).toEqual({ auteure_id: lea.id, destinataire_id: awa.id })
    kit.clock.set('2027-11-18T09:01:00Z')
    await clean()
    expect(await auteures(id)).toEqual({ auteure_id: null, destinataire_id: null })
    expect(await auteures(kept)).toEqual({ auteure_id: lea.id, destinataire_id: null })
  })
})
