import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { AdhesionId } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { boAdhesionsEndpoints as endpoints } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.endpoints.ts'
import type { CompteId } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import type { PaiementId } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { ReclamationId } from '@entrelles/contract/modules/reclamations/reclamations.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createOrphelin, createTentative } from '#modules/paiements/paiements.factory.ts'
import { createReclamationOuverte } from '#modules/reclamations/reclamations.factory.ts'
import { createPersona } from '#modules/session/session.factory.ts'
import { aTraiterOf, clear, latestEntry, nbEntries } from './test-bo.ts'

const kit = useTestApp()
const UNKNOWN = '019a0000-0000-7000-8000-000000000001'
const DAY = 86_400_000
let administratrice: Client
let compteId: CompteId

const member = async (prenom: string, nom: string) =>
  (await createPersona(kit.db, kit.clock.now(), 'expiree', { prenom, nom })).id as CompteId
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await clear(kit)
  administratrice = await kit.as('administratrice')
  compteId = await member('Claire', 'Vasseur')
})

const orphan = (fields: Parameters<typeof createOrphelin>[2] = {}) =>
  createOrphelin(kit.db, new Date(kit.clock.now().getTime() - 3 * DAY), {
    nom_payeur: 'Jean-Marc Vasseur',
    ...fields,
  }) as Promise<PaiementId>
const claim = async (of: CompteId = compteId) =>
  (await createReclamationOuverte(kit.db, kit.clock.now(), { compteId: of })) as {
    id: ReclamationId
    numero: string
  }
const attach = (id: string, body: { compteId: CompteId; reclamationId?: ReclamationId } = { compteId }) =>
  administratrice.call<typeof endpoints.attachPaiement, { id: AdhesionId } & ErrorBody>(
    endpoints.attachPaiement,
    { params: { id: id as PaiementId }, body },
  )
const yearsOf = (id: string) =>
  kit.db.selectFrom('adhesions').where('compte_id', '=', id).selectAll().execute()

describe('[R2.1-24] POST /api/bo/paiements/{id}/rattachement', () => {
  test('opens her year from the day of the payment, which is then handled', async () => {
    const id = await orphan({ tarif: 'reduit' })
    const { status, body } = await attach(id)
    expect(status).toBe(200)
    expect(await yearsOf(compteId)).toMatchObject([
      {
        id: body.id,
        paiement_id: id,
        debut: '2026-11-11',
        fin: '2027-11-10',
        tarif: 'reduit',
        montant_cents: 4000,
      },
    ])
    expect(await aTraiterOf(administratrice)).toEqual([])
    expect(await latestEntry(kit)).toMatchObject({
      action: 'adhesions.rattacher',
      cible: { type: 'paiement', id, nom: 'Jean-Marc Vasseur du 11/11/2026' },
      avant: { adherente: null },
      apres: { adherente: 'Claire Vasseur', adhesion: expect.stringMatching(/^2026-/) },
    })
    await kit.runJobs()
    expect(kit.mail.sent).toHaveLength(1)
  })

  test('is refused a second time, for her and for any other member', async () => {
    const id = await orphan()
    const other = await member('Léa', 'Fontaine')
    await attach(id)
    const before = await nbEntries(kit)
    for (const to of [compteId, other])
      expect(await attach(id, { compteId: to })).toMatchObject({
        status: 409,
        body: { code: 'paiement_deja_rattache' },
      })
    expect(await yearsOf(other)).toEqual([])
    expect(await nbEntries(kit)).toBe(before)
  })

  test('opens one year when two administrators attach it concurrently', async () => {
    const id = await orphan()
    const other = await member('Léa', 'Fontaine')
    const answers = await Promise.all([attach(id), attach(id, { compteId: other })])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    expect(await kit.db.selectFrom('adhesions').select('id').execute()).toHaveLength(1)
  })

  test('closes the claim that it settles, and mails her', async () => {
    const { id: reclamationId, numero } = await claim()
    await attach(await orphan(), { compteId, reclamationId })
    expect(await aTraiterOf(administratrice)).toEqual([])
    expect(await latestEntry(kit)).toMatchObject({ apres: { reclamation: numero } })
    await kit.runJobs()
    expect(kit.mail.sent.map(({ subject }) => subject)).toContain(`La réponse à ta demande ${numero}`)
  })

  test('changes nothing with the claim of another member, or one already answered', async () => {
    const id = await orphan()
    const foreign = await claim(await member('Léa', 'Fontaine'))
    expect(await attach(id, { compteId, reclamationId: foreign.id })).toMatchObject({
      status: 404,
      body: { code: 'reclamation_introuvable' },
    })
    const mine = await claim()
    await kit.db.updateTable('reclamations').set({ traitee_le: kit.clock.now() }).execute()
    expect(await attach(id, { compteId, reclamationId: mine.id })).toMatchObject({
      status: 409,
      body: { code: 'reclamation_deja_traitee' },
    })
    expect(await yearsOf(compteId)).toEqual([])
  })

  test('refuses an unknown payment, an unknown member or a refunded payment', async () => {
    const id = await orphan()
    expect(await attach(UNKNOWN)).toMatchObject({ status: 404, body: { code: 'paiement_introuvable' } })
    expect(await attach(id, { compteId: UNKNOWN as CompteId })).toMatchObject({
      status: 404,
      body: { code: 'adherente_introuvable' },
    })
    const refunded = await orphan()
    await kit.db.updateTable('paiements').set({ etat: 'rembourse' }).where('id', '=', refunded).execute()
    expect(await attach(refunded)).toMatchObject({ status: 409, body: { code: 'paiement_non_paye' } })
    expect(await yearsOf(compteId)).toEqual([])
  })

  test('refuses the payment of an erased member, which has already bought its year', async () => {
    const gone = await member('Mai', 'Nguyen')
    const id = await orphan()
    await attach(id, { compteId: gone })
    await kit.db.deleteFrom('comptes').where('id', '=', gone).execute()
    expect(await attach(id)).toMatchObject({ status: 409, body: { code: 'paiement_deja_rattache' } })
  })
})

describe('[R2.1-24] POST /api/bo/paiements/{id}/traitement', () => {
  const resolve = (id: string, note = 'Remboursé depuis la plateforme') =>
    administratrice.call<typeof endpoints.resolvePaiement, ErrorBody>(endpoints.resolvePaiement, {
      params: { id: id as PaiementId },
      body: { note },
    })

  test('marks the payment as handled, and records the note in the journal', async () => {
    const id = await orphan()
    expect((await resolve(id)).status).toBe(204)
    expect(await aTraiterOf(administratrice)).toEqual([])
    expect(await latestEntry(kit)).toMatchObject({
      action: 'adhesions.traiter',
      cible: { type: 'paiement', id },
      apres: { note: 'Remboursé depuis la plateforme' },
    })
  })

  test('refuses a payment without an anomaly or already handled, and an empty note', async () => {
    const id = await orphan()
    expect((await resolve(id, '')).status).toBe(422)
    await resolve(id)
    const before = await nbEntries(kit)
    const fine = await createTentative(kit.db, kit.clock.now(), { compteId })
    for (const other of [id, fine])
      expect(await resolve(other)).toMatchObject({ status: 409, body: { code: 'paiement_deja_traite' } })
    expect((await resolve(UNKNOWN)).status).toBe(404)
    expect(await nbEntries(kit)).toBe(before)
  })
})

describe('[R2.1-24] POST /api/bo/reclamations/{id}/reponse', () => {
  type Body = { acceptee: boolean; message: string; paiementId?: PaiementId }
  const answer = (id: string, body: Body) =>
    administratrice.call<typeof endpoints.sendReponseReclamation, ErrorBody>(
      endpoints.sendReponseReclamation,
      { params: { id: id as ReclamationId }, body },
    )
  const no = { acceptee: false, message: 'Nous ne trouvons rien à ce nom.\n\nPeux-tu vérifier la date ?' }

  test('mails the answer once, and closes the claim', async () => {
    const { id, numero } = await claim()
    expect((await answer(id, no)).status).toBe(204)
    await kit.runJobs()
    expect(kit.mail.sent).toMatchObject([{ subject: `La réponse à ta demande ${numero}` }])
    expect(kit.mail.sent[0]?.text).toContain('Peux-tu vérifier la date')
    expect(await aTraiterOf(administratrice)).toEqual([])
    expect(await latestEntry(kit)).toMatchObject({
      action: 'adhesions.repondre',
      cible: { type: 'reclamation', id, nom: `${numero} de Claire Vasseur` },
      apres: { acceptee: false, reponse: no.message },
    })
    expect(await answer(id, no)).toMatchObject({ status: 409, body: { code: 'reclamation_deja_traitee' } })
  })

  test('accepted with a payment attaches it to her, in one journal line', async () => {
    const { id } = await claim()
    const paiementId = await orphan()
    await answer(id, { acceptee: true, message: 'Le voilà !', paiementId })
    expect(await yearsOf(compteId)).toMatchObject([{ paiement_id: paiementId, debut: '2026-11-11' }])
    expect(await latestEntry(kit)).toMatchObject({
      apres: { acceptee: true, paiement: 'Jean-Marc Vasseur du 11/11/2026' },
    })
    expect(await aTraiterOf(administratrice)).toEqual([])
  })

  test('refused attaches no payment, even if one is given', async () => {
    const { id } = await claim()
    const paiementId = await orphan()
    await answer(id, { ...no, paiementId })
    expect(await yearsOf(compteId)).toEqual([])
  })

  test('with a payment already attached leaves the claim open', async () => {
    const { id } = await claim()
    const paiementId = await orphan()
    await attach(paiementId, { compteId: await member('Léa', 'Fontaine') })
    const given = { acceptee: true, message: 'Le voilà !', paiementId }
    expect(await answer(id, given)).toMatchObject({ status: 409, body: { code: 'paiement_deja_rattache' } })
    expect(await aTraiterOf(administratrice)).toMatchObject([{ id }])
  })

  test('with an unknown or a refunded payment leaves the claim open', async () => {
    const { id } = await claim()
    const refunded = await orphan()
    await kit.db.updateTable('paiements').set({ etat: 'rembourse' }).where('id', '=', refunded).execute()
    const given = { acceptee: true, message: 'Le voilà !' }
    expect(await answer(id, { ...given, paiementId: UNKNOWN as PaiementId })).toMatchObject({
      status: 404,
      body: { code: 'paiement_introuvable' },
    })
    expect(await answer(id, { ...given, paiementId: refunded })).toMatchObject({
      status: 409,
      body: { code: 'paiement_non_paye' },
    })
    expect((await aTraiterOf(administratrice)).map((one) => one.id)).toContain(id)
  })

  test('refuses an unknown claim or an empty message', async () => {
    expect((await answer(UNKNOWN, no)).status).toBe(404)
    expect((await answer((await claim()).id, { acceptee: true, message: ' ' })).status).toBe(422)
  })
})
