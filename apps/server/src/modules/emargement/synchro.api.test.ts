import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { emargementEndpoints } from '@entrelles/contract/modules/emargement/emargement.endpoints.ts'
import { DEPASSEE, type SynchroForm } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import type { ParticipationId } from '@entrelles/contract/modules/participations/participations.schema.ts'
import { describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import type { EvenementFields } from '#modules/evenements/evenements.factory.ts'
import { cle, compteursOf, createSeance, ENTAMEE, feuilleOf } from './test-seance.ts'

const kit = useTestApp()
const { createSynchro, updatePresence } = emargementEndpoints

type Operation = SynchroForm['operations'][number]
type Presence = Extract<Operation, { type: 'presence' }>['presence']

const dire = (participationId: ParticipationId, presence: Presence, faitLe: string): Operation => ({
  type: 'presence',
  cle: cle(),
  participationId,
  presence,
  faitLe,
})
const scanner = (jetonQr: string, faitLe: string): Operation => ({
  type: 'pointage',
  cle: cle(),
  jetonQr,
  faitLe,
})

const send = (client: Client, id: EvenementId, operations: Operation[]) =>
  client.call(createSynchro, { params: { id }, body: { operations } })

/** The phone is online again at 18:31 in Paris. */
const LATER = '2026-11-19T17:31:00.000Z'
const at = (minutes: string) => `2026-11-19T17:${minutes}:00.000Z`

const createSoiree = async (fields: EvenementFields = {}) => {
  const seance = await createSeance(kit, fields)
  const [nadia, brigitte, awa] = [
    await seance.inscrire('Nadia', 'Benali'),
    await seance.inscrire('Brigitte', 'Carrère'),
    await seance.inscrire('Awa', 'Diallo'),
  ]
  kit.clock.set(LATER)
  const organisatrice = await kit.as('administratrice')
  return { ...seance, organisatrice, nadia, brigitte, awa }
}

describe('[M13] offline operations', () => {
  test('operations are applied in order, with the times of the phone', async () => {
    const { id, organisatrice, nadia, brigitte } = await createSoiree()
    const venue: Operation = {
      type: 'sans_inscription',
      cle: cle(),
      prenom: 'Zoé',
      nom: 'Zola',
      faitLe: at('24'),
    }
    const operations = [
      scanner(nadia.jetonQr, at('21')),
      dire(brigitte.participationId, 'presente', at('22')),
      dire(brigitte.participationId, 'excusee', at('23')),
      venue,
    ]
    const { status, body } = await send(organisatrice, id, operations)
    expect(status).toBe(200)
    expect(body.resultats).toEqual(
      operations.map((one) => ({ cle: one.cle, resultat: 'faite', message: null })),
    )
    expect(
      body.feuille.lignes.map(({ prenom, presence, pointeeMode, pointeeLe }) => [
        prenom,
        presence,
        pointeeMode,
        pointeeLe === null ? null : new Date(pointeeLe).toISOString(),
      ]),
    ).toEqual([
      ['Nadia', 'presente', 'qr', at('21')],
      ['Brigitte', 'excusee', null, null],
      ['Awa', 'inconnue', null, null],
      ['Zoé', 'presente', 'manuel', at('24')],
    ])
    expect((await compteursOf(kit, id)).emargee_le).toBe(at('21'))
  })

  test('operations sent twice change nothing the second time', async () => {
    const { id, organisatrice, nadia, brigitte } = await createSoiree()
    const venue: Operation = {
      type: 'sans_inscription',
      cle: cle(),
      prenom: 'Zoé',
      nom: 'Zola',
      faitLe: at('24'),
    }
    const operations = [
      scanner(nadia.jetonQr, at('21')),
      dire(brigitte.participationId, 'absente', at('22')),
      venue,
    ]
    const first = await send(organisatrice, id, operations)
    kit.clock.advance(60_000)
    const second = await send(organisatrice, id, operations)
    expect(second.body).toEqual(first.body)
  })

  test('an operation older than the recorded presence is outdated, and the others are applied', async () => {
    const { id, organisatrice, nadia, brigitte } = await createSoiree()
    const params = { id, participationId: nadia.participationId }
    await organisatrice.call(updatePresence, { params, body: { presence: 'absente', faitLe: at('25') } })
    const { body } = await send(organisatrice, id, [
      scanner(nadia.jetonQr, at('21')),
      dire(brigitte.participationId, 'presente', at('26')),
    ])
    expect(body.resultats.map(({ resultat, message }) => [resultat, message])).toEqual([
      ['depassee', DEPASSEE],
      ['faite', null],
    ])
    expect(body.feuille.lignes.map(({ presence }) => presence)).toEqual(['absente', 'presente', 'inconnue'])
  })

  test('each invalid operation is refused with its message, and the valid one is applied', async () => {
    const { id, organisatrice, nadia, brigitte, inscrire } = await createSoiree()
    const partie = await inscrire('Léa', 'Fontaine', { statut: 'annulee' })
    const attend = await inscrire('Inès', 'Morel', { statut: 'en_attente' })
    const { status, body } = await send(organisatrice, id, [
      scanner('une image de chat', at('20')),
      dire(partie.participationId, 'presente', at('21')),
      dire(cle() as ParticipationId, 'presente', at('22')),
      scanner(attend.jetonQr, at('23')),
      { type: 'sans_inscription', cle: cle(), adherenteId: cle() as never, faitLe: at('24') },
      scanner(nadia.jetonQr, at('25')),
    ])
    expect(status).toBe(200)
    expect(body.resultats.map(({ resultat, message }) => [resultat, message])).toEqual([
      ['refusee', 'Ce QR code n’est pas celui d’une inscription à cet événement.'],
      ['refusee', 'Cette inscription a été annulée.'],
      ['refusee', 'Cette inscription a été annulée.'],
      ['refusee', 'Cette membre est en liste d’attente.'],
      ['refusee', 'Choisis une membre dans la liste.'],
      ['faite', null],
    ])
    expect(body.feuille.nbPresentes).toBe(1)
    expect(body.feuille.lignes.find((one) => one.id === brigitte.participationId)?.presence).toBe('inconnue')
  })

  test('operations are refused one by one when the event has been cancelled', async () => {
    const { id, organisatrice, nadia } = await createSoiree()
    await kit.db.updateTable('evenements').set({ annule_le: kit.clock.now() }).where('id', '=', id).execute()
    const { status, body } = await send(organisatrice, id, [scanner(nadia.jetonQr, at('25'))])
    expect(status).toBe(200)
    expect(body.resultats).toMatchObject([
      { resultat: 'refusee', message: expect.stringContaining('annulé') },
    ])
    expect(body.feuille.nbPresentes).toBe(0)
  })

  test('[F25] with a clock ahead of time, no presence is dated after now, and the last operation wins', async () => {
    const { id, organisatrice, nadia } = await createSoiree()
    const { body } = await send(organisatrice, id, [
      dire(nadia.participationId, 'presente', at('40')),
      dire(nadia.participationId, 'absente', at('41')),
      dire(nadia.participationId, 'presente', at('42')),
    ])
    expect(body.resultats.map(({ resultat }) => resultat)).toEqual(['faite', 'faite', 'faite'])
    const [ligne] = body.feuille.lignes
    expect(ligne?.presence).toBe('presente')
    expect(new Date(ligne?.pointeeLe ?? 0).toISOString()).toBe(LATER)
    // A presence recorded from now on is newer.
    kit.clock.advance(1000)
    const params = { id, participationId: nadia.participationId }
    expect(
      (await organisatrice.call(updatePresence, { params, body: { presence: 'absente' } })).body.presence,
    ).toBe('absente')
  })

  test('[F25] with a clock one hour ahead, operations sent twice do not overwrite a newer presence', async () => {
    const { id, organisatrice, nadia } = await createSoiree()
    // Done at 18:25 and sent at 18:31 in Paris, by a phone whose clock is one hour ahead.
    const operations = [dire(nadia.participationId, 'presente', '2026-11-19T18:25:00.000Z')]
    const sendAhead = (envoyeLe: string) =>
      organisatrice.call(createSynchro, { params: { id }, body: { operations, envoyeLe } })
    const first = await sendAhead('2026-11-19T18:31:00.000Z')
    expect(new Date(first.body.feuille.lignes[0]?.pointeeLe ?? 0).toISOString()).toBe(at('25'))
    kit.clock.advance(60_000)
    const params = { id, participationId: nadia.participationId }
    await organisatrice.call(updatePresence, { params, body: { presence: 'absente' } })
    kit.clock.advance(60_000)
    const again = await sendAhead('2026-11-19T18:33:00.000Z')
    expect(again.body.resultats).toMatchObject([{ resultat: 'depassee' }])
    expect(again.body.feuille.lignes[0]?.presence).toBe('absente')
  })

  test('simultaneous operations in opposite orders do not deadlock', async () => {
    const { id, organisatrice, inscrire } = await createSoiree(ENTAMEE)
    const all = []
    for (let n = 0; n < 10; n += 1) all.push(await inscrire(`Membre ${n}`, null))
    kit.clock.set(LATER)
    const forward = all.map(({ jetonQr }) => scanner(jetonQr, at('21')))
    const backward = all.toReversed().map(({ jetonQr }) => scanner(jetonQr, at('22')))
    const calls = [forward, backward, forward, backward].map((batch) => () => send(organisatrice, id, batch))
    const answers = await Promise.all(calls.map((call) => call()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await feuilleOf(organisatrice, id)).nbPresentes).toBe(10)
  })

  test('an empty list and an unknown operation are refused', async () => {
    const { id, organisatrice } = await createSoiree()
    for (const operations of [[], [{ type: 'effacer', cle: cle(), faitLe: LATER }]]) {
      const answer = await organisatrice.inject({
        method: 'POST',
        url: `/api/evenements/${id}/emargement/synchro`,
        payload: { operations },
      })
      expect(answer.status).toBe(422)
    }
  })
})
