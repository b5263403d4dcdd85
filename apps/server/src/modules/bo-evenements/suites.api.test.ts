import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { boEvenementsEndpoints as endpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { boJournalEndpoints } from '@entrelles/contract/modules/bo-journal/bo-journal.endpoints.ts'
import { evenementsEndpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import type { SuitesForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createEvenement, type EvenementFields } from '#modules/evenements/evenements.factory.ts'

const kit = useTestApp()
let administratrice: Client

const OVER = { debut: new Date('2026-11-12T17:30:00.000Z'), fin: new Date('2026-11-12T19:30:00.000Z') }
const REPLAY = 'https://video.exemple.fr/prix'

const create = (fields: EvenementFields = OVER) => createEvenement(kit.db, kit.clock.now(), fields)
const write = (id: EvenementId, body: SuitesForm, client = administratrice) =>
  client.call(endpoints.updateSuites, { params: { id }, body })

beforeEach(async () => {
  kit.clock.set('2026-11-15T09:00:00.000Z')
  administratrice = await kit.as('administratrice')
})

describe('PUT /api/bo/evenements/:id/suites', () => {
  test('[M13] members read the sanitised report and the recording link of a past event', async () => {
    const id = await create()
    const written = await write(id, {
      replayUrl: REPLAY,
      compteRendu: '<p>Nous étions <strong>douze</strong>.</p><script>alert(1)</script>',
    })
    expect(written.status).toBe(200)
    const membre = await kit.as('adherente')
    const { suites } = (await membre.call(evenementsEndpoints.getEvenement, { params: { id } })).body
    expect(suites).toEqual({
      replayUrl: REPLAY,
      compteRendu: '<p>Nous étions <strong>douze</strong>.</p>',
    })
    const { entrees } = (await administratrice.call(boJournalEndpoints.listJournal, { query: {} })).body
    expect(entrees[0]).toMatchObject({ action: 'evenements.ecrire_suites', cible: { id } })
  })

  test('[M13] empty values delete them', async () => {
    const id = await create()
    await write(id, { replayUrl: REPLAY, compteRendu: null })
    expect((await write(id, { replayUrl: '', compteRendu: '<p> </p>' })).body.suites).toBeNull()
  })

  test.each<[string, EvenementFields]>([
    ['to come', { debut: new Date('2026-11-19T17:30:00.000Z') }],
    ['under way', { debut: new Date('2026-11-15T08:30:00.000Z'), fin: new Date('2026-11-15T09:30:00.000Z') }],
    ['cancelled', { ...OVER, annule_le: new Date('2026-11-10T09:00:00.000Z') }],
    ['a draft', { ...OVER, brouillon: true }],
  ])('[M13] an event that is %s is refused', async (_state, fields) => {
    expect(await write(await create(fields), { replayUrl: REPLAY, compteRendu: null })).toMatchObject({
      status: 409,
      body: { code: 'suites_trop_tot' },
    })
  })

  test('[M13] the recording must be a web link, and the report has a maximum length', async () => {
    const id = await create()
    for (const [champ, body] of [
      ['replayUrl', { replayUrl: 'javascript:alert(1)', compteRendu: null }],
      ['compteRendu', { replayUrl: null, compteRendu: `<p>${'a'.repeat(4001)}</p>` }],
    ] as const)
      expect(await write(id, body)).toMatchObject({ status: 422, body: { violations: [{ champ }] } })
  })
})
