import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { boParticipationsEndpoints as endpoints } from '@entrelles/contract/modules/bo-participations/bo-participations.endpoints.ts'
import {
  ANNONCES_JOUR_MAX,
  type CibleAnnonce,
} from '@entrelles/contract/modules/participations/participations.constants.ts'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'

const kit = useTestApp()
const contenu = 'Une deuxième date est en préparation.\n\nOn vous prévient <en premier>.'
let administratrice: Client
let id: EvenementId
let emails: Record<string, string>
let lines: Record<string, string>

beforeEach(async () => {
  await kit.runJobs()
  kit.mail.sent.length = 0
  administratrice = await kit.as('administratrice')
  id = await createEvenement(kit.db, kit.clock.now(), { nombre_places: 2 })
  emails = {}
  lines = {}
  for (const statut of ['inscrite', 'proposee', 'en_attente', 'annulee']) {
    const compte = await createCompte(kit.db, kit.clock.now())
    emails[statut] = compte.email
    lines[statut] = await createParticipation(kit.db, kit.clock.now(), {
      evenement_id: id,
      compte_id: compte.id,
      statut,
    })
  }
})

const announce = (cibles: CibleAnnonce, headers = {}) =>
  administratrice.call(endpoints.createAnnonce, { params: { id }, body: { contenu, cibles } }, headers)
const recipients = async () => {
  kit.mail.sent.length = 0
  await kit.runJobs()
  return kit.mail.sent.map(({ to }) => to).sort()
}
const of = (...statuts: string[]) => statuts.map((statut) => String(emails[statut])).sort()

test.each([
  ['inscrites', ['inscrite']],
  ['en_attente', ['proposee', 'en_attente']],
  ['toutes', ['inscrite', 'proposee', 'en_attente']],
] as const)(
  '[R2.1-19] a message to %s is mailed once to each recipient, and the response gives their number',
  async (cibles, statuts) => {
    const headers = { 'idempotency-key': `annonce-${cibles}` }
    const [answer, again] = [await announce(cibles, headers), await announce(cibles, headers)]
    expect(answer).toMatchObject({ status: 202, body: { nbDestinataires: statuts.length } })
    expect(again.body).toEqual(answer.body)
    expect(await recipients()).toEqual(of(...statuts))
    const [mail] = kit.mail.sent
    expect(mail?.subject).toBe('Un message à propos de «\u00a0Fixer ses prix sans s’excuser\u00a0»')
    expect(mail?.text).toContain('Maëlle t’écrit à propos de cet événement.')
    expect(mail?.html).toContain('On vous prévient &lt;en premier&gt;.')
    expect(mail?.text).toContain('/inscription_evenement/desinscription?token=')
  },
)

test('[P-3] a participant who leaves before the mail is sent does not receive it', async () => {
  await announce('toutes')
  await kit.db
    .updateTable('participations')
    .set({ statut: 'annulee', offre_expire_le: null })
    .where('id', '=', String(lines.proposee))
    .execute()
  expect(await recipients()).toEqual(of('inscrite', 'en_attente'))
})

test('[P-3] a message about a cancelled event is refused, or not sent when the event is cancelled meanwhile', async () => {
  await announce('toutes')
  await kit.db.updateTable('evenements').set({ annule_le: kit.clock.now() }).where('id', '=', id).execute()
  expect(await recipients()).toEqual([])
  expect(await announce('toutes')).toMatchObject({ status: 409, body: { code: 'annule' } })
})

test('a message without recipients, an empty one and one that is too long are refused', async () => {
  const alone = await createEvenement(kit.db, kit.clock.now())
  const call = (body: { contenu: string; cibles: CibleAnnonce }) =>
    administratrice.call(endpoints.createAnnonce, { params: { id: alone }, body })
  expect(await call({ contenu, cibles: 'toutes' })).toMatchObject({
    status: 409,
    body: { code: 'aucune_destinataire' },
  })
  expect((await call({ contenu: ' ', cibles: 'toutes' })).status).toBe(422)
  expect((await call({ contenu: 'x'.repeat(3001), cibles: 'toutes' })).status).toBe(422)
})

test('201 recipients, more than a batch, receive one mail each', async () => {
  const many = await createEvenement(kit.db, kit.clock.now(), { nombre_places: null })
  for (let n = 0; n < 201; n += 1) await createParticipation(kit.db, kit.clock.now(), { evenement_id: many })
  await administratrice.call(endpoints.createAnnonce, {
    params: { id: many },
    body: { contenu, cibles: 'inscrites' },
  })
  const told = await recipients()
  expect(told).toHaveLength(201)
  expect(new Set(told).size).toBe(201)
})

test('messages are limited per event and day, even sent at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: ANNONCES_JOUR_MAX + 2 }, () => announce('inscrites')),
  )
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([...Array.from({ length: ANNONCES_JOUR_MAX }, () => 202), 429, 429])
  expect(await announce('inscrites')).toMatchObject({ status: 429, body: { code: 'trop_d_annonces' } })
  const own = id
  id = await createEvenement(kit.db, kit.clock.now())
  await createParticipation(kit.db, kit.clock.now(), { evenement_id: id, statut: 'inscrite' })
  expect((await announce('inscrites')).status).toBe(202)
  id = own
  kit.clock.advance(86_400_000)
  administratrice = await kit.as('administratrice')
  expect((await announce('inscrites')).status).toBe(202)
})
