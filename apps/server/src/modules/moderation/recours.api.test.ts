import type { DecisionId } from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import type { SignalementId } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { recoursEndpoints as endpoints } from '@entrelles/contract/modules/moderation/recours.endpoints.ts'
import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { closeSignalementRow, createDecisionRow } from '#modules/bo-moderation/bo-moderation.factory.ts'
import { createRestriction, createSignalementRow } from './moderation.factory.ts'
import { recoursUrl } from './lien-recours.ts'

const POURQUOI = 'Ce n’était pas une attaque, mais une citation.'

const kit = useTestApp()
let administratrice: Client
let auteure: Client
let signaleuse: Client
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await kit.db.deleteFrom('signalements').execute()
  await kit.db.deleteFrom('comptes').execute()
  administratrice = await kit.as('administratrice')
  auteure = await kit.as('adherente')
  signaleuse = await kit.as('adherente')
  await kit.runJobs()
  kit.mail.sent.splice(0)
})

type Answered = Parameters<typeof createDecisionRow>[3] | undefined
/** A report of a content of the author, answered with this measure, or without any. */
const answered = async (mesure?: Partial<NonNullable<Answered>>) => {
  const cibleId = randomUUID()
  const id = await createSignalementRow(kit.db, kit.clock.now(), {
    compteId: signaleuse.id ?? '',
    cibleType: 'reponse',
    cibleId,
    version: 1,
    auteureId: auteure.id ?? '',
    titre: 'Corinne Aubert',
  })
  const parId = administratrice.id ?? ''
  const decisionId =
    mesure &&
    (await createDecisionRow(kit.db, kit.clock.now(), id, { compteId: auteure.id ?? '', parId, ...mesure }))
  const statut = mesure ? 'traite' : 'sans_suite'
  await closeSignalementRow(kit.db, kit.clock.now(), id, { parId, statut, reponse: 'Nous avons regardé.' })
  return { id, cibleId, decisionId: decisionId as DecisionId }
}
const mesures = async (client = auteure) => (await client.call(endpoints.listMesMesures, { query: {} })).body
const appeal = (id: DecisionId, client = auteure, motif = POURQUOI) =>
  client.call(endpoints.createRecoursMesure, { params: { id }, body: { motif } })
const mien = async (client = signaleuse) =>
  (await client.call(moderationEndpoints.listMesSignalements, { query: {} })).body.signalements[0]!
const appealSignalement = (id: SignalementId, client = signaleuse) =>
  client.call(endpoints.createRecoursSignalement, { params: { id }, body: { motif: POURQUOI } })
const statutOf = async (id: string) =>
  kit.db
    .selectFrom('signalements')
    .where('id', '=', id)
    .select(['statut', 'examen', 'cloture_le', 'sans_suite_version', 'assignee_a'])
    .executeTakeFirstOrThrow()
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string } | undefined)?.code

describe('GET /api/mesures/miennes', () => {
  test('[M11] lists the measures about the caller, latest first, without who reported or decided', async () => {
    await answered({ action: 'avertir' })
    kit.clock.advance(60_000)
    await answered({
      action: 'restreindre',
      portee: 'message',
      jusquau: '2026-12-01',
      motif: 'Trop de messages.',
    })
    await answered({ action: 'restaurer' })
    expect(await mesures()).toEqual({
      mesures: [
        {
          id: expect.any(String),
          action: 'restreindre',
          cible: { type: 'reponse', titre: 'Corinne Aubert' },
          motif: 'Trop de messages.',
          date: '2026-11-14T09:01:00.000Z',
          portee: 'message',
          jusquau: '2026-12-01',
          levee: false,
          recoursPossible: true,
          recours: null,
        },
        expect.objectContaining({ action: 'avertir' }),
      ],
      nbmesures: 2,
      limit: 20,
      masques: [],
    })
    expect(await mesures(signaleuse)).toMatchObject({ mesures: [], nbmesures: 0 })
  })

  test('[M11] an exclusion that is only proposed is not listed', async () => {
    await answered({ action: 'exclure' })
    expect((await mesures()).mesures).toEqual([])
  })

  test('[R6-5] a member whose membership is over reads hers, and appeals', async () => {
    const { decisionId } = await answered({})
    await kit.db
      .updateTable('comptes')
      .set({ paye_jusquau: '2026-01-01' })
      .where('id', '=', auteure.id ?? '')
      .execute()
    expect((await mesures()).mesures).toHaveLength(1)
    expect((await appeal(decisionId)).status).toBe(204)
  })
})

describe('an appeal', () => {
  test('[M11] of the member reopens the report, once', async () => {
    const { id, decisionId } = await answered({})
    kit.clock.advance(60_000)
    expect((await appeal(decisionId)).status).toBe(204)
    expect(await statutOf(id)).toMatchObject({
      statut: 'rouvert',
      examen: 2,
      cloture_le: null,
      assignee_a: null,
    })
    expect((await mesures()).mesures).toMatchObject([
      {
        recoursPossible: false,
        recours: {
          motif: POURQUOI,
          dateCreation: '2026-11-14T09:01:00.000Z',
          issue: null,
          reponse: null,
          dateReponse: null,
        },
      },
    ])
    expect(codeOf(await appeal(decisionId))).toBe('recours_deja_demande')
  })

  test('[M11] of a reporter against an answer without a measure reopens it, and takes away the harmless mark', async () => {
    const { id } = await answered()
    expect(await statutOf(id)).toMatchObject({ sans_suite_version: 1 })
    const before = await mien()
    expect(before).toMatchObject({ recoursPossible: true, recours: null })
    expect((await appealSignalement(before.id)).status).toBe(204)
    expect(await statutOf(id)).toMatchObject({ statut: 'rouvert', sans_suite_version: null })
    expect(await mien()).toMatchObject({
      statut: 'rouvert',
      recoursPossible: false,
      recours: { motif: POURQUOI },
    })
    expect(codeOf(await appealSignalement(before.id))).toBe('recours_deja_demande')
  })

  test('[M11] gives the reporters a new promise: that of the queue', async () => {
    const { id } = await answered()
    kit.clock.set('2026-11-20T09:00:00Z')
    signaleuse = await kit.signIn(signaleuse.id ?? '')
    await appealSignalement((await mien()).id)
    expect(await mien()).toMatchObject({ statut: 'rouvert', reponseAvant: '2026-11-22T09:00:00.000Z' })
    const { attendu_depuis: depuis } = await kit.db
      .selectFrom('signalements')
      .where('id', '=', id)
      .select('attendu_depuis')
      .executeTakeFirstOrThrow()
    expect(new Date(depuis).toISOString()).toBe('2026-11-20T09:00:00.000Z')
  })

  test('[M11] of one reporter is not shown to the others, who cannot appeal in their turn', async () => {
    const { id } = await answered()
    const other = await kit.as('adherente')
    await kit.db
      .insertInto('signalements_auteures')
      .values({
        id: randomUUID(),
        signalement_id: id,
        compte_id: other.id ?? '',
        motif: 'autre',
        cree_le: kit.clock.now(),
      })
      .execute()
    await appealSignalement((await mien()).id)
    expect(await mien(other)).toMatchObject({ recoursPossible: false, recours: null })
    expect(codeOf(await appealSignalement((await mien(other)).id, other))).toBe('recours_deja_demande')
  })

  test('[M11] is refused to a reporter against a measure, to the member against an answer without a measure, and while one is examined', async () => {
    const measured = await answered({})
    expect(codeOf(await appealSignalement((await mien()).id))).toBe('recours_impossible')
    await appeal(measured.decisionId)
    // The report is open again: there is nothing to appeal against.
    expect(codeOf(await appealSignalement((await mien()).id))).toBe('recours_impossible')
    const lifted = await answered({})
    await kit.db
      .updateTable('decisions_moderation')
      .set({ levee_le: kit.clock.now() })
      .where('id', '=', lifted.decisionId)
      .execute()
    expect((await mesures()).mesures[0]).toMatchObject({ levee: true, recoursPossible: false })
    expect(codeOf(await appeal(lifted.decisionId))).toBe('recours_impossible')
  })

  test('[M11] the report and the measure of somebody else are not found', async () => {
    const { decisionId } = await answered({})
    expect((await appeal(decisionId, signaleuse)).status).toBe(404)
    expect((await appeal(randomUUID() as DecisionId)).status).toBe(404)
    await answered()
    const { id } = await mien()
    expect((await appealSignalement(id, auteure)).status).toBe(404)
    expect((await appealSignalement(randomUUID() as SignalementId)).status).toBe(404)
  })

  test('[M11] waits while another report of the same target is examined', async () => {
    const { cibleId, decisionId } = await answered({})
    await createSignalementRow(kit.db, kit.clock.now(), {
      compteId: (await kit.as('adherente')).id ?? '',
      cibleType: 'reponse',
      cibleId,
    })
    expect(codeOf(await appeal(decisionId))).toBe('autre_examen')
    expect((await mesures()).mesures).toMatchObject([{ recours: null, recoursPossible: true }])
    const dismissed = await answered()
    await createSignalementRow(kit.db, kit.clock.now(), {
      compteId: (await kit.as('adherente')).id ?? '',
      cibleType: 'reponse',
      cibleId: dismissed.cibleId,
    })
    expect(codeOf(await appealSignalement((await mien()).id))).toBe('autre_examen')
  })

  test('[M11] twice at once opens one examination', async () => {
    const { id, decisionId } = await answered({})
    const answers = await Promise.all([appeal(decisionId), appeal(decisionId), appeal(decisionId)])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 409, 409])
    expect(await statutOf(id)).toMatchObject({ examen: 2 })
  })

  test.each([
    ['too short', 'Pas juste'],
    ['too long', 'x'.repeat(2001)],
    ['empty', ' '.repeat(20)],
  ])('[security 32] says why: a text that is %s is refused', async (_name, motif) => {
    const { decisionId } = await answered({})
    expect(await appeal(decisionId, auteure, motif)).toMatchObject({
      status: 422,
      body: { violations: [{ champ: 'motif' }] },
    })
  })

  test('[M11] notifies the moderators who took no part in the decision, without a name', async () => {
    const second = await kit.as('administratrice')
    const { id, decisionId } = await answered({})
    await appeal(decisionId)
    await kit.runJobs()
    const { email } = await kit.db
      .selectFrom('comptes')
      .where('id', '=', second.id ?? '')
      .select('email')
      .executeTakeFirstOrThrow()
    expect(kit.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Un recours à examiner']])
    for (const secret of [POURQUOI, auteure.id ?? '', 'Maëlle Le Goff'])
      expect(kit.mail.sent[0]?.text).not.toContain(secret)
    // Both lead to the report itself.
    const url = `/administratrice/signalement?dossier=${id}`
    expect(kit.mail.sent[0]?.text).toContain(`${kit.services.env.PUBLIC_URL}${url}`)
    const { body } = await second.call(notificationsEndpoints.listNotifications, { query: {} })
    expect(body.notifications).toMatchObject([{ cible: { type: 'signalement', id, url } }])
  })

  test('[M11] notifies nobody once somebody examines it', async () => {
    await kit.as('administratrice')
    const { id, decisionId } = await answered({})
    await appeal(decisionId)
    await kit.db
      .updateTable('signalements')
      .set({ assignee_a: administratrice.id ?? '' })
      .where('id', '=', id)
      .execute()
    await kit.runJobs()
    expect(kit.mail.sent).toEqual([])
  })
})

describe('the link of a suspended member', () => {
  const tokenOf = (decisionId: DecisionId) =>
    new URL(recoursUrl(decisionId, kit.services.derive, 'https://entrelles.test')).searchParams.get(
      'token',
    ) ?? ''
  const open = (token: string) => kit.visitor.call(endpoints.getPageRecours, { query: { token } })
  const send = (token: string, motif = POURQUOI) =>
    kit.visitor.call(endpoints.createRecoursParLien, { query: { token }, body: { motif } })

  test('[C2] opens a page without a session; reading it changes nothing, sending it appeals', async () => {
    const { id, decisionId } = await answered({ action: 'suspendre', jusquau: '2026-12-01' })
    const token = tokenOf(decisionId)
    for (let n = 0; n < 2; n += 1) {
      const page = await open(token)
      expect(page.status).toBe(200)
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.body).toContain('<textarea id="motif" name="motif" required=""')
    }
    expect((await statutOf(id)).statut).toBe('traite')
    const sent = await send(token)
    expect([sent.status, sent.body]).toEqual([200, expect.stringContaining('Ton recours est reçu')])
    expect(await statutOf(id)).toMatchObject({ statut: 'rouvert', examen: 2 })
    expect((await mesures()).mesures).toMatchObject([{ recours: { motif: POURQUOI } }])
  })

  test('[C2] says by a page that an appeal is no longer possible, before and after it is sent', async () => {
    const { id, decisionId } = await answered({ action: 'suspendre', jusquau: '2026-12-01' })
    const token = tokenOf(decisionId)
    await send(token)
    for (const answer of [await open(token), await send(token)]) {
      expect(answer.status).toBe(200)
      expect(answer.body).toContain('Un recours a déjà été demandé')
      expect(answer.body).not.toContain('<textarea')
    }
    expect(await statutOf(id)).toMatchObject({ examen: 2 })
    const lifted = await answered({ action: 'suspendre', jusquau: '2026-12-01' })
    await kit.db
      .updateTable('decisions_moderation')
      .set({ levee_le: kit.clock.now() })
      .where('id', '=', lifted.decisionId)
      .execute()
    expect((await open(tokenOf(lifted.decisionId))).body).toContain(
      'ne peut plus, faire l’objet d’un recours',
    )
  })

  test('[security 32] is refused if any part of it is changed, and for a decision that it is not signed for', async () => {
    const { id, decisionId } = await answered({ action: 'suspendre', jusquau: '2026-12-01' })
    const other = await answered({})
    const token = tokenOf(decisionId)
    const signature = token.split('.')[1] ?? ''
    for (const forged of [
      'x',
      decisionId,
      `${decisionId}.`,
      `${decisionId}.${'A'.repeat(43)}`,
      `${other.decisionId}.${signature}`,
      `${token}x`,
      `${decisionId.toUpperCase()}.${signature}`,
    ]) {
      const page = await open(forged)
      expect([page.status, page.body], forged).toEqual([
        200,
        expect.stringContaining('Ce lien est incomplet'),
      ])
      expect((await send(forged)).status, forged).toBe(404)
    }
    expect((await statutOf(id)).statut).toBe('traite')
    expect((await statutOf(other.id)).statut).toBe('traite')
  })

  test('[security 36] shows nothing of what she wrote, and refuses an empty text', async () => {
    const { decisionId } = await answered({ action: 'suspendre', jusquau: '2026-12-01' })
    const token = tokenOf(decisionId)
    expect((await send(token, '   ')).status).toBe(422)
    const { body } = await send(token, '<script>alert(1)</script> pourtant')
    expect(body).not.toContain('<script')
    expect((await mesures()).mesures[0]?.recours?.motif).toBe('<script>alert(1)</script> pourtant')
  })

  test('[R6-1] works for a member who cannot log in', async () => {
    const { decisionId } = await answered({ action: 'exclure' })
    await kit.db
      .updateTable('decisions_moderation')
      .set({ effet_le: kit.clock.now() })
      .where('id', '=', decisionId)
      .execute()
    await kit.db
      .updateTable('comptes')
      .set({ suspendue_jusquau: new Date('2999-01-01T00:00:00Z') })
      .where('id', '=', auteure.id ?? '')
      .execute()
    expect((await appeal(decisionId)).status).toBe(401)
    expect((await send(tokenOf(decisionId))).body).toContain('Ton recours est reçu')
  })
})

test('[M11] an appeal leaves a restriction in force until it is answered', async () => {
  const { decisionId } = await answered({
    action: 'restreindre',
    portee: 'publication',
    jusquau: '2026-12-01',
  })
  await createRestriction(kit.db, kit.clock.now(), {
    compteId: auteure.id ?? '',
    portee: 'publication',
    jusquau: new Date('2026-12-01T23:00:00Z'),
  })
  await appeal(decisionId)
  const [restriction] = await kit.db.selectFrom('restrictions').select('levee_le').execute()
  expect(restriction?.levee_le).toBeNull()
})
