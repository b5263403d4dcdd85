import { PAGE_LIMIT } from '@entrelles/contract/kit/constants.ts'
import type { EndpointCall } from '@entrelles/contract/kit/endpoint.ts'
import { boJournalEndpoints as endpoints } from '@entrelles/contract/modules/bo-journal/bo-journal.endpoints.ts'
import type { AuteureJournalId } from '@entrelles/contract/modules/journal/journal.schema.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createEntree } from '#modules/journal/journal.factory.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { createCompte, PERSONAS } from '#modules/session/session.factory.ts'

const kit = useTestApp()
let administratrice: Client

type Query = EndpointCall<typeof endpoints.listJournal>['query']
const list = async (query: Query) => (await administratrice.call(endpoints.listJournal, { query })).body
const resumesOf = async (query: Query) => (await list(query)).entrees.map(({ resume }) => resume)

/** Journal lines cannot be deleted between tests: each test uses its own days. */
const at = (instant: string) => new Date(instant)

beforeAll(async () => {
  administratrice = await kit.as('administratrice')
})

describe('GET /api/bo/journal', () => {
  test('a line has its author, action, target, IP range and the values before and after', async () => {
    const date = at('2026-01-10T09:00:00Z')
    const { id: auteureId } = await createCompte(kit.db, date, { prenom: 'Soizic', nom: 'Guéguen' })
    const cible = { type: 'question_faq', id: 'q1', nom: 'Comment adhérer ?' }
    const values = { avant: { statut: 'brouillon' }, apres: { statut: 'publiee' } }
    const id = await createEntree(kit.db, date, { auteureId, cible, ip: '90.12.41.0/24', ...values })
    const { entrees, ...count } = await list({ du: '2026-01-10', au: '2026-01-10' })
    expect(count).toEqual({ nbentrees: 1, limit: PAGE_LIMIT })
    expect(entrees).toEqual([
      {
        id,
        date: '2026-01-10T09:00:00.000Z',
        auteure: { id: auteureId, nom: 'Soizic Guéguen', photo: null },
        action: 'faq.modifier_question',
        libelle: 'Question modifiée',
        phrase: 'a modifié la question',
        nature: 'modification',
        cible,
        resume: null,
        ...values,
        ip: '90.12.41.0/24',
      },
    ])
  })

  test("a line keeps its author's name of that day, even after her account is deleted", async () => {
    const date = at('2026-01-12T09:00:00Z')
    const { id: auteureId } = await createCompte(kit.db, date, { prenom: 'Brigitte', nom: 'Carrère' })
    await createEntree(kit.db, date, { auteureId })
    await kit.db.updateTable('comptes').set({ nom: 'Autrement' }).where('id', '=', auteureId).execute()
    const auteures = async () =>
      (await list({ du: '2026-01-12', au: '2026-01-12' })).entrees.map((e) => e.auteure)
    expect(await auteures()).toEqual([{ id: auteureId, nom: 'Brigitte Carrère', photo: null }])
    await kit.db.deleteFrom('comptes').where('id', '=', auteureId).execute()
    expect(await auteures()).toEqual([{ id: auteureId, nom: 'Brigitte Carrère', photo: null }])
  })

  test('an action unknown to this version is shown by its code', async () => {
    const date = at('2026-01-14T09:00:00Z')
    await createEntree(kit.db, date, { action: 'demain.inventer' as 'faq.repondre' })
    const [entree] = (await list({ du: '2026-01-14', au: '2026-01-14' })).entrees
    expect(entree).toMatchObject({
      action: 'demain.inventer',
      libelle: 'demain.inventer',
      phrase: 'a agi sur',
    })
  })

  describe('filters', () => {
    const period = { du: '2026-02-01', au: '2026-02-28' }
    let auteure: AuteureJournalId

    beforeAll(async () => {
      const { id } = await createCompte(kit.db, at('2026-02-01T00:00:00Z'))
      auteure = id as AuteureJournalId
      const q = (n: string) => ({ type: 'question_faq', id: n, nom: n })
      const demande = { type: 'demande_faq', id: 'q1', nom: 'd1' }
      const day = (n: number) => at(`2026-02-0${n}T12:00:00Z`)
      await createEntree(kit.db, day(1), { resume: 'a', auteureId: auteure, cible: q('q1') })
      await createEntree(kit.db, day(2), { resume: 'b', action: 'faq.repondre', cible: demande })
      await createEntree(kit.db, day(3), { resume: 'c', action: 'faq.creer_question', cible: q('q2') })
      await createEntree(kit.db, day(4), { resume: 'd', auteureId: auteure, cible: q('q2') })
    })

    test('without a filter, the latest line comes first', async () => {
      expect(await resumesOf(period)).toEqual(['d', 'c', 'b', 'a'])
    })

    test('the author filter returns only her lines', async () => {
      expect(await resumesOf({ ...period, auteure })).toEqual(['d', 'a'])
    })

    test('an author without lines gets an empty list', async () => {
      const id = administratrice.id as AuteureJournalId
      expect(await list({ ...period, auteure: id })).toEqual({ entrees: [], nbentrees: 0, limit: PAGE_LIMIT })
    })

    test('the action filter returns only that action', async () => {
      expect(await resumesOf({ ...period, action: 'faq.creer_question' })).toEqual(['c'])
    })

    test('the target filter takes a type or one exact target', async () => {
      expect(await resumesOf({ ...period, cible: 'question_faq' })).toEqual(['d', 'c', 'a'])
      expect(await resumesOf({ ...period, cible: 'question_faq:q1' })).toEqual(['a'])
      expect(await resumesOf({ ...period, cible: 'question_faq:q' })).toEqual([])
    })

    test('several filters combine', async () => {
      expect(await resumesOf({ ...period, auteure, cible: 'question_faq:q2' })).toEqual(['d'])
    })

    test('the period filter includes both days', async () => {
      expect(await resumesOf({ du: '2026-02-02', au: '2026-02-03' })).toEqual(['c', 'b'])
      expect(await resumesOf({ ...period, du: '2026-02-04' })).toEqual(['d'])
      expect(await resumesOf({ du: '2026-02-03', au: '2026-02-02' })).toEqual([])
    })
  })

  test('days follow Paris time, in winter and in summer', async () => {
    for (const instant of [
      '2026-03-09T22:59:59Z',
      '2026-03-09T23:00:00Z',
      '2026-03-10T22:59:59Z',
      '2026-03-10T23:00:00Z',
      '2026-07-09T22:00:00Z',
      '2026-07-10T22:00:00Z',
    ])
      await createEntree(kit.db, at(instant), { resume: instant })
    expect(await resumesOf({ du: '2026-03-10', au: '2026-03-10' })).toEqual([
      '2026-03-10T22:59:59Z',
      '2026-03-09T23:00:00Z',
    ])
    expect(await resumesOf({ du: '2026-07-10', au: '2026-07-10' })).toEqual(['2026-07-09T22:00:00Z'])
  })

  test('[R9-9] a page holds 20 lines, and the count stays right past the last page', async () => {
    const start = at('2026-04-01T12:00:00Z').getTime()
    for (let n = 1; n <= 23; n += 1) await createEntree(kit.db, new Date(start + n), { resume: `${n}` })
    const page = (n: number) => list({ du: '2026-04-01', au: '2026-04-01', page: n })
    expect((await page(1)).entrees.map(({ resume }) => resume)).toHaveLength(20)
    expect((await page(2)).entrees.map(({ resume }) => resume)).toEqual(['3', '2', '1'])
    expect(await page(999)).toEqual({ entrees: [], nbentrees: 23, limit: PAGE_LIMIT })
  })

  test.each([
    ['auteure', 'personne'],
    ['action', 'faq.detruire'],
    ['cible', 'question_faq;drop'],
    ['du', '2026-02-30'],
    ['au', 'hier'],
    ['page', '0'],
    ['intrus', '1'],
  ])('an invalid filter is refused: %s=%s', async (champ, value) => {
    const refused = await administratrice.inject({ url: '/api/bo/journal', query: { [champ]: value } })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ violations: [{ champ }] })
  })

  test.each(PERSONAS.filter((persona) => persona !== 'administratrice'))(
    'the journal is refused to: %s',
    async (persona) => {
      const client = await kit.as(persona)
      expect((await client.call(endpoints.listJournal, { query: {} })).status).toBe(403)
      expect((await client.call(endpoints.listAuteuresJournal, {})).status).toBe(403)
    },
  )

  test('the journal is refused to a visitor', async () => {
    expect((await kit.visitor.call(endpoints.listJournal, { query: {} })).status).toBe(401)
  })
})

describe('GET /api/bo/journal/auteures', () => {
  test('each author is listed once, under her latest name, without the system author', async () => {
    const date = at('2026-05-01T12:00:00Z')
    const { id: zoe } = await createCompte(kit.db, date, { prenom: 'Zoé', nom: 'Avant' })
    const { id: anna } = await createCompte(kit.db, date, { prenom: 'Anna', nom: 'Le Bras' })
    for (const auteureId of [zoe, anna, zoe, null]) await createEntree(kit.db, date, { auteureId })
    await kit.db.updateTable('comptes').set({ nom: 'Après' }).where('id', '=', zoe).execute()
    await createEntree(kit.db, at('2026-05-02T12:00:00Z'), { auteureId: zoe })
    const { auteures } = (await administratrice.call(endpoints.listAuteuresJournal, {})).body
    expect(auteures.filter(({ id }) => ([zoe, anna] as string[]).includes(id))).toEqual([
      { id: anna, nom: 'Anna Le Bras' },
      { id: zoe, nom: 'Zoé Après' },
    ])
    expect(auteures.map(({ nom }) => nom)).not.toContain('Système')
  })
})

describe('journalise', () => {
  const cible = { type: 'faq', id: 'faq', nom: 'la FAQ' } as const
  const rows = (nom: string) =>
    kit.db.selectFrom('journal').where('cible_nom', '=', nom).selectAll().execute()

  const write = (entree: Parameters<typeof journalise>[1]) =>
    inTransaction(kit.db, (tx) => journalise({ db: tx, now: kit.clock.now }, entree))

  test('a line written by a job has the system as its author', async () => {
    const nom = 'écrit par une tâche'
    await write({ action: 'faq.ordonner', cible: { ...cible, nom } })
    expect(await rows(nom)).toMatchObject([
      { auteure_id: null, auteure_nom: 'Système', ip: null, requete: null, avant: null, apres: null },
    ])
  })

  test('a secret is masked before it is stored', async () => {
    const nom = 'porte un secret'
    const avant = { mot_de_passe: 'Demo-2026!', statut: 'a' }
    const act = { action: 'faq.ordonner', cible: { ...cible, nom }, avant, apres: { statut: 'b' } } as const
    await write(act)
    expect(await rows(nom)).toMatchObject([
      { avant: { mot_de_passe: '[masqué]', statut: 'a' }, apres: { statut: 'b' } },
    ])
  })

  test('a long target name is truncated', async () => {
    const nom = 'x'.repeat(121)
    await write({ action: 'faq.ordonner', cible: { ...cible, nom } })
    expect(await rows(`${'x'.repeat(119)}…`)).toHaveLength(1)
  })

  test('a line is rolled back with its transaction', async () => {
    const nom = 'annulé'
    const act = kit.db.transaction().execute(async (db) => {
      await journalise({ db, now: kit.clock.now }, { action: 'faq.ordonner', cible: { ...cible, nom } })
      throw new Error('refusé ensuite')
    })
    await expect(act).rejects.toThrow('refusé ensuite')
    expect(await rows(nom)).toEqual([])
  })
})
