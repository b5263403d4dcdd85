import type { ActionForm } from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'
import { boAdherentesEndpoints as endpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import { MESSAGE_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { v7 as uuid } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createBranche, createMembre, latestEntry, type Branche } from './test-fiches.ts'

const kit = useTestApp()
let administratrice: Client
let drome: Branche
let trieves: Branche

beforeAll(async () => {
  kit.clock.set('2026-11-15T09:00:00Z')
  administratrice = await kit.as('administratrice')
  drome = await createBranche(kit, 'Vallée de la Drôme')
  trieves = await createBranche(kit, 'Trièves')
})
beforeEach(async () => {
  await kit.runJobs()
  await kit.db.deleteFrom('discussions').execute()
})

const memberIn = async (branche: Branche, nom: string, fields: object = {}) =>
  (await createMembre(kit, { territoire: branche.nom, compte: { prenom: 'Léa', nom, ...fields } }))
    .id as AdherenteId
const CONTENU = 'L’assemblée est le 6 février.'
const formOf = (ids: readonly AdherenteId[], contenu = CONTENU): ActionForm => ({
  action: 'envoyer_message',
  ids: [...ids],
  contenu,
})
const act = (form: ActionForm, client = administratrice) =>
  client.call(endpoints.createActionFiches, { body: form })
const messagesFor = async (compteId: string) => {
  const client = await kit.signIn(compteId)
  const { body } = (await client.inject({ method: 'GET', url: '/api/discussions' })) as {
    body: { discussions: { avec: { id: string }; nonLus: number; dernierMessage: { extrait: string } }[] }
  }
  return body.discussions.map(({ avec, nonLus, dernierMessage }) => [avec.id, nonLus, dernierMessage.extrait])
}

describe('envoyer_message', () => {
  test('[M10] simulates without writing, then writes to each in her direct discussion', async () => {
    const [one, two] = [await memberIn(drome, 'Fontaine'), await memberIn(drome, 'Sarr')]
    const expired = await memberIn(drome, 'Benali', { paye_jusquau: '2026-01-01' })
    const form = formOf([one, two, expired])
    // Who would get it is known before it is written.
    const { contenu: _words, ...asked } = form
    const { body } = await administratrice.call(endpoints.getSimulationAction, { body: asked })
    expect(body).toMatchObject({
      nbConcernees: 2,
      nbIgnorees: 1,
      motifs: [{ motif: 'adhesion_expiree', nb: 1 }],
      courrier: null,
    })
    expect(await messagesFor(one)).toEqual([])
    expect((await act(form)).status).toBe(200)
    for (const id of [one, two]) expect(await messagesFor(id)).toEqual([[administratrice.id, 1, CONTENU]])
    expect(await latestEntry(kit)).toMatchObject({ action: 'adherentes.envoyer_message' })
    // The journal says to how many, never what.
    expect(JSON.stringify(await latestEntry(kit))).not.toContain('assemblée')
  })

  test('writes again in the same discussion, and nothing to who is hidden by a block', async () => {
    const [one, two] = [await memberIn(drome, 'Fontaine'), await memberIn(drome, 'Sarr')]
    await act(formOf([one]))
    await createBlocage(kit.db, kit.clock.now(), two, administratrice.id ?? '')
    expect((await act(formOf([one, two], 'Et un rappel.'))).status).toBe(200)
    expect(await messagesFor(one)).toEqual([[administratrice.id, 2, 'Et un rappel.']])
    expect(await messagesFor(two)).toEqual([])
    await kit.db.deleteFrom('blocages').execute()
  })

  test('goes through a job above two hundred members, and twice writes once', async () => {
    const ids = []
    for (let n = 0; n < 201; n += 1) ids.push(await memberIn(trieves, `Membre ${n}`))
    expect((await act(formOf(ids))).body.nbConcernees).toBe(201)
    expect(await kit.db.selectFrom('messages').selectAll().execute()).toEqual([])
    await kit.runJobs()
    expect(await kit.db.selectFrom('messages').select('id').execute()).toHaveLength(201)
  })

  test('[R6-5] is for members within reach, with words, by somebody who may write', async () => {
    const [inside, outside] = [await memberIn(drome, 'Fontaine'), await memberIn(trieves, 'Sarr')]
    expect((await act(formOf([outside]), drome.client)).status).toBe(404)
    expect((await act(formOf([inside], '  '))).status).toBe(422)
    expect((await act({ action: 'envoyer_message', ids: [inside] })).status).toBe(422)
    expect((await act(formOf([inside], 'a'.repeat(MESSAGE_MAX + 1)))).status).toBe(422)
    expect((await act(formOf([administratrice.id as AdherenteId]))).status).toBe(409)
    expect((await act(formOf([inside]), drome.client)).status).toBe(200)
    const restriction = {
      portee: 'message',
      jusquau: new Date('2026-12-15T09:00:00Z'),
      motif: 'essai',
      posee_le: kit.clock.now(),
    } as const
    const compte_id = drome.client.id ?? ''
    await kit.db
      .insertInto('restrictions')
      .values({ id: uuid(), compte_id, ...restriction })
      .execute()
    expect((await act(formOf([inside]), drome.client)).status).toBe(403)
  })

  test('[R2.1-18] the record offers it for who may open her messages, and not for oneself', async () => {
    const isOffered = async (id: AdherenteId, client = administratrice) =>
      (await client.call(endpoints.getFiche, { params: { id } })).body.droits.envoyerMessage
    const unfinished = { etape_inscription: 'etape_trois', paye_jusquau: null } as const
    expect(await isOffered(await memberIn(drome, 'Fontaine'), drome.client)).toBe(true)
    expect(await isOffered(await memberIn(drome, 'Sursis', { paye_jusquau: '2026-11-10' }))).toBe(true)
    expect(await isOffered(await memberIn(drome, 'Alix', { administratrice: true, ...unfinished }))).toBe(
      true,
    )
    for (const fields of [
      { paye_jusquau: '2026-01-01' },
      unfinished,
      { suspendue_jusquau: new Date('2026-12-15T09:00:00Z') },
      { suppression_demandee_le: kit.clock.now() },
    ])
      expect(await isOffered(await memberIn(drome, 'Benali', fields))).toBe(false)
    expect(await isOffered(administratrice.id as AdherenteId)).toBe(false)
  })
})
