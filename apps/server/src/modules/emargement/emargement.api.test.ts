import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { emargementEndpoints } from '@entrelles/contract/modules/emargement/emargement.endpoints.ts'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createCoordination, createPersona } from '#modules/session/session.factory.ts'
import {
  cle,
  compteursOf,
  createSeance,
  DEBUT,
  ENTAMEE,
  feuilleOf,
  jetonQrOf,
  meetAt,
} from './test-seance.ts'

const kit = useTestApp()
const { getEmargement, updatePresence, createPointage, createSansInscription } = emargementEndpoints

describe('[R2.1-10] attendance sheet of an event', () => {
  test('the sheet lists registered participants by name, with their accessibility needs but no other need', async () => {
    const { id, organisatrice, inscrire } = await createSeance(kit)
    const maelle = await inscrire('Maëlle', 'Le Goff', {
      besoins: JSON.stringify({ covoiturage: true, accessibilite: 'Fauteuil roulant' }),
    })
    await inscrire('Inès', 'Éluard')
    await inscrire('Soizic', 'Guéguen', { statut: 'en_attente' })
    await inscrire('Awa', 'Diallo', { statut: 'annulee' })
    await inscrire('Léa', 'Fontaine', { statut: 'proposee' })
    const { status, body } = await organisatrice.call(getEmargement, { params: { id } })
    expect(status).toBe(200)
    expect(body.evenement).toMatchObject({
      titre: 'Fixer ses prix sans s’excuser',
      ville: 'Quimper',
      isAnnule: false,
    })
    expect(body.lignes.map(({ prenom, nom }) => `${prenom} ${nom}`)).toEqual([
      'Inès Éluard',
      'Maëlle Le Goff',
    ])
    expect(body.lignes[1]).toMatchObject({
      id: maelle.participationId,
      adherenteId: maelle.compteId,
      ville: 'Quimper',
      accessibilite: 'Fauteuil roulant',
      presence: 'inconnue',
      pointeeLe: null,
      sansInscription: false,
      empreinteQr: createHash('sha256').update(maelle.jetonQr).digest('hex'),
    })
    expect(JSON.stringify(body)).not.toContain('covoiturage')
    expect([body.nbInscrites, body.nbPresentes]).toEqual([2, 0])
  })

  test('[R6-4] a coordinator opens the sheets of her branches and of her own events; any other answers 404', async () => {
    const compte = await createPersona(kit.db, kit.clock.now(), 'coordinatrice')
    const { id: autre } = await createCoordination(kit.db, kit.clock.now(), compte.id, `Autre ${compte.id}`)
    const siens = await createSeance(kit, { territoireIds: [autre] })
    const faits = await createSeance(kit, { auteure_id: compte.id })
    const ailleurs = await createSeance(kit)
    const { participationId, jetonQr } = await ailleurs.inscrire('Maëlle', 'Le Goff')
    const coordinatrice = await kit.signIn(compte.id)
    for (const { id } of [siens, faits])
      expect((await coordinatrice.call(getEmargement, { params: { id } })).status).toBe(200)
    const { id } = ailleurs
    const {
      updatePresence: put,
      createPointage: scan,
      createSansInscription,
      createSynchro,
      getFeuilleEmargement,
    } = emargementEndpoints
    const operation = { type: 'pointage', cle: crypto.randomUUID(), jetonQr, faitLe: DEBUT } as const
    const answers = [
      await coordinatrice.call(getEmargement, { params: { id } }),
      await coordinatrice.call(put, { params: { id, participationId }, body: { presence: 'presente' } }),
      await coordinatrice.call(scan, { params: { id }, body: { jetonQr } }),
      await coordinatrice.call(createSansInscription, {
        params: { id },
        body: { prenom: 'Awa', nom: 'Diallo', cle: crypto.randomUUID() },
      }),
      await coordinatrice.call(createSynchro, { params: { id }, body: { operations: [operation] } }),
      await coordinatrice.call(getFeuilleEmargement, { params: { id } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await feuilleOf(ailleurs.organisatrice, id)).nbPresentes).toBe(0)
  })

  test('a draft and an unknown event have no sheet, even for an administrator', async () => {
    const administratrice = await kit.as('administratrice')
    const id = await createEvenement(kit.db, kit.clock.now(), { brouillon: true })
    expect((await administratrice.call(getEmargement, { params: { id } })).status).toBe(404)
    const inconnu = '019a0000-0000-7000-8000-00000000dead' as EvenementId
    expect((await administratrice.call(getEmargement, { params: { id: inconnu } })).status).toBe(404)
  })

  test('a participant who deletes her account stays on the sheet without a name', async () => {
    const { id, organisatrice, inscrire } = await createSeance(kit)
    const { compteId, participationId } = await inscrire('Maëlle', 'Le Goff')
    await organisatrice.call(updatePresence, {
      params: { id, participationId },
      body: { presence: 'presente' },
    })
    await kit.db.deleteFrom('comptes').where('id', '=', compteId).execute()
    expect((await feuilleOf(organisatrice, id)).lignes).toMatchObject([
      { id: participationId, adherenteId: null, prenom: 'Ancienne membre', nom: null, presence: 'presente' },
    ])
  })
})

describe('presence', () => {
  test('a presence is set, changed and cleared; the first one marks the event as checked', async () => {
    const { id, organisatrice, inscrire } = await createSeance(kit)
    const { participationId } = await inscrire('Maëlle', 'Le Goff')
    const put = async (presence: 'presente' | 'absente' | 'inconnue') => {
      kit.clock.advance(1000)
      return organisatrice.call(updatePresence, { params: { id, participationId }, body: { presence } })
    }
    expect((await compteursOf(kit, id)).emargee_le).toBeNull()
    expect(await put('presente')).toMatchObject({
      status: 200,
      body: { presence: 'presente', pointeeMode: 'manuel' },
    })
    expect((await feuilleOf(organisatrice, id)).nbPresentes).toBe(1)
    expect((await compteursOf(kit, id)).emargee_le).toBe('2026-11-19T17:02:01.000Z')
    expect((await put('absente')).body).toMatchObject({
      presence: 'absente',
      pointeeLe: null,
      pointeeMode: null,
    })
    expect((await put('inconnue')).body).toMatchObject({ presence: 'inconnue', pointeeLe: null })
    const line = await kit.db
      .selectFrom('participations')
      .where('id', '=', participationId)
      .select(['pointee_par_id', 'statut'])
      .executeTakeFirstOrThrow()
    expect(line).toEqual({ pointee_par_id: organisatrice.id, statut: 'inscrite' })
  })

  test('the same presence sent again keeps the time of the first one', async () => {
    const { id, organisatrice, inscrire } = await createSeance(kit)
    const { participationId } = await inscrire('Maëlle', 'Le Goff')
    const call = { params: { id, participationId }, body: { presence: 'presente' } } as const
    const first = await organisatrice.call(updatePresence, call)
    kit.clock.advance(180_000)
    expect((await organisatrice.call(updatePresence, call)).body).toEqual(first.body)
  })

  test('a late presence from an offline phone does not overwrite a newer one', async () => {
    const { id, organisatrice, inscrire } = await createSeance(kit)
    const { participationId } = await inscrire('Maëlle', 'Le Goff')
    const params = { id, participationId }
    await organisatrice.call(updatePresence, { params, body: { presence: 'presente' } })
    const late = { presence: 'absente', faitLe: '2026-11-19T16:58:00.000Z' } as const
    expect((await organisatrice.call(updatePresence, { params, body: late })).body.presence).toBe('presente')
  })

  test.each([
    ['who waits', 'en_attente', 'qr_en_attente'],
    ['who is offered a seat', 'proposee', 'qr_en_attente'],
    ['who has left', 'annulee', 'qr_annule'],
  ] as const)('a presence is refused for somebody %s', async (_who, statut, code) => {
    const { id, organisatrice, inscrire } = await createSeance(kit)
    const { participationId } = await inscrire('Maëlle', 'Le Goff', { statut })
    const call = { params: { id, participationId }, body: { presence: 'presente' } } as const
    expect(await organisatrice.call(updatePresence, call)).toMatchObject({ status: 409, body: { code } })
    expect((await compteursOf(kit, id)).emargee_le).toBeNull()
  })

  test('a presence is refused for a participation of another event', async () => {
    const { id, organisatrice } = await createSeance(kit)
    const { participationId } = await (await createSeance(kit)).inscrire('Maëlle', 'Le Goff')
    const call = { params: { id, participationId }, body: { presence: 'presente' } } as const
    expect((await organisatrice.call(updatePresence, call)).status).toBe(404)
  })

  test.each([
    ['trop_tot', 'before the day preceding the event', { debut: '2026-11-20T17:30:00.000Z' }],
    ['evenement_annule', 'for a cancelled event', { annule_le: new Date('2026-11-18T09:00:00Z') }],
  ] as const)('%s: presences, scans and walk-ins are refused %s', async (code, _when, fields) => {
    const { id, organisatrice, inscrire } = await createSeance(kit, fields)
    const { participationId, jetonQr } = await inscrire('Maëlle', 'Le Goff')
    const refused = { status: 409, body: { code } }
    const presence = { params: { id, participationId }, body: { presence: 'presente' } } as const
    expect(await organisatrice.call(updatePresence, presence)).toMatchObject(refused)
    expect(await organisatrice.call(createPointage, { params: { id }, body: { jetonQr } })).toMatchObject(
      refused,
    )
    const body = { prenom: 'Awa', nom: 'Diallo', cle: cle() }
    expect(await organisatrice.call(createSansInscription, { params: { id }, body })).toMatchObject(refused)
  })
})

describe('[M13] QR code', () => {
  test('the first scan checks the participant in; a second one succeeds and returns the first time', async () => {
    const { id, organisatrice, inscrire } = await createSeance(kit)
    const { participationId, jetonQr } = await inscrire('Nadia', 'Benali')
    const scan = () => organisatrice.call(createPointage, { params: { id }, body: { jetonQr } })
    const first = await scan()
    expect(first).toMatchObject({
      status: 200,
      body: { dejaPointee: false, ligne: { id: participationId, presence: 'presente', pointeeMode: 'qr' } },
    })
    kit.clock.advance(300_000)
    const second = await scan()
    expect(second).toMatchObject({ status: 200, body: { dejaPointee: true } })
    expect(second.body.ligne).toEqual(first.body.ligne)
    expect(new Date(second.body.ligne.pointeeLe ?? 0).toISOString()).toBe('2026-11-19T17:02:00.000Z')
  })

  test('two phones that scan at once check the participant in once', async () => {
    const { id, organisatrice, inscrire } = await createSeance(kit, ENTAMEE)
    const { jetonQr, participationId } = await inscrire('Nadia', 'Benali')
    const scan = () => organisatrice.call(createPointage, { params: { id }, body: { jetonQr } })
    const answers = await meetAt(kit, 'participations', participationId, [scan, scan])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.filter(({ body }) => !body.dejaPointee)).toHaveLength(1)
  })

  test.each([
    ['that nobody made', 'une image de chat', 'qr_inconnu'],
    ['whose signature is another’s', `019a0000-0000-7000-8000-000000000001.${'a'.repeat(43)}`, 'qr_inconnu'],
  ])('a code %s is refused', async (_what, jetonQr, code) => {
    const { id, organisatrice } = await createSeance(kit)
    expect(await organisatrice.call(createPointage, { params: { id }, body: { jetonQr } })).toMatchObject({
      status: 409,
      body: { code },
    })
  })

  test('codes of another event, a cancelled participation and a waiting one are refused, each with its error code', async () => {
    const { id, organisatrice, inscrire } = await createSeance(kit)
    const ailleurs = await (await createSeance(kit)).inscrire('Awa', 'Diallo')
    const partie = await inscrire('Léa', 'Fontaine', { statut: 'annulee' })
    const attend = await inscrire('Inès', 'Morel', { statut: 'en_attente' })
    const codes = []
    for (const { participationId } of [ailleurs, partie, attend]) {
      const jetonQr = jetonQrOf(kit, participationId)
      const { status, body } = await organisatrice.call<typeof createPointage, { code: string }>(
        createPointage,
        {
          params: { id },
          body: { jetonQr },
        },
      )
      codes.push([status, body.code])
    }
    expect(codes).toEqual([
      [409, 'qr_inconnu'],
      [409, 'qr_annule'],
      [409, 'qr_en_attente'],
    ])
  })

  test('the unregistration token of a mail does not check in', async () => {
    const { id, organisatrice, inscrire } = await createSeance(kit)
    const { participationId } = await inscrire('Nadia', 'Benali')
    const signature = kit.services.derive('evenement.desinscription', participationId)
    const body = { jetonQr: `${participationId}.${signature}` }
    expect((await organisatrice.call(createPointage, { params: { id }, body })).status).toBe(409)
  })
})
