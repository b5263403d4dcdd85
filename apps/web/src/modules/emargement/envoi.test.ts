// @vitest-environment jsdom
import { DEPASSEE } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#kit/errors.ts'
import { envoyer } from './envoi.ts'
import { EVENEMENT, feuilleOf, ligne, presence, uuid } from './test-lignes.ts'

const awa = ligne(2, 'Awa', 'Diallo', { presence: 'presente' })
const network = vi.fn<typeof fetch>()
const answer = (status: number, body: unknown) =>
  network.mockImplementationOnce(async () => new Response(JSON.stringify(body), { status }))
const refuse = (status: number) => answer(status, { code: 'refus', message: 'Non.' })
const sent = () =>
  network.mock.calls.map(([url, init]) => [
    `${init?.method} ${new URL(String(url)).pathname}`,
    JSON.parse(String(init?.body)) as unknown,
  ])

beforeEach(() => vi.stubGlobal('fetch', network))
afterEach(() => {
  network.mockReset()
  vi.unstubAllGlobals()
})

const tick = presence(10, 2, 'presente')
const address = `/api/evenements/${EVENEMENT}/emargement`

test('[M13] what has just been done goes by its own call, at the server’s hour', async () => {
  answer(200, awa)
  expect(await envoyer(EVENEMENT, [tick], true)).toMatchObject({
    resultats: [{ cle: uuid(10), resultat: 'faite', message: null }],
    lignes: [{ id: uuid(2) }],
  })
  expect(sent()).toEqual([[`PUT ${address}/${uuid(2)}`, { presence: 'presente' }]])
})

test('[M13] a line that says something else came too late', async () => {
  answer(200, { ...awa, presence: 'excusee' })
  const { resultats } = await envoyer(EVENEMENT, [tick], true)
  expect(resultats).toMatchObject([{ resultat: 'depassee', message: DEPASSEE }])
})

test('[M13] a code that was read before says so', async () => {
  answer(200, { ligne: awa, dejaPointee: true })
  const faitLe = '2026-11-19T17:21:00.000Z'
  const { resultats } = await envoyer(
    EVENEMENT,
    [{ type: 'pointage', cle: uuid(10), jetonQr: 'un code', faitLe }],
    true,
  )
  expect(resultats).toMatchObject([{ resultat: 'faite', dejaPointee: true }])
  expect(sent()).toEqual([[`POST ${address}/pointage`, { jetonQr: 'un code' }]])
})

test('[M13] who came unregistered is sent with her key', async () => {
  answer(201, awa)
  const faitLe = '2026-11-19T17:21:00.000Z'
  await envoyer(
    EVENEMENT,
    [{ type: 'sans_inscription', cle: uuid(10), prenom: 'Rozenn', nom: 'Le Bihan', email: null, faitLe }],
    true,
  )
  expect(sent()).toEqual([
    [`POST ${address}/walk_in`, { cle: uuid(10), prenom: 'Rozenn', nom: 'Le Bihan', email: null }],
  ])
})

test.each([
  ['one alone', [tick]],
  ['several', [tick, presence(11, 2, 'inconnue')]],
])('[M13] what has waited goes in its order, with what this clock says: %s', async (_case, operations) => {
  vi.setSystemTime('2026-11-19T18:31:00.000Z')
  const resultats = operations.map(({ cle }) => ({ cle, resultat: 'faite', message: null }))
  answer(200, { resultats, feuille: feuilleOf([awa]) })
  expect(await envoyer(EVENEMENT, operations, false)).toMatchObject({ resultats, feuille: {} })
  const envoyeLe = '2026-11-19T18:31:00.000Z'
  expect(sent()).toEqual([[`POST ${address}/synchro`, { operations, envoyeLe }]])
  vi.useRealTimers()
})

test('[M13] a refusal is of the line; an answer that judges nothing is not', async () => {
  refuse(409)
  expect(await envoyer(EVENEMENT, [tick], true)).toEqual({
    resultats: [{ cle: uuid(10), resultat: 'refusee', message: 'Non.' }],
  })
  for (const status of [403, 429, 500, 503]) {
    refuse(status)
    await expect(envoyer(EVENEMENT, [tick], true), String(status)).rejects.toMatchObject({ status })
  }
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(envoyer(EVENEMENT, [tick], true)).rejects.toBeInstanceOf(CallError)
})

test('[M13] a line that is not found is asked about with the sheet, which tells it from the event', async () => {
  refuse(404)
  const resultats = [{ cle: uuid(10), resultat: 'refusee', message: 'Cette inscription a été annulée.' }]
  answer(200, { resultats, feuille: feuilleOf([]) })
  expect(await envoyer(EVENEMENT, [tick], true)).toMatchObject({ resultats })

  refuse(404)
  refuse(404)
  await expect(envoyer(EVENEMENT, [tick], true)).rejects.toMatchObject({ status: 404 })
})
