import { boFaqEndpoints } from '@entrelles/contract/modules/bo-faq/bo-faq.endpoints.ts'
import { faqEndpoints as endpoints } from '@entrelles/contract/modules/faq/faq.endpoints.ts'
import type { QuestionFaqId } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createQuestion } from '#modules/bo-faq/bo-faq.factory.ts'

const kit = useTestApp()
let adherente: Client
let administratrice: Client

beforeEach(async () => {
  await kit.db.deleteFrom('faq_questions').execute()
  await kit.db.deleteFrom('faq_categories').execute()
  adherente = await kit.as('adherente')
  administratrice = await kit.as('administratrice')
})

const create = (fields: Parameters<typeof createQuestion>[2] = {}) =>
  createQuestion(kit.db, kit.clock.now(), fields) as Promise<QuestionFaqId>
const questionsSeenBy = async (client: Client, termes?: string) => {
  const { body } = await client.call(endpoints.getFaq, { query: { termes } })
  return body.categories.flatMap((categorie) => categorie.questions.map(({ question }) => question))
}

describe('GET /api/faq', () => {
  test('published questions are listed by category, in order, without drafts', async () => {
    await create({ question: 'Première question ?', categorie: 'Adhésion' })
    await create({ question: 'Deuxième question ?', categorie: 'Mon compte' })
    await create({ question: 'Troisième question ?', categorie: 'Adhésion' })
    await create({ question: 'Un brouillon ?', categorie: 'Adhésion', statut: 'brouillon' })
    const { status, body } = await adherente.call(endpoints.getFaq, { query: {} })
    expect(status).toBe(200)
    expect(body.categories.map(({ libelle }) => libelle)).toEqual(['Adhésion', 'Mon compte'])
    expect(body.categories[0]?.questions.map(({ question }) => question)).toEqual([
      'Première question ?',
      'Troisième question ?',
    ])
  })

  test('[R3-18] [R7-11] a response has no key outside its schema', async () => {
    await create()
    const { body } = await adherente.call(endpoints.getFaq, { query: {} })
    expect(Object.keys(body.categories[0]?.questions[0] ?? {}).sort()).toEqual([
      'dateModification',
      'id',
      'monAvis',
      'question',
      'reponse',
    ])
  })

  test('[P-11] the search ignores accents and case, and matches word beginnings and endings', async () => {
    await create({ question: 'Comment renouveler mon adhésion ?' })
    await create({ question: 'Où trouver les antennes ?' })
    for (const termes of ['ADHESION', 'adhésions', 'adhes'])
      expect(await questionsSeenBy(adherente, termes)).toEqual(['Comment renouveler mon adhésion ?'])
    expect(await questionsSeenBy(adherente, 'piscine')).toEqual([])
  })

  test('the search finds a question by a hidden keyword', async () => {
    await create({ motsCles: ['résiliation'] })
    expect(await questionsSeenBy(adherente, 'resiliation')).toHaveLength(1)
  })

  test('search operators in the terms are plain text', async () => {
    await create()
    expect(await questionsSeenBy(adherente, "antenne' & | !:* (")).toHaveLength(1)
  })

  test('questions for coordinators are hidden from members', async () => {
    await create({ question: 'Comment animer mon territoire ?', public: 'coordinatrices' })
    expect(await questionsSeenBy(adherente)).toEqual([])
    expect(await questionsSeenBy(await kit.as('coordinatrice'))).toHaveLength(1)
    expect(await questionsSeenBy(administratrice)).toHaveLength(1)
  })
})

describe('POST /api/faq/{id}/avis', () => {
  const counters = async (id: string) => {
    const row = await kit.db
      .selectFrom('faq_questions')
      .where('id', '=', id)
      .select(['nb_utile', 'nb_inutile'])
      .executeTakeFirstOrThrow()
    return [row.nb_utile, row.nb_inutile]
  }

  test('each member has one vote; a second one replaces the first', async () => {
    const id = await create()
    const other = await kit.as('adherente')
    await adherente.call(endpoints.createAvisFaq, { params: { id }, body: { utile: true } })
    await other.call(endpoints.createAvisFaq, { params: { id }, body: { utile: true } })
    expect(await counters(id)).toEqual([2, 0])
    const { status } = await adherente.call(endpoints.createAvisFaq, {
      params: { id },
      body: { utile: false, commentaire: 'Pas clair' },
    })
    expect(status).toBe(204)
    expect(await counters(id)).toEqual([1, 1])
    const seen = await adherente.call(endpoints.getFaq, { query: {} })
    expect(seen.body.categories[0]?.questions[0]?.monAvis).toBe(false)
    const bo = await administratrice.call(boFaqEndpoints.getFaqBo, {})
    expect(bo.body.categories[0]?.questions[0]).toMatchObject({
      nbUtile: 1,
      nbInutile: 1,
      commentaires: ['Pas clair'],
    })
  })

  test('twenty simultaneous votes give a counter of twenty', async () => {
    const id = await create()
    const members = await Promise.all(Array.from({ length: 20 }, () => kit.as('adherente')))
    await Promise.all(
      members.map((member) =>
        member.call(endpoints.createAvisFaq, { params: { id }, body: { utile: true } }),
      ),
    )
    expect(await counters(id)).toEqual([20, 0])
  })

  test('a draft, and a question for coordinators, answer 404 to a member', async () => {
    const draft = await create({ statut: 'brouillon' })
    const reserved = await create({ public: 'coordinatrices' })
    for (const id of [draft, reserved]) {
      const { status } = await adherente.call(endpoints.createAvisFaq, {
        params: { id },
        body: { utile: true },
      })
      expect(status).toBe(404)
    }
  })

  test('form data is accepted as well as JSON', async () => {
    const id = await create()
    const form = {
      method: 'POST' as const,
      url: `/api/faq/${id}/avis`,
      payload: 'utile=true',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    expect((await adherente.inject(form)).status).toBe(204)
    expect(await counters(id)).toEqual([1, 0])
  })
})
