import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { adherentesEndpoints as endpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'
import { createProfil } from './adherentes.factory.ts'

const kit = useTestApp()
const UNKNOWN = '019a0000-0000-7000-8000-00000000dead' as EvenementId
let membre: Client
let id: EvenementId

beforeEach(async () => {
  membre = await kit.as('adherente')
  id = await createEvenement(kit.db, kit.clock.now(), { nombre_places: null })
})

const add = async (prenom: string, statut = 'inscrite', profil = {}) => {
  const { id: compte_id } = await createProfil(kit.db, kit.clock.now(), { compte: { prenom }, ...profil })
  await createParticipation(kit.db, kit.clock.now(), { evenement_id: id, compte_id, statut })
}
const page = (evenementId = id, who = membre, n = 1) =>
  who.call(endpoints.listAdherentes, { query: { evenementId, page: n } })
const last = (evenementId = id, who = membre) =>
  who.call(endpoints.listDernieresInscrites, { query: { evenementId } })

test('[R7-7] lists registered members as directory cards, latest first, without waiting and cancelled ones', async () => {
  await add('Awa', 'inscrite', {
    profession: 'Potière',
    portees: { profession: 'moi' },
    nomEntreprise: 'Terre',
  })
  await add('Inès', 'en_attente')
  await add('Mai', 'annulee')
  await add('Léa')
  const { status, body } = await page()
  expect(status).toBe(200)
  expect(body).toMatchObject({ nbadherentes: 2, limit: 20 })
  expect(body.adherentes.map(({ prenom }) => prenom)).toEqual(['Léa', 'Awa'])
  expect(body.adherentes[1]).toMatchObject({ profession: null, nomEntreprise: 'Terre' })
  expect((await last()).body).toEqual(body.adherentes)
})

test('[R7-7] returns pages of twenty, and the five latest', async () => {
  for (let n = 0; n < 22; n += 1) await add(`Membre-${n}`)
  const [first, second, third] = await Promise.all([page(), page(id, membre, 2), page(id, membre, 3)])
  expect(first.body.adherentes).toHaveLength(20)
  expect(second.body.adherentes.map(({ prenom }) => prenom)).toEqual(['Membre-1', 'Membre-0'])
  expect(third.body).toMatchObject({ adherentes: [], nbadherentes: 22 })
  expect((await last()).body.map(({ prenom }) => prenom)).toEqual(
    [21, 20, 19, 18, 17].map((n) => `Membre-${n}`),
  )
})

test('[R7-7] an event without registrations has empty lists; a draft or an unknown event is a 404', async () => {
  expect((await page()).body).toMatchObject({ adherentes: [], nbadherentes: 0 })
  expect((await last()).body).toEqual([])
  const draft = await createEvenement(kit.db, kit.clock.now(), { brouillon: true })
  for (const of of [draft, UNKNOWN]) {
    expect((await page(of)).status).toBe(404)
    expect((await last(of)).status).toBe(404)
  }
})

test('[R6-5] a visitor and an expired member are refused', async () => {
  expect((await last(id, kit.visitor)).status).toBe(401)
  expect((await last(id, await kit.as('expiree'))).status).toBe(403)
})
