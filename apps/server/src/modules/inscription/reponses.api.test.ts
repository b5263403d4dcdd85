import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { adherentesEndpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import { inscriptionEndpoints as endpoints } from '@entrelles/contract/modules/inscription/inscription.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil, referentielOf } from '#modules/adherentes/adherentes.factory.ts'

const kit = useTestApp()
let membre: Client
let salariee: string

beforeEach(async () => {
  salariee = await referentielOf(kit.db, 'situation', 'Salariée')
  const secteur = await referentielOf(kit.db, 'activite', 'Immobilier')
  const { id } = await createProfil(kit.db, kit.clock.now(), { secteur, situations: [salariee] })
  membre = await kit.signIn(id)
})

const CALLS = {
  ambition: endpoints.updateAmbition,
  situations: endpoints.updateSituations,
  attentes: endpoints.updateAttentes,
} as const
const change = (reponse: keyof typeof CALLS, body: Record<string, unknown>, client = membre) =>
  client.call<(typeof CALLS)[keyof typeof CALLS], ErrorBody>(CALLS[reponse], { body: body as never })
const reponses = async (client = membre) => (await client.call(endpoints.getReponses, {})).body
const firstOf = async (categorie: 'ambition' | 'situation' | 'attente', rang = 0) =>
  (
    await kit.db
      .selectFrom('referentiels')
      .where('categorie', '=', categorie)
      .where('actif', '=', true)
      .orderBy('ordre')
      .offset(rang)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id

describe('PUT /api/inscription/reponses', () => {
  test('a member changes her ambition, and her sector stays', async () => {
    const ambition = await firstOf('ambition')
    const { secteurActivite } = await reponses()
    expect((await change('ambition', { ambition })).status).toBe(204)
    expect(await reponses()).toMatchObject({ ambition, nouvelleAmbition: null, secteurActivite })
    expect((await change('ambition', { nouvelleAmbition: ' Ouvrir un gîte ' })).status).toBe(204)
    expect(await reponses()).toMatchObject({
      ambition: null,
      nouvelleAmbition: 'Ouvrir un gîte',
      secteurActivite,
    })
  })

  test('a member changes her situations and her expectations; the directory follows', async () => {
    const [autre, attente] = [await firstOf('situation', 3), await firstOf('attente')]
    const found = async (situation: string) => {
      const { body } = await membre.call(adherentesEndpoints.listAdherentes, { query: { situation } })
      return body.adherentes.map(({ id }) => id)
    }
    expect(await found(salariee)).toContain(membre.id)
    expect(
      (await change('situations', { situations: [autre], nouvelleSituation: 'Jeune mère' })).status,
    ).toBe(204)
    expect(await found(salariee)).not.toContain(membre.id)
    expect(await found(autre)).toContain(membre.id)
    expect((await change('attentes', { attentes: [attente] })).status).toBe(204)
    expect(await reponses()).toMatchObject({
      situations: [autre],
      nouvelleSituation: 'Jeune mère',
      attentes: [attente],
      nouvelleAttente: null,
    })
    const { body } = await membre.call(adherentesEndpoints.getAdherente, {
      params: { id: membre.id as AdherenteId },
      query: {},
    })
    expect(body.situations).toContain('Jeune mère')
    expect(body.attentes).toHaveLength(1)
  })

  test.each([
    ['ambition', {}, 'ambition', 'Le champ "Ambition" est obligatoire.'],
    ['ambition', { nouvelleAmbition: ' ' }, 'nouvelleAmbition', 'Précise ton ambition.'],
    ['situations', { situations: [] }, 'situations', 'Choisis au moins une situation.'],
    ['situations', { nouvelleSituation: '' }, 'nouvelleSituation', 'Précise ta situation.'],
    ['attentes', { attentes: [''] }, 'attentes', 'Choisis au moins une attente.'],
    ['attentes', { nouvelleAttente: '' }, 'nouvelleAttente', 'Précise ton attente.'],
  ] as const)(
    '[R5-11] [R5-12] [R5-13] %s %j is refused as in its step',
    async (reponse, body, champ, message) => {
      const before = await reponses()
      const refused = await change(reponse, body)
      expect(refused.status).toBe(422)
      expect(refused.body.violations).toEqual([{ champ, message }])
      expect(await reponses()).toEqual(before)
    },
  )

  test('a choice of another list is refused, and changes nothing', async () => {
    const before = await reponses()
    const attente = await firstOf('attente')
    expect((await change('ambition', { ambition: attente })).status).toBe(422)
    expect((await change('situations', { situations: [salariee, attente] })).status).toBe(422)
    expect((await change('attentes', { attentes: [salariee] })).status).toBe(422)
    expect(
      (await change('ambition', { ambition: await firstOf('ambition'), secteurActivite: salariee })).status,
    ).toBe(422)
    expect(await reponses()).toEqual(before)
  })

  test('a member changes her own answers only', async () => {
    const other = await kit.as('adherente')
    const before = await reponses()
    await change('situations', { situations: [await firstOf('situation', 2)] }, other)
    expect(await reponses()).toEqual(before)
  })
})
