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

test('[M13] an immediate operation uses its own endpoint, and the server sets its time', async () => {
  answer(200, awa)
  expect(await envoyer(EVENEMENT, [tick], true)).toMatchObject({
    resultats: [{ cle: uuid(10), resultat: 'faite', message: null }],
    lignes: [{ id: uuid(2) }],
  })
  expect(sent()).toEqual([[`PUT ${address}/${uuid(2)}`, { presence: 'presente' }]])
})

test('[M13] an operation whose line comes back with another presence is superseded', async () => {
  answer(200, { ...awa, presence: 'excusee' })
  const { resultats } = await envoyer(EVENEMENT, [tick], true)
  expect(resultats).toMatchObject([{ resultat: 'depassee', message: DEPASSEE }])
})

test('[M13] a code already read is reported as such', async () => {
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

test('[M13] a walk-in is sent with its key', async () => {
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
])(
  '[M13] delayed operations are sent in order, with the time of this clock: %s',
  async (_case, operations) => {
    vi.setSystemTime('2026-11-19T18:31:00.000Z')
    const resultats = operations.map(({ cle }) => ({ cle, resultat: 'faite', message: null }))
    answer(200, { resultats, feuille: feuilleOf([awa]) })
    expect(await envoyer(EVENEMENT, operations, false)).toMatchObject({ resultats, feuille: {} })
    const envoyeLe = '2026-11-19T18:31:00.000Z'
    expect(sent()).toEqual([[`POST ${address}/synchro`, { operations, envoyeLe }]])
    vi.useRealTimers()
  },
)

test('[M13] a 409 refuses the operation; other failures reject', async () => {
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

test('[M13] a 404 is retried with the whole sheet, which tells a missing line from a missing event', async () => {
  refuse(404)
  const resultats = [{ cle: uuid(10), resultat: 'refusee', message: 'Cette inscription a été annulée.' }]
  answer(200, { resultats, feuille: feuilleOf([]) })
  expect(await envoyer(EVENEMENT, [tick], true)).toMatchObject({ resultats })

  refuse(404)
  refuse(404)
  await expect(envoyer(EVENEMENT, [tick], true)).rejects.toMatchObject({ status: 404 })
})
