import { mayCall } from '@entrelles/contract/kit/access.ts'
import { boModerationEndpoints } from '@entrelles/contract/modules/bo-moderation/bo-moderation.endpoints.ts'
import { rolesOf } from '@entrelles/contract/kit/roles.ts'
import { moderationEndpoints as endpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import type { Motif, TypeCible } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type Client, type TestApp } from '#kit/test-app.ts'
import { modules } from '#modules.ts'
import { createProfil } from '#modules/adherentes/adherentes.factory.ts'
import { createCompte, createCoordination, createPersona } from '#modules/session/session.factory.ts'
import { createPublications } from './test-publications.ts'

const publications = createPublications()
const messages = createPublications('message')
let kit: TestApp & { close: () => Promise<void> }
beforeAll(async () => {
  kit = await startTestApp({}, [...modules, publications.module, messages.module])
})
afterAll(() => kit.close())

const ANTENNE = 'Trégor'
let administratrice: Client
let coordinatrice: Client
let reporter: Client
let territoireId: string
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await kit.db.deleteFrom('comptes').execute()
  const member = async (prenom: string) => {
    const { id } = await createCompte(kit.db, kit.clock.now(), { prenom, nom: 'Quéméner' })
    return kit.signIn(id)
  }
  administratrice = await kit.as('administratrice')
  coordinatrice = await member('Soizic')
  territoireId = (await createCoordination(kit.db, kit.clock.now(), coordinatrice.id ?? '', ANTENNE)).id
  reporter = await member('Zéphyrine')
  kit.mail.sent.splice(0)
})

const create = (fields = {}) => createProfil(kit.db, kit.clock.now(), { territoire: ANTENNE, ...fields })
type Asked = { cibleType?: TypeCible; motif?: Motif; commentaire?: string }
const report = (cibleId: string, fields: Asked = {}, from = reporter) =>
  from.call(endpoints.createSignalement, {
    body: { cibleType: 'adherente', cibleId, motif: 'publicite', ...fields },
  })
const linesOf = async (client: Client) =>
  (await client.call(notificationsEndpoints.listNotifications, { query: {} })).body.notifications
/** The open report of that member, and what its notifications are about. */
const dossierOf = async (cibleId: string) => {
  const { id: dossier } = await kit.db
    .selectFrom('signalements')
    .where('cible_id', '=', cibleId)
    .select('id')
    .executeTakeFirstOrThrow()
  const cibleOf = (espace: string) => ({
    type: 'signalement',
    id: dossier,
    url: `/${espace}/signalement?dossier=${dossier}`,
  })
  return { dossier, cibleOf }
}
/** Who is told of it, by mail. */
const told = async () => {
  await kit.runJobs()
  const to = kit.mail.sent.splice(0).map((mail) => mail.to)
  const comptes = await kit.db
    .selectFrom('comptes')
    .where('email', 'in', ['', ...to])
    .select('id')
    .execute()
  return comptes.map(({ id }) => id).sort()
}
/** Moves the clock, which ends the sessions: the administrator signs in again, and the next reporter is another member. */
const moveTo = async (instant: string): Promise<void> => {
  kit.clock.set(instant)
  reporter = await kit.as('adherente')
  administratrice = await kit.signIn(administratrice.id ?? '')
}
/** The deadlines of a report in the queue and in the mail of an administrator. */
const echeances = async (cibleId: string) => {
  const { body } = await administratrice.call(boModerationEndpoints.listSignalements, { query: {} })
  const ligne = body.signalements.find(({ cible }) => cible.id === cibleId)
  await kit.runJobs()
  const { email } = await kit.db
    .selectFrom('comptes')
    .where('id', '=', administratrice.id ?? '')
    .select('email')
    .executeTakeFirstOrThrow()
  const [mail] = kit.mail.sent.splice(0).filter(({ to }) => to === email)
  return {
    file: ligne && {
      reponseAvant: ligne.reponseAvant,
      enRetard: ligne.enRetard,
      priorite: ligne.priorite,
    },
    mail: /(?:Une|La) réponse est [^.]*\./.exec(mail?.text.replaceAll('\n', ' ') ?? '')?.[0],
  }
}
const ids = (...clients: Client[]) => clients.map(({ id }) => id ?? '').sort()

describe('the moderators who are told', () => {
  test('[P-9] at once: the administrators, and the coordinators of the branch of the member, each in her own space', async () => {
    const stranger = await createPersona(kit.db, kit.clock.now(), 'coordinatrice')
    const { id } = await create()
    await report(id)
    const { dossier, cibleOf } = await dossierOf(id)
    expect(await linesOf(administratrice)).toMatchObject([
      { titre: 'Un profil a été signalé.', cible: cibleOf('administratrice') },
    ])
    expect(await linesOf(coordinatrice)).toMatchObject([{ cible: cibleOf('coordinatrice') }])
    expect(await linesOf(await kit.signIn(stranger.id))).toEqual([])
    await kit.runJobs()
    const links = kit.mail.sent.map(({ text }) => /\S+\?dossier=\S+/.exec(text)?.[0] ?? '')
    expect(links.sort()).toEqual(
      ['administratrice', 'coordinatrice'].map(
        (espace) => `${kit.services.env.PUBLIC_URL}/${espace}/signalement?dossier=${dossier}`,
      ),
    )
    expect(await told()).toEqual(ids(administratrice, coordinatrice))
  })

  test('[P-9] reading it reads its notifications, the urgent one too; those of another report stay', async () => {
    const { id } = await create()
    await report(id)
    await report(id, { motif: 'harcelement' }, await kit.as('adherente'))
    const autre = await create()
    await report(autre.id)
    const { dossier } = await dossierOf(id)
    const body = { type: 'signalement' as const, id: dossier }
    await coordinatrice.call(notificationsEndpoints.updateCibleLue, { body })
    const unread = (await linesOf(coordinatrice)).filter(({ lue }) => !lue)
    expect(unread.map(({ cible }) => cible.id)).toEqual([(await dossierOf(autre.id)).dossier])
    expect((await linesOf(administratrice)).filter(({ lue }) => !lue)).toHaveLength(3)
  })

  test('[M11] not the coordinators, if it is about a coordinator, of any branch, or about a private message', async () => {
    const other = await create({ coordonne: 'Léon' })
    await report(other.id)
    expect(await told()).toEqual(ids(administratrice))
    const { id: auteureId } = await create()
    const message = messages.publish(auteureId, territoireId)
    await report(message.id, { cibleType: 'message' })
    expect(await told()).toEqual(ids(administratrice))
    const publication = publications.publish(auteureId, territoireId)
    await report(publication.id, { cibleType: 'publication' })
    expect(await told()).toEqual(ids(administratrice, coordinatrice))
    await report(publications.publish(auteureId).id, { cibleType: 'publication' })
    expect(await told()).toEqual(ids(administratrice))
  })

  test('[M11] neither the one who reports, nor the one who is reported', async () => {
    const { id } = await create()
    await report(id, {}, coordinatrice)
    expect(await told()).toEqual(ids(administratrice))
    await report(administratrice.id ?? '')
    expect(await told()).toEqual([])
    const second = await kit.as('administratrice')
    await report((await create()).id, {}, administratrice)
    expect(await told()).toEqual(ids(second, coordinatrice))
  })

  test('[M11] no one who may not open the back office: suspended, or whose membership is over', async () => {
    const of = (compteId: string, fields: object) =>
      kit.db.updateTable('comptes').set(fields).where('id', '=', compteId).execute()
    const suspended = await kit.as('administratrice')
    await of(suspended.id ?? '', { suspendue_jusquau: new Date('2026-12-01T00:00:00Z') })
    await of(coordinatrice.id ?? '', { paye_jusquau: '2026-08-01' })
    const roles = rolesOf(
      { etapeInscription: 'termine', payeJusquau: '2026-08-01', administratrice: false, coordonne: true },
      '2026-11-14',
      kit.services.env.GRACE_JOURS,
    )
    expect(mayCall('coordinatrice', roles)).toBe(false)
    await report((await create()).id)
    expect(await told()).toEqual(ids(administratrice))
  })

  test('[P-9] once for one target, until they read it; again if it becomes urgent', async () => {
    const { id } = await create()
    await report(id)
    await report(id, {}, await kit.as('adherente'))
    expect(await told()).toEqual(ids(administratrice, coordinatrice))
    await report(id, {}, await kit.as('adherente'))
    expect(await told()).toEqual([])
    expect(await linesOf(administratrice)).toHaveLength(1)
    await report(id, { motif: 'harcelement' }, await kit.as('adherente'))
    expect((await linesOf(administratrice)).map(({ titre }) => titre).sort()).toEqual([
      'Un profil a été signalé.',
      'Urgent\u00a0: un profil a été signalé.',
    ])
    expect(await told()).toEqual(ids(administratrice, coordinatrice))
    const avant = kit.clock.now().toISOString()
    await administratrice.call(notificationsEndpoints.updateToutesLues, { body: { avant } })
    kit.clock.advance(60_000)
    await report(id, {}, await kit.as('adherente'))
    expect(await told()).toEqual(ids(administratrice))
  })

  test('[M11] by a mail that leaves only while nobody examines it', async () => {
    const { id } = await create()
    await report(id)
    await kit.db.updateTable('signalements').set({ statut: 'en_cours' }).where('cible_id', '=', id).execute()
    expect(await told()).toEqual([])
  })

  test('[M11] by a mail that leaves only while nobody examines it: nor its appeal', async () => {
    const { id } = await create()
    await report(id)
    await told()
    await kit.db
      .updateTable('signalements')
      .set({ statut: 'rouvert', assignee_a: administratrice.id ?? '' })
      .where('cible_id', '=', id)
      .execute()
    await report(id, { motif: 'harcelement' }, await kit.as('adherente'))
    expect(await told()).toEqual([])
  })

  test('[M11] with the earliest promise made to a reporter, in the mail as in the queue, and not a date that is past', async () => {
    const { id } = await create()
    await report(id)
    await told()
    await moveTo('2026-11-15T15:00:00Z')
    const urgent = await report(id, { motif: 'harcelement' })
    // The second reporter is promised 24 hours, the first one 48: the deadline of the first comes earlier.
    expect(urgent.body.reponseAvant).toBe('2026-11-16T15:00:00.000Z')
    expect(await echeances(id)).toEqual({
      file: { reponseAvant: '2026-11-16T09:00:00.000Z', enRetard: false, priorite: 'haute' },
      mail: 'Une réponse est promise avant le lundi 16\u00a0novembre à 10\u00a0h.',
    })
    await moveTo('2026-11-16T10:00:00Z')
    administratrice = await kit.as('administratrice')
    await report(id)
    expect(await echeances(id)).toMatchObject({
      file: { enRetard: true },
      mail: 'La réponse est en retard\u00a0: elle était promise avant le lundi 16\u00a0novembre à 10\u00a0h.',
    })
  })

  test('[M11] with the promise to who reports a harassment, if it comes first', async () => {
    const { id } = await create()
    await report(id)
    await told()
    await moveTo('2026-11-14T19:00:00Z')
    const { body } = await report(id, { motif: 'harcelement' })
    expect(body.reponseAvant).toBe('2026-11-15T19:00:00.000Z')
    expect(await echeances(id)).toMatchObject({ file: { reponseAvant: '2026-11-15T19:00:00.000Z' } })
  })

  test('[P-9] [security 36] in words that quote neither the report, nor what is reported, nor who reports', async () => {
    const { id } = await create({
      presentation: 'Achetez mes crèmes',
      compte: { prenom: 'Sandrine', nom: 'Petit' },
    })
    await report(id, { motif: 'harcelement', commentaire: '<b>Elle m’écrit la nuit</b>' })
    await kit.runJobs()
    expect(kit.mail.sent.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Signalement urgent à examiner'),
    )
    const lines = JSON.stringify([await linesOf(administratrice), await linesOf(coordinatrice)])
    for (const { text, html } of kit.mail.sent) {
      expect(text).toContain('dimanche 15\u00a0novembre à 10\u00a0h')
      for (const secret of [
        'Zéphyrine',
        'Quéméner',
        reporter.id ?? '',
        'crèmes',
        'la nuit',
        'Sandrine',
        'Petit',
      ])
        expect(`${text}${html}${lines}`).not.toContain(secret)
    }
  })
})

test('[P-9] [M11] no call tells the reported member, nor a coordinator concerned, who reported', async () => {
  const { id } = await create()
  const reported = await kit.signIn(id)
  const readers = [reported, coordinatrice]
  const gets = modules
    .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
    .filter(({ method, path }) => method === 'GET' && !path.includes(':') && path !== '/api/flux')
    .filter(({ path }) => !path.startsWith('/api/notifications') && !path.startsWith('/api/sante'))
    // The queue of the coordinators: it names no reporter (bo-moderation/droits.api.test.ts).
    .filter(({ path }) => !path.startsWith('/api/bo/signalements'))
  expect(gets.length).toBeGreaterThan(20)
  const read = async () => {
    const answers: { url: string; status: number; body: unknown }[] = []
    for (const client of readers)
      for (const { path: url } of gets) {
        const { status, body } = await client.inject({ method: 'GET', url })
        answers.push({ url, status, body })
      }
    return answers
  }
  const before = await read()
  expect(before.filter(({ status }) => status === 200).length).toBeGreaterThan(40)
  await report(id, { commentaire: 'Elle insiste' })
  expect(await read()).toEqual(before)
  expect(await linesOf(reported)).toEqual([])
  expect(await linesOf(coordinatrice)).toMatchObject([{ acteures: [], nbActeures: 0 }])
  expect(JSON.stringify(await linesOf(coordinatrice))).not.toMatch(
    new RegExp(`${reporter.id}|Zéphyrine|insiste`),
  )
})
