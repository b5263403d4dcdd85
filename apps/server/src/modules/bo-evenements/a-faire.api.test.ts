import { A_FAIRE_MAX } from '@entrelles/contract/modules/bo-evenements/a-faire.schema.ts'
import { boEvenementsEndpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createDemande } from '#modules/faq/faq.factory.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'
import { createPersona } from '#modules/session/session.factory.ts'

const kit = useTestApp()

const read = async () => {
  const client = await kit.as('administratrice')
  const { status, body } = await client.call(boEvenementsEndpoints.getAFaire, {})
  expect(status).toBe(200)
  return body
}

beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await kit.db.deleteFrom('evenements').execute()
  await kit.db.deleteFrom('faq_demandes').execute()
})

test('[R2.1-18] an administrator reads what waits: drafts, events of the next days, empty sheets, questions, registrations', async () => {
  const now = kit.clock.now()
  const before = await read()
  await createEvenement(kit.db, now, { brouillon: true })
  await createEvenement(kit.db, now, { debut: '2026-11-17T17:30:00Z' })
  await createEvenement(kit.db, now, { debut: '2026-11-25T17:30:00Z' })
  await createEvenement(kit.db, now, { debut: '2026-11-18T17:30:00Z', annule_le: now })
  const passe = await createEvenement(kit.db, now, { debut: '2026-11-10T17:30:00Z' })
  await createParticipation(kit.db, now, { evenement_id: passe })
  // Without registrations, no sheet is to be filled in.
  await createEvenement(kit.db, now, { debut: '2026-11-11T17:30:00Z' })
  const { id } = await createPersona(kit.db, now, 'inscription')
  await createDemande(kit.db, id, 'Où garer mon camion ?', now)
  expect(await read()).toEqual({
    ...before,
    brouillons: { nb: 1 },
    prochains: { nb: 1 },
    emargements: { nb: 1 },
    demandesFaq: { nb: 1 },
    inscriptions: { nb: before.inscriptions.nb + 1 },
  })
})

test('[R2.1-18] no count goes beyond its cap', async () => {
  for (let n = 0; n <= A_FAIRE_MAX; n += 1)
    await createEvenement(kit.db, kit.clock.now(), { brouillon: true })
  expect((await read()).brouillons).toEqual({ nb: A_FAIRE_MAX, plus: true })
})

test('[R6-4] a coordinator does not read it', async () => {
  const client = await kit.as('coordinatrice')
  expect((await client.call(boEvenementsEndpoints.getAFaire, {})).status).toBe(403)
})
