import { boModerationEndpoints as endpoints } from '@entrelles/contract/modules/bo-moderation/bo-moderation.endpoints.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { DecisionId } from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import { recoursEndpoints } from '@entrelles/contract/modules/moderation/recours.endpoints.ts'
import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#kit/test-app.ts'
import { MOT_DE_PASSE } from '#modules/session/session.factory.ts'
import { MOTIF, useDossiers } from './test-dossiers.ts'

const { kit, administratrice, signale, read, take, decide, end, mails, emailOf } = useDossiers()
let first: Client
let second: Client
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await kit.db.deleteFrom('comptes').execute()
  first = await kit.confirm(await administratrice())
  second = await kit.confirm(await administratrice())
  await mails()
})

/** A report whose author the first administrator proposes to exclude. */
const proposed = async (fields: Parameters<typeof signale>[0] = {}) => {
  const dossier = await signale(fields)
  await take(first, dossier.id)
  await mails()
  expect((await decide(first, dossier.id, { action: 'exclure' })).status).toBe(204)
  const { body } = await read(first, dossier.id)
  return { ...dossier, decisionId: body.decisions[0]?.id as DecisionId }
}
const confirm = (client: Client, id: DossierId, decisionId: DecisionId) =>
  client.call(endpoints.createConfirmationExclusion, { params: { id, decisionId } })
const withdraw = (client: Client, id: DossierId, decisionId: DecisionId) =>
  client.call(endpoints.deleteExclusion, { params: { id, decisionId } })
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string } | undefined)?.code
const actionsOf = async (id: DossierId) =>
  (
    await kit.db
      .selectFrom('journal')
      .where('cible_id', '=', id)
      .orderBy('journal.id')
      .select('action')
      .execute()
  ).map(({ action }) => action)

describe('an exclusion', () => {
  test('[M11] sends the other administrators to its report, by mail and by a notification that opening it reads', async () => {
    const { id } = await proposed()
    const url = `/administratrice/signalement?dossier=${id}`
    const [mail] = await mails()
    expect(mail?.text).toContain(`${kit.services.env.PUBLIC_URL}${url}`)
    const unread = async () => {
      const { body } = await second.call(notificationsEndpoints.listNotifications, { query: {} })
      return body.notifications.filter(({ lue }) => !lue).map(({ type, cible }) => [type, cible])
    }
    const cible = { type: 'signalement' as const, id, url }
    expect(await unread()).toContainEqual(['exclusion_a_confirmer', cible])
    await second.call(notificationsEndpoints.updateCibleLue, { body: { type: cible.type, id } })
    expect(await unread()).toEqual([])
  })

  test('[M11] [C2] is proposed by one and confirmed by another; then it is a suspension without end', async () => {
    const { id, auteure, decisionId } = await proposed()
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [await emailOf(second), 'Une exclusion à confirmer'],
    ])
    expect((await auteure.inject({ url: '/api/users/me' })).status).toBe(200)
    expect((await auteure.call(recoursEndpoints.listMesMesures, { query: {} })).body.mesures).toEqual([])
    expect((await read(first, id)).body).toMatchObject({
      decisions: [{ action: 'exclure', enAttente: true, par: { id: first.id }, confirmeePar: null }],
      droits: { confirmerExclusion: false, retirerExclusion: true, clore: false },
    })
    expect((await read(second, id)).body.droits).toMatchObject({ confirmerExclusion: true })
    expect((await confirm(second, id, decisionId)).status).toBe(204)
    expect((await auteure.inject({ url: '/api/users/me' })).status).toBe(401)
    const email = await emailOf(auteure)
    const login = await kit.visitor.call(sessionEndpoints.createSession, {
      body: { username: email, password: MOT_DE_PASSE },
    })
    expect(login).toMatchObject({ status: 403, body: { code: 'compte_suspendu' } })
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: email, subject: 'Tu ne fais plus partie du réseau' })
    expect(mail?.text).toContain(MOTIF)
    expect((await read(first, id)).body.decisions).toMatchObject([
      { enAttente: false, confirmeePar: { id: second.id }, jusquau: null },
    ])
    expect((await end(first, id, { suite: 'traite' })).status).toBe(204)
    expect(await actionsOf(id)).toEqual([
      'moderation.prendre',
      'moderation.proposer_exclusion',
      'moderation.confirmer_exclusion',
      'moderation.clore',
    ])
  })

  test('[M11] is not confirmed by the one who proposes it, nor twice, nor on another report', async () => {
    const { id, decisionId } = await proposed()
    expect(codeOf(await confirm(first, id, decisionId))).toBe('exclusion_a_deux')
    const other = await signale()
    expect((await confirm(second, other.id, decisionId)).status).toBe(404)
    expect((await confirm(second, id, randomUUID() as DecisionId)).status).toBe(404)
    const third = await kit.confirm(await administratrice())
    const answers = await Promise.all([confirm(second, id, decisionId), confirm(third, id, decisionId)])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 409])
    expect(answers.map(codeOf)).toContain('exclusion_tranchee')
    expect(codeOf(await withdraw(second, id, decisionId))).toBe('exclusion_tranchee')
  })

  test('[M11] that waits keeps the report open, and is not proposed twice; either of the two may put it aside', async () => {
    const { id, decisionId, auteure } = await proposed()
    expect(codeOf(await decide(first, id, { action: 'exclure' }))).toBe('exclusion_en_attente')
    expect(codeOf(await end(first, id))).toBe('exclusion_en_attente')
    expect((await withdraw(second, id, decisionId)).status).toBe(204)
    expect((await read(first, id)).body.decisions).toEqual([])
    expect((await withdraw(second, id, decisionId)).status).toBe(404)
    await decide(first, id, { action: 'exclure' })
    const again = (await read(first, id)).body.decisions[0]?.id as DecisionId
    expect((await withdraw(first, id, again)).status).toBe(204)
    expect((await end(first, id)).status).toBe(204)
    const to = await emailOf(auteure)
    expect((await mails()).filter((mail) => mail.to === to)).toEqual([])
  })

  test('[M11] replaces a suspension with an end', async () => {
    const { id, auteure, decisionId } = await proposed()
    await decide(first, id, { action: 'suspendre', jusquau: '2026-11-20' })
    expect((await confirm(second, id, decisionId)).status).toBe(204)
    const suspensions = await kit.db
      .selectFrom('suspensions')
      .where('compte_id', '=', auteure.id ?? '')
      .where('levee_le', 'is', null)
      .select('jusquau')
      .execute()
    expect(suspensions).toEqual([{ jusquau: null }])
  })

  test('[M11] is neither confirmed nor put aside by the one who reported, nor once the report is answered', async () => {
    const { id, decisionId } = await proposed({ signaleuse: second })
    expect(codeOf(await confirm(second, id, decisionId))).toBe('de_sa_part')
    expect(codeOf(await withdraw(second, id, decisionId))).toBe('de_sa_part')
    await withdraw(first, id, decisionId)
    await end(first, id)
    const third = await kit.confirm(await administratrice())
    expect(codeOf(await confirm(third, id, decisionId))).toBe('signalement_clos')
    expect(codeOf(await withdraw(third, id, decisionId))).toBe('signalement_clos')
  })

  test('[M11] of a member who has erased her account meanwhile is not confirmed', async () => {
    const { id, auteure, decisionId } = await proposed()
    await kit.db
      .deleteFrom('comptes')
      .where('id', '=', auteure.id ?? '')
      .execute()
    expect(codeOf(await confirm(second, id, decisionId))).toBe('sans_auteure')
  })

  test('[M11] does not exclude the last administrator', async () => {
    const { id, decisionId } = await proposed({ auteure: await administratrice() })
    await kit.db
      .updateTable('comptes')
      .set({ suppression_demandee_le: kit.clock.now() })
      .where('id', 'in', [first.id ?? '', second.id ?? ''])
      .execute()
    expect(codeOf(await confirm(second, id, decisionId))).toBe('derniere_administratrice')
  })
})
