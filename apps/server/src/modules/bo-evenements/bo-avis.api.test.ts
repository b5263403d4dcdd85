import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { boEvenementsEndpoints as endpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { boIntervenantsEndpoints } from '@entrelles/contract/modules/bo-intervenants/bo-intervenants.endpoints.ts'
import { partsOf, valeursOf } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import { participationsEndpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createIntervenant } from '#modules/intervenants/intervenants.factory.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'

const kit = useTestApp()
let administratrice: Client

beforeEach(async () => {
  await kit.db.deleteFrom('evenements').execute()
  await kit.db.deleteFrom('intervenants').execute()
  kit.mail.sent.length = 0
  administratrice = await kit.as('administratrice')
})

const get = async (id: EvenementId) =>
  (await administratrice.call(endpoints.getEvenementBo, { params: { id } })).body
const update = async (id: EvenementId, parts: object) =>
  administratrice.call(endpoints.updateEvenement, {
    params: { id },
    body: { ...partsOf(valeursOf(await get(id))), id, ...parts },
  })
const cancel = (id: EvenementId, value: 'true' | 'false') =>
  administratrice.call(endpoints.cancelEvenement, { params: { id }, query: { cancel: value }, body: {} })
/** The number of mails that the act sent. */
const mailsOf = async (act: Promise<{ status: number }>) => {
  expect((await act).status).toBe(200)
  await kit.runJobs()
  return kit.mail.sent.splice(0).length
}

test('[P-3] registered members get one mail for a new date, place or state, and none for another change', async () => {
  const id = await createEvenement(kit.db, kit.clock.now(), { debut: '2026-12-03T17:30:00Z' })
  for (let n = 0; n < 2; n += 1) await createParticipation(kit.db, kit.clock.now(), { evenement_id: id })
  expect(await mailsOf(update(id, { titre: 'Autre titre' }))).toBe(0)
  expect(await mailsOf(update(id, {}))).toBe(0)
  const later = { dateHeureDebut: '2026-12-04 18:30', dateHeureFin: '2026-12-04 20:30' }
  expect(await mailsOf(update(id, { ...later, nombrePlacesTotal: 30 }))).toBe(2)
  expect(await mailsOf(update(id, { adresse: '1 place Saint-Corentin' }))).toBe(2)
  expect(await mailsOf(cancel(id, 'true'))).toBe(2)
  expect(await mailsOf(cancel(id, 'true'))).toBe(0)
  expect(await mailsOf(cancel(id, 'false'))).toBe(2)
})

test('[P-3] the organiser reads to whom her change was mailed, and they read what it was before', async () => {
  const id = await createEvenement(kit.db, kit.clock.now(), {
    debut: '2026-12-03T17:30:00Z',
    nombre_places: 2,
  })
  for (const statut of ['inscrite', 'inscrite', 'en_attente'])
    await createParticipation(kit.db, kit.clock.now(), { evenement_id: id, statut })
  const avisOf = async (act: ReturnType<typeof update>) => (await act).body.avis
  const all = { inscrites: 2, enAttente: 1 }
  const nobody = { inscrites: 0, enAttente: 0 }
  expect(await avisOf(update(id, { titre: 'Autre titre' }))).toEqual(nobody)
  expect(await avisOf(update(id, { adresse: '1 place Saint-Corentin' }))).toEqual(all)
  await kit.runJobs()
  const mails = kit.mail.sent.splice(0)
  expect(mails).toHaveLength(3)
  for (const { text } of mails)
    expect(text).toContain(
      'Lieu\nAvant\u202f: 16 quai du Steïr, 29000 Quimper\nMaintenant\u202f: 1 place Saint-Corentin, 29000 Quimper',
    )
  expect(await avisOf(cancel(id, 'true'))).toEqual(all)
  expect(await avisOf(cancel(id, 'true'))).toEqual(nobody)
  expect(await avisOf(update(id, { adresse: '2 place Saint-Corentin' }))).toEqual(nobody)
  expect(await avisOf(cancel(id, 'false'))).toEqual(all)
})

test('[I2] [I10] reducing the seats while members register never leaves more registrations than seats', async () => {
  const id = await createEvenement(kit.db, kit.clock.now(), { nombre_places: 8 })
  const members = await Promise.all(Array.from({ length: 12 }, () => kit.as('adherente')))
  const answers = await Promise.all([
    ...members.map((member) =>
      member.call(participationsEndpoints.createParticipation, { params: { id }, body: {} }),
    ),
    ...[5, 3, 6].map((nombrePlacesTotal) => update(id, { nombrePlacesTotal })),
  ])
  for (const { status } of answers) expect(status).toBeOneOf([200, 201, 422])
  const { nombrePlacesTotal, nbInscrites, nbProposees, nbEnAttente } = await get(id)
  expect(nbInscrites + nbProposees).toBeLessThanOrEqual(nombrePlacesTotal ?? 0)
  const rows = await kit.db
    .selectFrom('participations')
    .where('evenement_id', '=', id)
    .select('statut')
    .execute()
  const count = (wanted: string) => rows.filter(({ statut }) => statut === wanted).length
  expect([count('inscrite'), count('proposee'), count('en_attente')]).toEqual([
    nbInscrites,
    nbProposees,
    nbEnAttente,
  ])
})

test('[M7] an event that adds a speaker during her merge gets the remaining record, or is refused', async () => {
  const [kept, other] = [
    await createIntervenant(kit.db, kit.clock.now()),
    await createIntervenant(kit.db, kit.clock.now()),
  ]
  const id = await createEvenement(kit.db, kit.clock.now())
  const [merged, changed] = await Promise.all([
    administratrice.call(boIntervenantsEndpoints.mergeIntervenants, {
      params: { id: kept },
      body: { doublonId: other },
    }),
    update(id, { intervenantIds: [other] }),
  ])
  expect(merged.status).toBe(200)
  expect(changed.status).toBeOneOf([200, 422])
  const { intervenants } = await get(id)
  expect(intervenants.map((un) => un.id)).toEqual(changed.status === 200 ? [kept] : [])
})
