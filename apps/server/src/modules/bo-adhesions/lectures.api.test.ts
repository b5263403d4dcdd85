import { addDays } from '@entrelles/contract/kit/dates.ts'
import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { AdhesionId } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { boAdhesionsEndpoints as endpoints } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createAdhesion } from '#modules/adhesions/adhesions.factory.ts'
import { createOrphelin, createTentative } from '#modules/paiements/paiements.factory.ts'
import { createReclamationOuverte } from '#modules/reclamations/reclamations.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { clear, latestEntry, nbEntries } from './test-bo.ts'

const kit = useTestApp()
const TODAY = '2026-11-14'
let administratrice: Client

beforeEach(async () => {
  kit.clock.set(`${TODAY}T09:00:00Z`)
  await clear(kit)
  administratrice = await kit.as('administratrice')
})

const compte = async (prenom: string, nom: string, fields: Parameters<typeof createCompte>[2] = {}) =>
  (await createCompte(kit.db, kit.clock.now(), { prenom, nom, paye_jusquau: null, ...fields })).id
type Year = Omit<Parameters<typeof createAdhesion>[2], 'compteId'>
const year = async (compteId: string, fields: Year = {}) => {
  kit.clock.advance(1000)
  return createAdhesion(kit.db, kit.clock.now(), { compteId, ...fields })
}
describe('[R2.1-24] POST /api/bo/adhesions/montants', () => {
  test('returns the amounts of these years, and writes a journal line that names them', async () => {
    const awa = await year(await compte('Awa', 'Diallo'), { tarif: 'reduit' })
    const lea = await year(await compte('Léa', 'Fontaine'))
    const other = await year(await compte('Mai', 'Nguyen'))
    kit.clock.advance(1000)
    const ids = [awa.id, lea.id] as AdhesionId[]
    const { status, body } = await administratrice.call(endpoints.listMontants, { body: { ids } })
    expect(status).toBe(200)
    expect(body.montants).toEqual([
      { id: lea.id, tarif: 'plein', montant: 8000 },
      { id: awa.id, tarif: 'reduit', montant: 4000 },
    ])
    expect(JSON.stringify(body)).not.toContain(other.id)
    const entry = await latestEntry(kit)
    expect(entry).toMatchObject({
      action: 'adhesions.afficher_montants',
      auteureId: administratrice.id,
      cible: { type: 'adhesions', id: 'liste', nom: '2 adhésions' },
      apres: { adhesions: [expect.stringMatching(/^2026-/), expect.stringMatching(/^2026-/)] },
    })
    expect(JSON.stringify(entry)).not.toMatch(/4000|8000|reduit/)
  })

  test('names the year in the journal if there is only one', async () => {
    const { id } = await year(await compte('Awa', 'Diallo'))
    kit.clock.advance(1000)
    await administratrice.call(endpoints.listMontants, { body: { ids: [id as AdhesionId] } })
    expect(await latestEntry(kit)).toMatchObject({ cible: { type: 'adhesion', id } })
  })

  test('answers 404 for an unknown year and 422 for none or too many, without a journal line', async () => {
    const before = await nbEntries(kit)
    const unknown = '019a0000-0000-7000-8000-000000000001' as AdhesionId
    const ask = (ids: AdhesionId[]) => administratrice.call(endpoints.listMontants, { body: { ids } })
    expect((await ask([unknown])).status).toBe(404)
    expect((await ask([])).status).toBe(422)
    expect((await ask(Array.from({ length: 51 }, () => unknown))).status).toBe(422)
    expect(await nbEntries(kit)).toBe(before)
  })
})

describe('[R2.1-24] GET /api/bo/adhesions/resume', () => {
  test('returns the income of the month, the years ending soon, those in grace and the items to handle', async () => {
    const now = kit.clock.now()
    await kit.db
      .insertInto('encaissements')
      .values([
        { mois: '2026-11-01', montant_cents: 412_000, nombre: 57 },
        { mois: '2026-10-01', montant_cents: 1, nombre: 1 },
      ])
      .execute()
    const fin = { '-31': 0, '-30': 1, '-1': 2, '0': 3, '30': 4, '31': 5 }
    const ids = new Map<string, string>()
    for (const days of Object.keys(fin))
      ids.set(days, await compte('Awa', 'Diallo', { paye_jusquau: addDays(TODAY, Number(days)) }))
    const soon = await year(ids.get('30') ?? '', { debut: '2025-12-15', fin: addDays(TODAY, 30) })
    await kit.db
      .updateTable('rappels_adhesion')
      .set({ statut: 'envoye', traite_le: now })
      .where('adhesion_id', '=', soon.id)
      .where('echeance', '=', 'J-30')
      .execute()
    const compteId = ids.get('0') ?? ''
    await createOrphelin(kit.db, now)
    await createTentative(kit.db, new Date(now.getTime() - 46 * 60_000), { compteId })
    await createTentative(kit.db, new Date(now.getTime() - 44 * 60_000), { compteId })
    await createReclamationOuverte(kit.db, now, { compteId })
    const { body } = await administratrice.call(endpoints.getResumeAdhesions, {})
    expect(body).toEqual({
      mois: '2026-11-01',
      encaisse: { montant: 412_000, nombre: 57 },
      finSous30Jours: { nb: 2, relancees: 1 },
      grace: { nb: 2 },
      graceJours: 30,
      aTraiter: { nb: 3 },
    })
  })

  test('returns zeros for an empty month', async () => {
    const { body } = await administratrice.call(endpoints.getResumeAdhesions, {})
    expect(body).toMatchObject({ encaisse: { montant: 0, nombre: 0 }, grace: { nb: 0 }, aTraiter: { nb: 0 } })
  })
})

describe('[R2.1-24] GET /api/bo/adhesions/adherentes', () => {
  const search = async (termes: string) =>
    (await administratrice.call(endpoints.listAdherentesBo, { query: { termes } })).body.adherentes

  test('returns at most ten members by name or address, with the facts that determine their next year', async () => {
    const id = await compte('Joséphine', 'Mbarga', { paye_jusquau: '2026-09-30', email: 'jo@exemple.fr' })
    await kit.as('coordinatrice')
    expect(await search('josephine mb')).toEqual([
      {
        id,
        prenom: 'Joséphine',
        nom: 'Mbarga',
        commune: null,
        photo: null,
        email: 'jo@exemple.fr',
        payeJusquau: '2026-09-30',
        coordonne: false,
      },
    ])
    expect((await search('le goff')).find(({ coordonne }) => coordonne)).toBeDefined()
    for (let n = 0; n < 11; n += 1) await compte('Zoé', `Martin ${n}`)
    expect(await search('zoe')).toHaveLength(10)
  })

  test('returns nobody without a word, nor a member with an unfinished sign-up', async () => {
    await compte('Joséphine', 'Mbarga', { etape_inscription: 'etape_quatre' })
    expect(await search('')).toEqual([])
    expect(await search('mbarga')).toEqual([])
  })
})

describe('[R2.1-24] [P-8] GET /api/bo/adhesions/{id}', () => {
  test('returns the year, its payment and history, its reminders and her claims, but never the amount', async () => {
    const compteId = await compte('Awa', 'Diallo', { rappels_adhesion: false })
    const { id, paiementId } = await year(compteId, { tarif: 'reduit', recuUrl: 'https://exemple.fr/recu' })
    const now = kit.clock.now()
    await kit.db
      .insertInto('etats_paiements')
      .values({ paiement_id: paiementId, rang: 0, etat: 'paye', porte: 'retour', le: now })
      .execute()
    await createReclamationOuverte(kit.db, now, { compteId, message: 'Je ne vois rien.' })
    const { body } = await administratrice.call(endpoints.getAdhesionBo, { params: { id: id as AdhesionId } })
    expect(body).toMatchObject({
      id,
      adherente: { id: compteId, prenom: 'Awa', payeJusquau: '2027-11-13', coordonne: false },
      dateDebut: TODAY,
      dateFin: '2027-11-13',
      statut: 'active',
      annulation: null,
      paiement: {
        id: paiementId,
        etat: 'paye',
        recuUrl: 'https://exemple.fr/recu',
        anomalie: null,
        historique: [{ etat: 'paye', porte: 'retour' }],
      },
      rappelsActifs: false,
      rappels: [
        { echeance: 'J-30', datePrevue: '2027-10-14', statut: 'prevu', motif: null },
        { echeance: 'J-7', datePrevue: '2027-11-06' },
        { echeance: 'J', datePrevue: '2027-11-13' },
        { echeance: 'J+15', datePrevue: '2027-11-28' },
      ],
      reclamations: [{ message: 'Je ne vois rien.', dateTraitement: null, acceptee: null }],
    })
    expect(JSON.stringify(body)).not.toMatch(/"tarif"|"montant"|reduit|4000/)
  })

  test('answers 404 for an unknown year', async () => {
    const { status, body } = await administratrice.call<typeof endpoints.getAdhesionBo, ErrorBody>(
      endpoints.getAdhesionBo,
      { params: { id: '019a0000-0000-7000-8000-000000000001' as AdhesionId } },
    )
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'adhesion_introuvable' })
  })
})
