import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { boFaqEndpoints as endpoints } from '@entrelles/contract/modules/bo-faq/bo-faq.endpoints.ts'
import { faqEndpoints } from '@entrelles/contract/modules/faq/faq.endpoints.ts'
import {
  QUESTIONS_FAQ_MAX,
  type DemandeFaqId,
  type QuestionFaqId,
} from '@entrelles/contract/modules/faq/faq.schema.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createQuestion } from './bo-faq.factory.ts'

const kit = useTestApp()
let adherente: Client
let administratrice: Client

beforeEach(async () => {
  await kit.db.deleteFrom('faq_questions').execute()
  await kit.db.deleteFrom('faq_categories').execute()
  await kit.db.deleteFrom('faq_demandes').execute()
  kit.mail.sent.length = 0
  adherente = await kit.as('adherente')
  administratrice = await kit.as('administratrice')
})

const form = {
  question: 'Qui peut bénéficier du tarif réduit ?',
  reponse: '<p>Les bénéficiaires du RSA.</p><ul><li>de l’AAH</li><li>de l’ASS</li></ul>',
  categorie: 'Adhésion',
}
const create = (fields: Parameters<typeof createQuestion>[2] = {}) =>
  createQuestion(kit.db, kit.clock.now(), fields) as Promise<QuestionFaqId>
const questionsSeenBy = async (client: Client, termes?: string) => {
  const { body } = await client.call(faqEndpoints.getFaq, { query: { termes } })
  return body.categories.flatMap((categorie) => categorie.questions.map(({ question }) => question))
}

describe('questions asked by members', () => {
  test('a member asks a question, an administrator answers, and the member receives the answer by mail', async () => {
    const asked = await adherente.call(faqEndpoints.createDemandeFaq, {
      body: { question: 'Puis-je venir avec ma fille ?' },
    })
    expect(asked.status).toBe(201)
    const waiting = await administratrice.call(endpoints.listDemandesFaq, { query: {} })
    expect(waiting.body).toMatchObject({
      nbquestions: 1,
      limit: 20,
      questions: [{ question: 'Puis-je venir avec ma fille ?', auteure: { prenom: 'Maëlle' } }],
    })
    const id = asked.body.id
    const sent = await administratrice.call(endpoints.sendReponseFaq, {
      params: { id },
      body: { reponse: 'Oui, avec plaisir.' },
    })
    expect(sent.status).toBe(204)
    expect(await kit.runJobs()).toBe(1)
    expect(kit.mail.sent).toHaveLength(1)
    expect(kit.mail.sent[0]).toMatchObject({ id: `faq-reponse-${id}`, subject: 'La réponse à ta question' })
    expect(kit.mail.sent[0]?.text).toContain('Oui, avec plaisir.')
    const answered = await administratrice.call(endpoints.listDemandesFaq, { query: { statut: 'repondue' } })
    expect(answered.body.nbquestions).toBe(1)
  })

  test('a question is answered once', async () => {
    const { body } = await adherente.call(faqEndpoints.createDemandeFaq, {
      body: { question: 'Une question ?' },
    })
    const answer = () =>
      administratrice.call(endpoints.sendReponseFaq, { params: { id: body.id }, body: { reponse: 'Voilà.' } })
    const statuses = (await Promise.all([answer(), answer(), answer()])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409, 409])
    expect(await kit.runJobs()).toBe(1)
  })

  test('an unknown question cannot be answered', async () => {
    const id = '01900000-0000-7000-8000-000000000000' as DemandeFaqId
    expect(
      (await administratrice.call(endpoints.sendReponseFaq, { params: { id }, body: { reponse: 'Voilà.' } }))
        .status,
    ).toBe(404)
  })

  test('[R9-9] a page holds 20 questions, and the count stays right past the last page', async () => {
    const now = kit.clock.now()
    for (let n = 0; n < 23; n += 1) {
      await kit.db
        .insertInto('faq_demandes')
        .values({
          id: crypto.randomUUID(),
          compte_id: adherente.id ?? '',
          question: `Question ${n}`,
          date_creation: new Date(now.getTime() + n),
        })
        .execute()
    }
    const page = async (n: number) =>
      (await administratrice.call(endpoints.listDemandesFaq, { query: { page: n } })).body
    expect((await page(1)).questions).toHaveLength(20)
    expect((await page(2)).questions.map(({ question }) => question)).toEqual([
      'Question 20',
      'Question 21',
      'Question 22',
    ])
    expect(await page(999)).toEqual({ questions: [], nbquestions: 23, limit: 20 })
  })
})

describe('back office', () => {
  test('a new question is a draft that members do not see', async () => {
    const { status, body } = await administratrice.call(endpoints.createQuestionFaq, { body: form })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      question: form.question,
      statut: 'brouillon',
      public: 'adherentes',
      version: 1,
    })
    expect(await questionsSeenBy(adherente)).toEqual([])
  })

  test('an answer is sanitised, and its text is searchable without its markup', async () => {
    const reponse = '<p onclick="x()">La <strong>cotisation</strong></p><script>alert(1)</script>'
    const body = { ...form, reponse, statut: 'publiee' as const }
    const created = await administratrice.call(endpoints.createQuestionFaq, { body })
    expect(created.body.reponse).toBe('<p>La <strong>cotisation</strong></p>')
    expect(await questionsSeenBy(adherente, 'cotisation')).toHaveLength(1)
    expect(await questionsSeenBy(adherente, 'strong')).toHaveLength(0)
  })

  test('an update publishes a question, and the category that it leaves empty is deleted', async () => {
    const { body } = await administratrice.call(endpoints.createQuestionFaq, { body: form })
    const update = { ...form, categorie: 'Tarifs', statut: 'publiee' as const, version: body.version }
    const updated = await administratrice.call(endpoints.updateQuestionFaq, {
      params: { id: body.id },
      body: update,
    })
    expect(updated.body).toMatchObject({ statut: 'publiee', version: 2 })
    const { body: bo } = await administratrice.call(endpoints.getFaqBo, {})
    expect(bo.categories.map(({ libelle }) => libelle)).toEqual(['Tarifs'])
  })

  test('an update from an older version is refused', async () => {
    const id = await create()
    const edit = () =>
      administratrice.call(endpoints.updateQuestionFaq, { params: { id }, body: { ...form, version: 1 } })
    expect((await edit()).status).toBe(200)
    const second = await edit()
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ code: 'version_depassee' })
  })

  test('a question is deleted once, then answers 404', async () => {
    const id = await create()
    expect((await administratrice.call(endpoints.deleteQuestionFaq, { params: { id } })).status).toBe(204)
    expect((await administratrice.call(endpoints.deleteQuestionFaq, { params: { id } })).status).toBe(404)
    const body = { ...form, version: 1 }
    expect((await administratrice.call(endpoints.updateQuestionFaq, { params: { id }, body })).status).toBe(
      404,
    )
  })

  test('questions and categories are reordered, and a question moves to another category', async () => {
    await create({ question: 'Question A ?', categorie: 'Un' })
    await create({ question: 'Question B ?', categorie: 'Un' })
    await create({ question: 'Question C ?', categorie: 'Deux' })
    const { body } = await administratrice.call(endpoints.getFaqBo, {})
    const [un, deux] = body.categories
    const [a, b, c] = body.categories.flatMap(({ questions }) => questions.map(({ id }) => id))
    const ordre = {
      categories: [
        { id: deux!.id, questions: [b!, c!] },
        { id: un!.id, questions: [a!] },
      ],
    }
    expect((await administratrice.call(endpoints.updateOrdreFaq, { body: ordre })).status).toBe(204)
    expect(await questionsSeenBy(adherente)).toEqual(['Question B ?', 'Question C ?', 'Question A ?'])
  })

  test('an order that omits a question is refused and changes nothing', async () => {
    const kept = await create({ question: 'Question A ?' })
    await create({ question: 'Question B ?' })
    const { body } = await administratrice.call(endpoints.getFaqBo, {})
    const ordre = { categories: [{ id: body.categories[0]!.id, questions: [kept] }] }
    const refused = await administratrice.call(endpoints.updateOrdreFaq, { body: ordre })
    expect(refused.status).toBe(409)
    expect(await questionsSeenBy(adherente)).toHaveLength(2)
  })

  test('an order that names a question or a category twice is refused, and changes nothing', async () => {
    await create({ question: 'Question A ?', categorie: 'Un' })
    await create({ question: 'Question B ?', categorie: 'Deux' })
    const { body } = await administratrice.call(endpoints.getFaqBo, {})
    const [un, deux] = body.categories.map(({ id, questions }) => ({
      id,
      questions: questions.map((q) => q.id),
    }))
    const twice = [
      [un!, { ...deux!, questions: un!.questions }],
      [
        { ...un!, questions: [...un!.questions, ...un!.questions] },
        { ...deux!, questions: [] },
      ],
      [un!, { ...un!, questions: deux!.questions }],
    ]
    for (const categories of twice) {
      const refused = await administratrice.call(endpoints.updateOrdreFaq, { body: { categories } })
      expect(refused.status).toBe(422)
      expect(refused.body).toMatchObject({ violations: [{ champ: 'categories' }] })
    }
    expect((await administratrice.call(endpoints.getFaqBo, {})).body).toEqual(body)
  })

  test('[R5-17] a form that breaks its rules is refused in French, a message a field', async () => {
    const body = { question: 'Oui', reponse: '', categorie: 'x'.repeat(61), intrus: true }
    const refused = await administratrice.call<typeof endpoints.createQuestionFaq, ErrorBody>(
      endpoints.createQuestionFaq,
      { body },
    )
    expect(refused.status).toBe(422)
    expect(refused.body).toEqual({
      code: 'formulaire_invalide',
      message: 'Ce formulaire comprend 4 erreur(s) :',
      violations: [
        { champ: 'question', message: 'Ce champ doit comporter au minimum 5 caractères.' },
        { champ: 'reponse', message: 'Ce champ est obligatoire.' },
        { champ: 'categorie', message: 'Ce champ doit comporter au maximum 60 caractères.' },
        { champ: 'intrus', message: 'Ce champ est invalide.' },
      ],
    })
  })
})

test('the FAQ holds 300 questions at most', async () => {
  const first = await create()
  await sql`
    insert into faq_questions
    select (jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid()))).*
    from faq_questions q, generate_series(2, ${QUESTIONS_FAQ_MAX}) where q.id = ${first}`.execute(kit.db)
  const add = () => administratrice.call(endpoints.createQuestionFaq, { body: form })
  expect(await add()).toMatchObject({ status: 409, body: { code: 'faq_pleine' } })
  await kit.db.deleteFrom('faq_questions').where('id', '=', first).execute()
  expect((await add()).status).toBe(201)
})
