import { reclamationsEndpoints as endpoints } from '@entrelles/contract/modules/reclamations/reclamations.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { addWorkingDays } from './create-reclamation.ts'

const kit = useTestApp({ LIMITS_FACTOR: '1000' })
const FORM = { emailPayeur: 'jm.vasseur@exemple.fr', datePaiement: '2026-11-11', montant: 8000 }

let client: Client
beforeEach(async () => {
  client = await kit.as('expiree')
})

describe('« Mon paiement n’apparaît pas »', () => {
  test('a claim is stored with its number, and acknowledged by mail', async () => {
    const body = { ...FORM, commande: '48213907', message: '  Payé par mon mari. ' }
    const answer = await client.call(endpoints.createReclamation, { body })
    expect(answer).toMatchObject({
      status: 201,
      body: { numero: expect.stringMatching(/^2026-\d{4}$/), repondreAvant: '2026-11-17' },
    })
    const rows = await kit.db
      .selectFrom('reclamations')
      .where('compte_id', '=', client.id ?? '')
      .selectAll()
      .execute()
    expect(rows).toMatchObject([
      {
        email_payeur: FORM.emailPayeur,
        montant_cents: 8000,
        commande: '48213907',
        message: 'Payé par mon mari.',
      },
    ])
    await kit.runJobs()
    const mail = kit.mail.sent.find(({ to }) => to === answer.body.email)
    expect(mail?.subject).toBe(`Ta demande ${answer.body.numero} est bien arrivée`)
    expect(mail?.text).toContain('mardi 17\u00a0novembre')
  })

  test('a claim is given back to its author until it is answered', async () => {
    const read = async (who: Client) => (await who.call(endpoints.getReclamation, {})).body.reclamation
    expect(await read(client)).toBeNull()
    const { body: recue } = await client.call(endpoints.createReclamation, { body: FORM })
    expect(await read(client)).toEqual(recue)
    expect(await read(await kit.as('expiree'))).toBeNull()
    await kit.db
      .updateTable('reclamations')
      .set({ traitee_le: kit.clock.now(), acceptee: true, reponse: 'Retrouvé.' })
      .where('numero', '=', recue.numero)
      .execute()
    expect(await read(client)).toBeNull()
  })

  test('a claim sent twice with the same key gets the same response', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await client.call(endpoints.createReclamation, { body: FORM }, headers)
    const second = await client.call(endpoints.createReclamation, { body: FORM }, headers)
    expect(second.body).toEqual(first.body)
  })

  test.each([
    ['emailPayeur', { emailPayeur: 'nulle part' }],
    ['datePaiement', { datePaiement: '11/11/2026' }],
    ['datePaiement', { datePaiement: '2026-11-15' }],
    ['montant', { montant: 1 }],
    ['commande', { commande: 'abc' }],
    ['message', { message: 'x'.repeat(1001) }],
  ])('a wrong %s is refused', async (champ, wrong) => {
    const payload = { ...FORM, ...wrong }
    const answer = await client.inject({ method: 'POST', url: '/api/adhesions/reclamation', payload })
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ champ }] } })
  })
})

test('the deadline is two working days later', () => {
  expect(addWorkingDays('2026-11-11', 2)).toBe('2026-11-13')
  expect(addWorkingDays('2026-11-12', 2)).toBe('2026-11-16')
  expect(addWorkingDays('2026-11-13', 2)).toBe('2026-11-17')
  expect(addWorkingDays('2026-11-14', 2)).toBe('2026-11-17')
})
