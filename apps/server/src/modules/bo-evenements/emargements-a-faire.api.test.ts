import { boEvenementsEndpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'
import { createCoordination, createPersona } from '#modules/session/session.factory.ts'

const kit = useTestApp()

test('lists past events with registrations and an empty attendance sheet, latest first; for a coordinator, hers', async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  const now = kit.clock.now()
  await kit.db.deleteFrom('evenements').execute()
  const compte = await createPersona(kit.db, now, 'coordinatrice')
  const { id: une } = await createCoordination(kit.db, now, compte.id, `Une ${compte.id}`)
  const { id: deux } = await createCoordination(kit.db, now, compte.id, `Deux ${compte.id}`)
  const passe = async (titre: string, day: string, fields: object = {}, inscrites = 1) => {
    const id = await createEvenement(kit.db, now, { titre, debut: `2026-11-${day}T17:30:00Z`, ...fields })
    for (let n = 0; n < inscrites; n += 1) await createParticipation(kit.db, now, { evenement_id: id })
    return id
  }
  await passe('Réseau', '02', {}, 2)
  await passe('Des deux', '05', { territoireIds: [une, deux] })
  await passe('Fait par elle', '07', { auteure_id: compte.id })
  await passe('Personne', '08', {}, 0)
  await passe('Annulé', '09', { annule_le: now })
  await passe('Émargé', '10', { emargee_le: now, territoireIds: [une] })
  await passe('À venir', '20', { territoireIds: [une] })
  await createEvenement(kit.db, now, { titre: 'Brouillon', brouillon: true, debut: '2026-11-03T17:30:00Z' })

  const listed = async (client: Awaited<ReturnType<typeof kit.signIn>>) => {
    const { status, body } = await client.call(boEvenementsEndpoints.listEmargementsAFaire, { query: {} })
    expect(status).toBe(200)
    expect(body.nbevenements).toBe(body.evenements.length)
    return body.evenements
  }
  const all = await listed(await kit.as('administratrice'))
  expect(all.map(({ titre, nbInscrites }) => [titre, nbInscrites])).toEqual([
    ['Fait par elle', 1],
    ['Des deux', 1],
    ['Réseau', 2],
  ])
  expect(all[0]).toMatchObject({ ville: 'Quimper', fuseau: 'Europe/Paris' })
  expect((await listed(await kit.signIn(compte.id))).map(({ titre }) => titre)).toEqual([
    'Fait par elle',
    'Des deux',
  ])
  expect(await listed(await kit.as('coordinatrice'))).toEqual([])
})
