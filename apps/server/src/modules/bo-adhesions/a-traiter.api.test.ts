import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createAdhesion } from '#modules/adhesions/adhesions.factory.ts'
import { createOrphelin, createTentative } from '#modules/paiements/paiements.factory.ts'
import { createReclamationOuverte } from '#modules/reclamations/reclamations.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { aTraiterOf, clear } from './test-bo.ts'

const kit = useTestApp()
const DAY = 86_400_000
let administratrice: Client

beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await clear(kit)
  administratrice = await kit.as('administratrice')
})

const now = () => kit.clock.now()
const ago = (ms: number) => new Date(now().getTime() - ms)
const compte = async (prenom: string, nom: string, fields: Parameters<typeof createCompte>[2] = {}) =>
  (await createCompte(kit.db, now(), { prenom, nom, ...fields })).id
/** The suggestions for the only unattached payment, with their reasons. */
const suggested = async () => {
  const [item] = await aTraiterOf(administratrice)
  if (item?.type !== 'paiement') throw new Error('no payment waits')
  return item.suggestions.map(({ adherente, raisons }) => [
    `${adherente.prenom} ${adherente.nom}`,
    ...raisons,
  ])
}

describe('[R2.1-24] GET /api/bo/adhesions/a_traiter', () => {
  test('lists unattached payments, payments without an answer and open claims, oldest first', async () => {
    const compteId = await compte('Nadia', 'Benali')
    const orphan = await createOrphelin(kit.db, ago(3 * DAY), {
      nom_payeur: 'Jean-Marc Vasseur',
      email_payeur: 'jm.vasseur@exemple.fr',
      commande_id: 48_213_907,
    })
    const silent = await createTentative(kit.db, ago(50 * 60_000), { compteId, verifications: 4 })
    await createTentative(kit.db, ago(44 * 60_000), { compteId })
    const { id: claim, numero } = await createReclamationOuverte(kit.db, ago(DAY), {
      compteId,
      message: 'Virement du 6\u00a0novembre.',
    })
    const items = await aTraiterOf(administratrice)
    expect(items.map(({ id }) => id)).toEqual([orphan, claim, silent])
    expect(items).toMatchObject([
      {
        type: 'paiement',
        anomalie: 'orphelin',
        montant: 8000,
        payeur: { nom: 'Jean-Marc Vasseur', email: 'jm.vasseur@exemple.fr' },
        commande: 48_213_907,
        adherente: null,
        adhesionId: null,
      },
      { type: 'reclamation', numero, adherente: { nom: 'Benali' }, message: 'Virement du 6\u00a0novembre.' },
      { type: 'sans_reponse', adherente: { nom: 'Benali' }, verifications: 4 },
    ])
  })

  test.each(['montant', 'reference', 'double', 'rembourse', 'conteste'] as const)(
    'lists a payment with the anomaly « %s » and its year, until it is handled',
    async (anomalie) => {
      const { id, paiementId } = await createAdhesion(kit.db, now(), {
        compteId: await compte('Awa', 'Diallo'),
      })
      const set = (fields: { anomalie?: typeof anomalie; traite_le?: Date }) =>
        kit.db.updateTable('paiements').set(fields).where('id', '=', paiementId).execute()
      await set({ anomalie })
      expect(await aTraiterOf(administratrice)).toMatchObject([
        { type: 'paiement', anomalie, adhesionId: id, adherente: { nom: 'Diallo' }, suggestions: [] },
      ])
      await set({ traite_le: now() })
      expect(await aTraiterOf(administratrice)).toEqual([])
    },
  )

  test('omits answered claims, and payments that are abandoned or paid', async () => {
    const compteId = await compte('Awa', 'Diallo')
    await createTentative(kit.db, ago(DAY), { compteId, etat: 'abandonne' })
    await createTentative(kit.db, ago(DAY), { compteId, etat: 'inconnu' })
    await createAdhesion(kit.db, now(), { compteId })
    const { id } = await createReclamationOuverte(kit.db, now(), { compteId })
    await kit.db.updateTable('reclamations').set({ traitee_le: now() }).where('id', '=', id).execute()
    expect(await aTraiterOf(administratrice)).toEqual([])
  })

  test('returns at most fifty items, the oldest', async () => {
    for (let n = 0; n < 52; n += 1) await createOrphelin(kit.db, ago(n * DAY), { commande_id: n + 1 })
    const items = await aTraiterOf(administratrice)
    expect(items).toHaveLength(50)
    expect(items[0]).toMatchObject({ commande: 52 })
  })
})

describe('[R2.1-24] the suggested members for an unattached payment', () => {
  const payer = { nom_payeur: 'Jean-Marc VASSEUR', email_payeur: 'JM.Vasseur@exemple.fr' }

  test('have the same last name, ignoring accents and case, but not just its start', async () => {
    await compte('Claire', 'Vàsseur')
    await compte('Léa', 'Vasseur-Morin')
    await compte('Vasseur', 'Autre')
    await createOrphelin(kit.db, now(), payer)
    expect(await suggested()).toEqual([['Claire Vàsseur', 'meme_nom']])
  })

  test("come first if they have the payer's address, then the payer's name", async () => {
    await compte('Claire', 'Vasseur')
    await compte('Awa', 'Diallo', { email: 'jm.vasseur@exemple.fr' })
    await createOrphelin(kit.db, now(), payer)
    expect(await suggested()).toEqual([
      ['Awa Diallo', 'meme_email'],
      ['Claire Vasseur', 'meme_nom'],
    ])
  })

  test('include one who tried to pay this amount within three days, without success', async () => {
    await createTentative(kit.db, ago(2 * DAY), {
      compteId: await compte('Awa', 'Diallo'),
      etat: 'abandonne',
    })
    await createTentative(kit.db, ago(4 * DAY), { compteId: await compte('Trop', 'Tot'), etat: 'refuse' })
    await createTentative(kit.db, ago(DAY), { compteId: await compte('Autre', 'Prix'), tarif: 'reduit' })
    await createAdhesion(kit.db, now(), { compteId: await compte('Deja', 'Payee') })
    await createOrphelin(kit.db, now(), { nom_payeur: 'Personne Ici' })
    // Pending attempts are listed too; the unattached payment is the newest.
    const items = await aTraiterOf(administratrice)
    const orphan = items.find((item) => item.type === 'paiement')
    expect(orphan?.type === 'paiement' && orphan.suggestions).toMatchObject([
      { adherente: { nom: 'Diallo' }, raisons: ['bon_montant', 'date_proche'], reclamation: null },
    ])
  })

  test('include those who claimed it by order, by payer, or by amount and date', async () => {
    const claim = async (nom: string, fields: Partial<Parameters<typeof createReclamationOuverte>[2]>) =>
      createReclamationOuverte(kit.db, now(), {
        compteId: await compte('Léa', nom),
        emailPayeur: 'autre@exemple.fr',
        datePaiement: '2026-10-01',
        montant: 4000,
        ...fields,
      })
    const { id, numero } = await claim('Commande', { commande: '48213907' })
    await claim('Payeur', { emailPayeur: 'jm.vasseur@exemple.fr' })
    await claim('Montant', { montant: 8000, datePaiement: '2026-11-12' })
    await claim('Rien', { montant: 8000, datePaiement: '2026-11-10' })
    await createOrphelin(kit.db, ago(1), { ...payer, commande_id: 48_213_907 })
    expect(await suggested()).toEqual([
      ['Léa Commande', 'meme_commande'],
      ['Léa Payeur', 'meme_email'],
      ['Léa Montant', 'bon_montant', 'date_proche'],
    ])
    const [item] = await aTraiterOf(administratrice)
    expect(item?.type === 'paiement' && item.suggestions[0]?.reclamation).toMatchObject({ id, numero })
  })

  test('are empty if nothing matches, and exclude unfinished sign-ups', async () => {
    await compte('Awa', 'Diallo')
    await compte('Claire', 'Vasseur', { etape_inscription: 'etape_deux' })
    await createOrphelin(kit.db, now(), payer)
    await createOrphelin(kit.db, now(), {})
    expect(await suggested()).toEqual([])
  })
})

describe('[R2.1-24] the suggested payments for a claim', () => {
  test('have the same payer, order, or amount and date, and are not attached yet', async () => {
    const compteId = await compte('Nadia', 'Benali')
    await createReclamationOuverte(kit.db, ago(5 * DAY), {
      compteId,
      emailPayeur: 'passerelles@exemple.fr',
      datePaiement: '2026-11-12',
      montant: 8000,
    })
    const same = await createOrphelin(kit.db, ago(DAY), { email_payeur: 'Passerelles@exemple.fr' })
    const near = await createOrphelin(kit.db, ago(2 * DAY))
    await createOrphelin(kit.db, ago(2 * DAY), { tarif: 'reduit' })
    await createOrphelin(kit.db, ago(DAY), {
      email_payeur: 'passerelles@exemple.fr',
      compte_id: compteId,
      traite_le: now(),
    })
    const [item] = await aTraiterOf(administratrice)
    expect(item?.type === 'reclamation' && item.paiements).toMatchObject([
      { id: same, raisons: ['meme_email', 'bon_montant', 'date_proche'], montant: 8000 },
      { id: near, raisons: ['bon_montant', 'date_proche'] },
    ])
  })
})
