import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { boParticipationsEndpoints as endpoints } from '@entrelles/contract/modules/bo-participations/bo-participations.endpoints.ts'
import { moderationErrors } from '@entrelles/contract/modules/moderation/moderation.errors.ts'
import {
  ANNONCES_JOUR_MAX,
  type CibleAnnonce,
} from '@entrelles/contract/modules/participations/participations.constants.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createRestriction } from '#modules/moderation/moderation.factory.ts'
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

test('[M13] a message keeps its lines in HTML and in text, and its links can be followed', async () => {
  const written = 'Bonjour,\nle plan : https://exemple.fr/plan.\n\nÀ jeudi !\njavascript:alert(1)'
  await administratrice.call(endpoints.createAnnonce, {
    params: { id },
    body: { contenu: written, cibles: 'inscrites' },
  })
  await recipients()
  const [mail] = kit.mail.sent
  expect(mail?.text).toContain(`\n\n${written}\n\n`)
  expect(mail?.html).toMatch(/Bonjour,<br\/>le plan : <a href="https:\/\/exemple\.fr\/plan"/)
  expect(mail?.html).not.toContain('href="javascript')
})

describe('[security 29] replies to a message reach a branch or the association, never the address of its author', () => {
  const say = async () => {
    await announce('inscrites')
    await recipients()
    const [mail] = kit.mail.sent
    const author = await kit.db
      .selectFrom('comptes')
      .where('id', '=', String(administratrice.id))
      .select('email')
      .executeTakeFirstOrThrow()
    expect(`${mail?.html}${mail?.text}${mail?.replyTo}`).not.toContain(author.email)
    return [mail?.replyTo, /ta réponse arrive à ([^.]*)\./.exec(mail?.text ?? '')?.[1]]
  }
  const addBranch = async (nom: string, email_contact: string | null, statut?: 'fermee') => {
    const territoire_id = await createTerritoire(kit.db, `${nom} ${id}`)
    await kit.db
      .updateTable('territoires')
      .set({ email_contact, ...(statut && { statut }) })
      .where('id', '=', territoire_id)
      .execute()
    await kit.db.insertInto('evenements_territoires').values({ evenement_id: id, territoire_id }).execute()
    return territoire_id
  }

  test('the association, without a branch that has an address', async () => {
    await addBranch('Muette', null)
    await addBranch('Fermée', 'fermee@exemple.fr', 'fermee')
    expect(await say()).toEqual(['Entrelles <bonjour@entrelles.test>', 'l’association'])
  })

  test('a branch of the event, that of the author first', async () => {
    await addBranch('Aber', 'aber@exemple.fr')
    expect(await say()).toEqual(['aber@exemple.fr', `l’antenne Aber ${id}`])
    const territoire_id = await addBranch('Cornouaille', 'cornouaille@exemple.fr')
    await kit.db
      .insertInto('coordinations')
      .values({ compte_id: String(administratrice.id), territoire_id, depuis: kit.clock.now() })
      .execute()
    expect(await say()).toEqual(['cornouaille@exemple.fr', `l’antenne Cornouaille ${id}`])
  })
})

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

test('a restricted coordinator sends no message', async () => {
  const compteId = String(administratrice.id)
  const jusquau = new Date(kit.clock.now().getTime() + 86_400_000)
  await createRestriction(kit.db, kit.clock.now(), { compteId, portee: 'message', jusquau })
  expect(await announce('toutes')).toMatchObject({
    status: 403,
    body: { code: moderationErrors.restreinte.code },
  })
  expect(await recipients()).toEqual([])
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
