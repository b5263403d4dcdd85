import { boModerationEndpoints as endpoints } from '@entrelles/contract/modules/bo-moderation/bo-moderation.endpoints.ts'
import type { FiltresSignalements } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#kit/test-app.ts'
import { useDossiers } from './test-dossiers.ts'

const HEURE_MS = 3_600_000

const { kit, administratrice, coordinatrice, signale, take, decide, end } = useDossiers()
let admin: Client
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await kit.db.deleteFrom('signalements').execute()
  admin = await administratrice()
})

const list = async (query: Partial<FiltresSignalements> & { page?: number } = {}, client = admin) =>
  (await client.call(endpoints.listSignalements, { query })).body
const idsOf = async (query: Partial<FiltresSignalements> = {}, client = admin) =>
  (await list(query, client)).signalements.map(({ id }) => id)
const resume = async (client = admin) => (await client.call(endpoints.getResumeSignalements, {})).body
/** Later, with a token of that instant. */
const advance = async (hours: number): Promise<void> => {
  kit.clock.advance(hours * HEURE_MS)
  admin = await kit.signIn(admin.id ?? '')
}

describe('GET /api/bo/signalements', () => {
  test('[M11] a line has its target, its reason, its deadline and who examines it', async () => {
    const { territoireId } = await coordinatrice('Trégor')
    const { id, cibleId } = await signale({ territoireId, commentaires: ['Encore elle', null] })
    await take(admin, id)
    expect(await list()).toEqual({
      signalements: [
        {
          id,
          cible: { type: 'publication', id: cibleId, titre: 'Corinne Aubert' },
          motif: 'publicite',
          priorite: 'normale',
          statut: 'en_cours',
          nbSignalements: 2,
          territoire: { id: territoireId, nom: 'Trégor' },
          assigneeA: { id: admin.id, prenom: 'Hélène', nom: 'Quéméner', photo: null },
          dateCreation: '2026-11-14T09:00:00.000Z',
          reponseAvant: '2026-11-16T09:00:00.000Z',
          enRetard: false,
          dateCloture: null,
          extrait: 'Achetez mes crèmes',
        },
      ],
      nbsignalements: 1,
      limit: 20,
    })
  })

  test('[M11] harassment and late reports come first, by deadline, then the others by deadline', async () => {
    const late = await signale()
    await advance(40)
    const normal = await signale()
    const harassment = await signale({ motif: 'harcelement' })
    await advance(1)
    const later = await signale()
    const secondHarassment = await signale({ motif: 'harcelement' })
    expect(await idsOf()).toEqual([harassment.id, secondHarassment.id, late.id, normal.id, later.id])
    await advance(8)
    expect(await idsOf()).toEqual([late.id, harassment.id, secondHarassment.id, normal.id, later.id])
    expect((await list()).signalements.map(({ enRetard }) => enRetard)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('[M11] each tab has its reports and its count; the priority narrows them', async () => {
    const waiting = await signale()
    const urgent = await signale({ motif: 'harcelement' })
    const answered = await signale()
    await take(admin, answered.id)
    await decide(admin, answered.id)
    await end(admin, answered.id, { suite: 'traite' })
    const dismissed = await signale()
    await take(admin, dismissed.id)
    await end(admin, dismissed.id)
    const appealed = await signale()
    await kit.db
      .updateTable('signalements')
      .set({ statut: 'rouvert' })
      .where('id', '=', appealed.id)
      .execute()
    expect(await idsOf()).toEqual([urgent.id, waiting.id])
    expect(await idsOf({ statut: 'traite' })).toEqual([answered.id])
    expect(await idsOf({ statut: 'sans_suite' })).toEqual([dismissed.id])
    expect(await idsOf({ statut: 'recours' })).toEqual([appealed.id])
    expect(await idsOf({ priorite: 'haute' })).toEqual([urgent.id])
    expect(await idsOf({ priorite: 'normale' })).toEqual([waiting.id])
    expect(await idsOf({ statut: 'traite', priorite: 'haute' })).toEqual([])
    expect(await list({ priorite: 'haute' })).toMatchObject({ nbsignalements: 1 })
    expect(await resume()).toEqual({
      a_traiter: { nb: 2 },
      traite: { nb: 1 },
      sans_suite: { nb: 1 },
      recours: { nb: 1 },
    })
  })

  test('[M11] answered reports are listed by their answer, latest first', async () => {
    const [first, second] = [await signale(), await signale()]
    for (const { id } of [second, first]) {
      await take(admin, id)
      await end(admin, id)
      await advance(0.1)
    }
    expect(await idsOf({ statut: 'sans_suite' })).toEqual([first.id, second.id])
  })

  test('[P-13] the words of a private message are not in the list', async () => {
    await signale({ type: 'message' })
    const { signalements } = await list()
    expect(signalements).toMatchObject([{ extrait: null }])
    expect(JSON.stringify(signalements)).not.toContain('crèmes')
  })

  test('[R9-9] a page has 20 reports, and the count stays right past the last page', async () => {
    const { client, territoireId } = await coordinatrice('Trégor')
    for (let n = 0; n < 22; n += 1) await signale({ territoireId })
    for (const reader of [admin, client]) {
      const first = await list({ page: 1 }, reader)
      const second = await list({ page: 2 }, reader)
      expect([first.signalements.length, second.signalements.length]).toEqual([20, 2])
      const ids = [...first.signalements, ...second.signalements].map(({ id }) => id)
      expect(new Set(ids).size).toBe(22)
      expect(await list({ page: 3 }, reader)).toMatchObject({ signalements: [], nbsignalements: 22 })
    }
  })

  test('[M11] a coordinator of several branches reads them as one queue', async () => {
    const { client, territoireId } = await coordinatrice('Trégor')
    const other = await coordinatrice('Léon')
    await kit.db
      .updateTable('coordinations')
      .set({ compte_id: client.id ?? '' })
      .where('compte_id', '=', other.client.id ?? '')
      .execute()
    const first = await signale({ territoireId: other.territoireId })
    await advance(0.1)
    const urgent = await signale({ territoireId, motif: 'harcelement' })
    const second = await signale({ territoireId })
    await signale({ territoireId: null })
    const reader = await kit.signIn(client.id ?? '')
    expect(await idsOf({}, reader)).toEqual([urgent.id, first.id, second.id])
    expect(await resume(reader)).toMatchObject({ a_traiter: { nb: 3 } })
  })

  test.each([
    ['statut', 'nouveau'],
    ['statut', "a_traiter' or true --"],
    ['priorite', 'urgente'],
    ['page', '0'],
    ['intrus', '1'],
  ])('[security 32] an invalid filter is refused: %s=%s', async (champ, value) => {
    const refused = await admin.inject({ url: '/api/bo/signalements', query: { [champ]: value } })
    expect(refused).toMatchObject({ status: 422, body: { violations: [{ champ }] } })
  })
})
