import { boAdherentesEndpoints as endpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { MOT_DE_PASSE } from '#modules/session/session.factory.ts'
import { liftSuspensionsJob } from './bo-adherentes.jobs.ts'
import { createBranche, createMembre, latestEntry, nbEntries, nbWaiting } from './test-fiches.ts'

const kit = useTestApp()
let administratrice: Client
beforeAll(async () => {
  kit.clock.set('2026-11-15T09:00:00Z')
  administratrice = await kit.as('administratrice')
})
beforeEach(async () => {
  await moveTo('2026-11-15T09:00:00Z')
  await kit.runJobs()
  kit.mail.sent.length = 0
})

/** Tokens last ten minutes, so she logs in again after the clock moves. */
const moveTo = async (instant: string): Promise<void> => {
  kit.clock.set(instant)
  administratrice = await kit.signIn(administratrice.id ?? '')
}

type Body = (typeof endpoints.createSuspension)['body']['_zod']['input']
const suspend = async (id: AdherenteId, body: Body = { motif: 'signalement' }) =>
  (await kit.confirm(administratrice)).call(endpoints.createSuspension, { params: { id }, body })
const lift = (id: AdherenteId) => administratrice.call(endpoints.deleteSuspension, { params: { id } })
const ficheOf = async (id: AdherenteId) =>
  (await administratrice.call(endpoints.getFiche, { params: { id } })).body
const login = (username: string) =>
  kit.visitor.call(sessionEndpoints.createSession, { body: { username, password: MOT_DE_PASSE } })
const isInAnnuaire = async (id: string) =>
  (await kit.db.selectFrom('annuaire').where('compte_id', '=', id).select('compte_id').execute()).length === 1

describe('POST /api/bo/adherentes/{id}/suspension', () => {
  test('[R6-1] ends her sessions, hides her from the directory, mails her, and refuses her login with the reason', async () => {
    const { id, email } = await createMembre(kit, { compte: { prenom: 'Samira', nom: 'Haddad' } })
    const member = await kit.signIn(id)
    expect(await isInAnnuaire(id)).toBe(true)
    const form = {
      motif: 'signalement',
      precision: 'Trois signalements',
      jusquau: '2026-12-14',
      message: 'Nous t’appelons cette semaine.',
    } as const
    expect((await suspend(id, form)).status).toBe(204)
    expect(await latestEntry(kit)).toMatchObject({ action: 'adherentes.suspendre', id, apres: form })
    expect((await member.inject({ url: '/api/users/me' })).status).toBe(401)
    expect(await isInAnnuaire(id)).toBe(false)
    expect(await login(email)).toMatchObject({
      status: 403,
      body: { code: 'compte_suspendu', message: expect.stringContaining('jusqu’au 14\u00a0décembre 2026') },
    })
    await kit.runJobs()
    expect(kit.mail.sent).toMatchObject([{ to: email, subject: 'Ton compte est suspendu' }])
    expect(kit.mail.sent[0]?.text).toContain('jusqu’au 14\u00a0décembre 2026 inclus')
    expect(kit.mail.sent[0]?.text).toContain('Nous t’appelons cette semaine.')
    expect(kit.mail.sent[0]?.text).not.toContain('Trois signalements')
    expect(await ficheOf(id)).toMatchObject({
      suspendue: true,
      suspendueJusquau: '2026-12-14',
      suspension: { motif: 'signalement', precision: 'Trois signalements', jusquau: '2026-12-14' },
      droits: { suspendre: false, leverSuspension: true, renvoyerLien: false },
    })
  })

  test('[R6-4] [P-13] shows her coordinator that she is suspended, but not why', async () => {
    const drome = await createBranche(kit, 'Vallée de la Drôme')
    const { id } = await createMembre(kit, { territoire: drome.nom })
    await suspend(id, { motif: 'signalement', precision: 'Trois signalements', jusquau: '2026-12-14' })
    const { body } = await drome.client.call(endpoints.getFiche, { params: { id } })
    expect(body).toMatchObject({
      suspendue: true,
      suspension: { motif: null, precision: null, jusquau: '2026-12-14' },
    })
  })

  test('[R6-1] ends the day after its last day, and the directory shows her again', async () => {
    const { id, email } = await createMembre(kit)
    await suspend(id, { motif: 'demande', jusquau: '2026-11-20' })
    kit.clock.set('2026-11-20T22:59:00Z')
    expect((await login(email)).status).toBe(403)
    await moveTo('2026-11-20T23:00:00Z')
    expect((await login(email)).status).toBe(200)
    await liftSuspensionsJob.run({}, jobCtxOf(kit.services)(kit.services.log))
    expect(await isInAnnuaire(id)).toBe(true)
    expect(await ficheOf(id)).toMatchObject({ suspendue: false, suspension: null })
  })

  test('[R6-1] without an end date, lasts until it is lifted', async () => {
    const { id, email } = await createMembre(kit)
    const member = await kit.signIn(id)
    const me = async () => (await member.inject({ url: '/api/users/me' })).status
    expect(await me()).toBe(200)
    await suspend(id)
    kit.clock.set('2046-11-20T23:00:00Z')
    expect((await login(email)).body).toMatchObject({
      message: expect.stringMatching(/^Ton compte est suspendu\. /),
    })
    await kit.runJobs()
    expect(kit.mail.sent[0]?.text).toContain('Pour le moment, tu ne peux pas te connecter')
    kit.mail.sent.length = 0
    // Her token would still be valid: her session has ended.
    kit.clock.set('2026-11-15T09:00:00Z')
    expect((await lift(id)).status).toBe(204)
    expect(await latestEntry(kit)).toMatchObject({ action: 'adherentes.lever_suspension', id })
    expect(await me()).toBe(401)
    expect((await login(email)).status).toBe(200)
    expect(await isInAnnuaire(id)).toBe(true)
    await kit.runJobs()
    expect(kit.mail.sent.map(({ subject }) => subject)).toEqual(['Ton compte est rouvert'])
  })

  test.each([
    ['an end that is past', 'jusquau', { motif: 'demande', jusquau: '2026-11-14' }],
    ['another reason without a word', 'precision', { motif: 'autre' }],
    ['an unknown reason', 'motif', { motif: 'humeur' as 'autre' }],
  ] as const)('refuses %s', async (_name, champ, body) => {
    const { id } = await createMembre(kit)
    expect(await suspend(id, body)).toMatchObject({ status: 422, body: { violations: [{ champ }] } })
    expect(await ficheOf(id)).toMatchObject({ suspendue: false })
  })

  test('refuses the caller herself, and a member already suspended', async () => {
    const before = await nbEntries(kit)
    const herself = administratrice.id as AdherenteId
    expect(await suspend(herself)).toMatchObject({ status: 409, body: { code: 'soi_meme' } })
    const { id } = await createMembre(kit)
    expect(await lift(id)).toMatchObject({ status: 409, body: { code: 'pas_suspendue' } })
    expect((await suspend(id)).status).toBe(204)
    expect(await suspend(id)).toMatchObject({ status: 409, body: { code: 'deja_suspendue' } })
    expect(await nbEntries(kit)).toBe(before + 1)
  })

  test('locks accounts in the order of their ids, like a bulk action, to avoid deadlocks', async () => {
    const { id } = await createMembre(kit)
    const { id: later } = await createMembre(kit, { compte: { administratrice: true } })
    let suspended: ReturnType<typeof suspend> | undefined
    await kit.db.transaction().execute(async (trx) => {
      const hold = (held: AdherenteId) =>
        trx.selectFrom('comptes').where('id', '=', held).select('id').forNoKeyUpdate().execute()
      await hold(id)
      suspended = suspend(id)
      await expect.poll(() => nbWaiting(kit)).toBe(1)
      await hold(later)
    })
    expect((await suspended)?.status).toBe(204)
    await kit.db.deleteFrom('comptes').where('id', '=', later).execute()
  })

  test('refuses the only administrator who stays, if the caller is leaving', async () => {
    const { id } = await createMembre(kit, { compte: { administratrice: true } })
    const leave = (suppression_demandee_le: Date | null) =>
      kit.db
        .updateTable('comptes')
        .set({ suppression_demandee_le })
        .where('id', '=', administratrice.id ?? '')
        .execute()
    await leave(kit.clock.now())
    expect(await suspend(id)).toMatchObject({ status: 409, body: { code: 'derniere_administratrice' } })
    await leave(null)
    await kit.db.deleteFrom('comptes').where('id', '=', id).execute()
  })

  test('leaves one administrator when two suspend each other concurrently', async () => {
    const other = await kit.confirm(await kit.as('administratrice'))
    const answers = await Promise.all([
      suspend(other.id as AdherenteId),
      other.call(endpoints.createSuspension, {
        params: { id: administratrice.id as AdherenteId },
        body: { motif: 'usurpation' },
      }),
    ])
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  })
})
