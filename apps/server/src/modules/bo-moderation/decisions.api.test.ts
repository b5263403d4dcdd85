import { coupsDePouceEndpoints } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.endpoints.ts'
import { reponsesEndpoints } from '@entrelles/contract/modules/coups-de-pouce/reponses.endpoints.ts'
import type { CoupDePouceId } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { recoursEndpoints } from '@entrelles/contract/modules/moderation/recours.endpoints.ts'
import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#kit/test-app.ts'
import { createProfil } from '#modules/adherentes/adherentes.factory.ts'
import { createDemande } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { MOTIF, useDossiers } from './test-dossiers.ts'

const { kit, acts, administratrice, membre, signale, openOf, read, take, decide, end, mails, emailOf } =
  useDossiers()
let admin: Client
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  acts.splice(0)
  admin = await administratrice()
  await mails()
})

const taken = async (fields: Parameters<typeof signale>[0] = {}) => {
  const dossier = await signale(fields)
  await take(admin, dossier.id)
  await mails()
  return dossier
}
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string } | undefined)?.code
const linesOf = async (client: Client) =>
  (await client.call(notificationsEndpoints.listNotifications, { query: {} })).body.notifications
const mesuresOf = async (client: Client) =>
  (await client.call(recoursEndpoints.listMesMesures, { query: {} })).body.mesures

describe('a measure', () => {
  test('[M11] tells the member what and why, by a mail and a line, and never who reported her', async () => {
    const { id, auteure, signaleuses } = await taken({ commentaires: ['Elle m’écrit la nuit'] })
    expect((await decide(admin, id, { action: 'masquer' })).status).toBe(204)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: await emailOf(auteure), subject: 'Ton contenu est masqué' })
    expect(mail?.text).toContain('Nous avons masqué ta publication')
    expect(mail?.text).toContain(MOTIF)
    expect(mail?.text).toContain('/mon-compte#mes-mesures')
    const lines = await linesOf(auteure)
    expect(lines).toMatchObject([
      {
        titre: 'L’équipe de modération a masqué ta publication.',
        cible: { type: 'signalement', id: 'mesures', url: '/mon-compte#mes-mesures' },
        acteures: [],
      },
    ])
    const mesures = await mesuresOf(auteure)
    expect(mesures).toMatchObject([
      {
        action: 'masquer',
        cible: { type: 'publication', titre: 'Corinne Aubert' },
        motif: MOTIF,
        date: '2026-11-14T09:00:00.000Z',
        portee: null,
        jusquau: null,
        levee: false,
        recoursPossible: true,
        recours: null,
      },
    ])
    const everything = JSON.stringify([mail, lines, mesures])
    for (const secret of [signaleuses[0]?.id ?? '', 'Zéphyrine', 'la nuit', admin.id ?? '', 'Hélène'])
      expect(everything).not.toContain(secret)
  })

  test('[M11] several may be decided before the answer; the journal has each with its reason', async () => {
    const { id, auteure, publication } = await taken()
    await decide(admin, id, { action: 'masquer' })
    await decide(admin, id, { action: 'avertir' })
    await decide(admin, id, { action: 'restreindre', portee: 'publication', jusquau: '2026-11-30' })
    expect(publication.isMasquee).toBe(true)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Ton contenu est masqué',
      'Un avertissement de l’équipe de modération',
      'Ton compte est limité',
    ])
    expect((await read(admin, id)).body).toMatchObject({
      decisions: [
        { action: 'masquer' },
        { action: 'avertir' },
        { action: 'restreindre', portee: 'publication' },
      ],
      suivi: [
        { etape: 'signale' },
        { etape: 'pris' },
        { etape: 'mesure', action: 'masquer' },
        { etape: 'mesure', action: 'avertir' },
        { etape: 'mesure', action: 'restreindre' },
      ],
    })
    const entrees = await kit.db
      .selectFrom('journal')
      .where('cible_id', '=', id)
      .where('action', '=', 'moderation.decider')
      .orderBy('journal.id')
      .select('apres')
      .execute()
    expect(entrees.map(({ apres }) => apres)).toEqual([
      { action: 'masquer', motif: MOTIF, portee: null, jusquau: null },
      { action: 'avertir', motif: MOTIF, portee: null, jusquau: null },
      { action: 'restreindre', motif: MOTIF, portee: 'publication', jusquau: '2026-11-30' },
    ])
    expect((await mesuresOf(auteure)).map(({ action }) => action).sort()).toEqual([
      'avertir',
      'masquer',
      'restreindre',
    ])
  })

  test('[M11] hides once, shows again once, and tells both', async () => {
    const { id, publication } = await taken()
    expect(codeOf(await decide(admin, id, { action: 'restaurer' }))).toBe('pas_masque')
    await decide(admin, id, { action: 'masquer' })
    expect(codeOf(await decide(admin, id, { action: 'masquer' }))).toBe('deja_masque')
    await decide(admin, id, { action: 'restaurer' })
    expect(publication.isMasquee).toBe(false)
    // The first mail had not left: what it tells is no longer true.
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Ton contenu est de nouveau visible'])
    expect((await read(admin, id)).body.decisions).toMatchObject([
      { action: 'masquer', dateLevee: '2026-11-14T09:00:00.000Z' },
      { action: 'restaurer', dateLevee: null },
    ])
  })

  test('[M11] does not hide a member, and hides a help request', async () => {
    const { id: profil } = await createProfil(kit.db, kit.clock.now())
    const auteure = await membre('Ombeline')
    const demandeId = await createDemande(kit.db, kit.clock.now(), auteure.id ?? '', { titre: 'Tour à bois' })
    const reporter = await membre('Zéphyrine')
    for (const body of [
      { cibleType: 'adherente', cibleId: profil, motif: 'sexisme' },
      { cibleType: 'coup_de_pouce', cibleId: demandeId, motif: 'publicite' },
    ] as const)
      await reporter.call(moderationEndpoints.createSignalement, { body })
    const person = await openOf(profil)
    await take(admin, person)
    expect((await read(admin, person)).body.droits.actions).not.toContain('masquer')
    for (const action of ['masquer', 'restaurer'] as const)
      expect(codeOf(await decide(admin, person, { action }))).toBe('non_masquable')
    const demande = await openOf(demandeId)
    await take(admin, demande)
    const seen = async () =>
      (
        await reporter.call(coupsDePouceEndpoints.getCoupDePouce, {
          params: { id: demandeId as CoupDePouceId },
        })
      ).status
    expect(await seen()).toBe(200)
    await decide(admin, demande, { action: 'masquer' })
    expect(await seen()).toBe(404)
    await decide(admin, demande, { action: 'restaurer' })
    expect(await seen()).toBe(200)
  })

  test('[M11] restricts a member until the end of a day in Paris; her next act is refused', async () => {
    const { id, auteure } = await taken()
    await decide(admin, id, { action: 'restreindre', portee: 'publication', jusquau: '2026-11-30' })
    const restriction = await kit.db
      .selectFrom('restrictions')
      .where('compte_id', '=', auteure.id ?? '')
      .select(['portee', 'jusquau', 'motif', 'posee_par'])
      .executeTakeFirstOrThrow()
    expect(restriction).toMatchObject({ portee: 'publication', motif: MOTIF, posee_par: admin.id })
    expect(new Date(restriction.jusquau).toISOString()).toBe('2026-11-30T23:00:00.000Z')
    const [mail] = await mails()
    expect(mail?.text).toContain('Jusqu’au 30\u00a0novembre 2026 inclus, tu ne peux plus publier')
    const demande = (await createDemande(kit.db, kit.clock.now(), admin.id ?? '')) as CoupDePouceId
    const answer = await auteure.call(reponsesEndpoints.createReponse, {
      params: { id: demande },
      body: { contenu: 'Je peux t’aider mardi.' },
    })
    expect(answer).toMatchObject({ status: 403, body: { code: 'restreinte' } })
  })

  test('[R6-1] suspends with the password typed again, ends her sessions, and mails a link to appeal', async () => {
    const { id, auteure } = await taken()
    const fields = { action: 'suspendre', jusquau: '2026-12-14' } as const
    expect(await decide(admin, id, fields)).toMatchObject({
      status: 403,
      body: { code: 'confirmation_requise' },
    })
    await kit.confirm(admin)
    expect((await decide(admin, id, fields)).status).toBe(204)
    expect((await auteure.inject({ url: '/api/users/me' })).status).toBe(401)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: await emailOf(auteure),
      subject: 'Ton compte est suspendu après un signalement',
    })
    expect(mail?.text).toContain('Jusqu’au 14\u00a0décembre 2026 inclus')
    expect(mail?.text).toMatch(/\/api\/recours\?token=[0-9a-f-]{36}\.[\w-]{43}/)
    expect(codeOf(await decide(admin, id, fields))).toBe('deja_suspendue')
  })

  test('[M11] does not suspend the last administrator', async () => {
    const auteure = await administratrice()
    const { id } = await taken({ auteure })
    await kit.confirm(admin)
    await kit.db
      .updateTable('comptes')
      .set({ suppression_demandee_le: kit.clock.now() })
      .where('administratrice', '=', true)
      .where('id', '<>', auteure.id ?? '')
      .execute()
    const refused = await decide(admin, id, { action: 'suspendre', jusquau: '2026-12-14' })
    expect(codeOf(refused)).toBe('derniere_administratrice')
  })

  test('[M11] about a member who has erased her account is refused; hiding is not', async () => {
    const { id, auteure, publication } = await taken()
    await kit.db
      .deleteFrom('comptes')
      .where('id', '=', auteure.id ?? '')
      .execute()
    expect((await read(admin, id)).body).toMatchObject({
      auteure: null,
      droits: { actions: ['masquer'] },
    })
    for (const fields of [
      { action: 'avertir' },
      { action: 'restreindre', portee: 'message', jusquau: '2026-12-01' },
      { action: 'suspendre', jusquau: '2026-12-01' },
      { action: 'exclure' },
    ] as const)
      expect(codeOf(await decide(admin, id, fields)), fields.action).toBe('sans_auteure')
    expect((await decide(admin, id, { action: 'masquer' })).status).toBe(204)
    expect(publication.isMasquee).toBe(true)
    expect(await mails()).toEqual([])
  })

  test.each([
    ['an end that is past', 'jusquau', { action: 'restreindre', portee: 'message', jusquau: '2026-11-13' }],
    ['a restriction without an end', 'jusquau', { action: 'restreindre', portee: 'message' }],
    ['a restriction of nothing', 'portee', { action: 'restreindre', jusquau: '2026-12-01' }],
    ['a suspension without an end', 'jusquau', { action: 'suspendre' }],
    ['a warning with an end', 'jusquau', { action: 'avertir', jusquau: '2026-12-01' }],
    ['a warning that restricts', 'portee', { action: 'avertir', portee: 'message' }],
    ['a reason that says nothing', 'motif', { action: 'avertir', motif: '   ' }],
  ] as const)('refuses %s', async (_name, champ, fields) => {
    const { id } = await taken()
    expect(await decide(admin, id, fields)).toMatchObject({ status: 422, body: { violations: [{ champ }] } })
    expect((await read(admin, id)).body.decisions).toEqual([])
  })
})

describe('an answer without a measure', () => {
  test('[M11] undoes the measures, and notifies the member once', async () => {
    const { id, auteure, publication } = await taken()
    await kit.confirm(admin)
    await decide(admin, id, { action: 'masquer' })
    await decide(admin, id, { action: 'restreindre', portee: 'message', jusquau: '2026-12-01' })
    await decide(admin, id, { action: 'suspendre', jusquau: '2026-12-01' })
    await mails()
    await end(admin, id)
    expect(publication.isMasquee).toBe(false)
    const to = await emailOf(auteure)
    expect((await mails()).filter((mail) => mail.to === to).map(({ subject }) => subject)).toEqual([
      'Ton compte est rouvert',
      'Notre décision à ton sujet est levée',
    ])
    const mesures = await mesuresOf(await kit.signIn(auteure.id ?? ''))
    expect(mesures.map(({ levee, recoursPossible }) => [levee, recoursPossible])).toEqual(
      Array(3).fill([true, false]),
    )
    const restrictions = await kit.db
      .selectFrom('restrictions')
      .where('compte_id', '=', auteure.id ?? '')
      .select('levee_le')
      .execute()
    expect(restrictions.every(({ levee_le: leveeLe }) => leveeLe !== null)).toBe(true)
  })
})
