import { boFaqEndpoints as endpoints } from '@entrelles/contract/modules/bo-faq/bo-faq.endpoints.ts'
import { boJournalEndpoints } from '@entrelles/contract/modules/bo-journal/bo-journal.endpoints.ts'
import type { QuestionFaqId } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createDemande } from '#modules/faq/faq.factory.ts'
import { createQuestion } from './bo-faq.factory.ts'

const kit = useTestApp()
let administratrice: Client

beforeEach(async () => {
  await kit.db.deleteFrom('faq_questions').execute()
  await kit.db.deleteFrom('faq_categories').execute()
  administratrice = await kit.as('administratrice')
  // Journal lines cannot be deleted: a later clock makes the lines of this test the latest.
  kit.clock.advance(60_000)
})

const latest = async () => {
  const { body } = await administratrice.call(boJournalEndpoints.listJournal, { query: {} })
  return body.entrees[0]
}
const form = {
  question: 'Qui peut adhérer ?',
  reponse: '<p>Toutes.</p>',
  categorie: 'Adhésion',
  motsCles: ['tarif'],
}
const kept = { ...form, public: 'adherentes', statut: 'brouillon' }

test('[R2.1-24] a created question is journalled with its author, target, IP range and all its values', async () => {
  const { body } = await administratrice.call(endpoints.createQuestionFaq, { body: form })
  expect(await latest()).toMatchObject({
    date: kit.clock.now().toISOString(),
    auteure: { id: administratrice.id, nom: 'Maëlle Le Goff' },
    action: 'faq.creer_question',
    cible: { type: 'question_faq', id: body.id, nom: form.question },
    avant: null,
    apres: kept,
    ip: '127.0.0.0/24',
  })
})

test('[R2.1-24] an updated question is journalled with only the changed fields, before and after', async () => {
  const { body } = await administratrice.call(endpoints.createQuestionFaq, { body: form })
  kit.clock.advance(1000)
  const change = { categorie: 'Tarifs', statut: 'publiee', motsCles: ['tarif', 'rsa'] } as const
  const update = { ...form, ...change, motsCles: [...change.motsCles], version: body.version }
  await administratrice.call(endpoints.updateQuestionFaq, { params: { id: body.id }, body: update })
  expect(await latest()).toMatchObject({
    action: 'faq.modifier_question',
    cible: { type: 'question_faq', id: body.id, nom: form.question },
    avant: { categorie: 'Adhésion', statut: 'brouillon', motsCles: ['tarif'] },
    apres: change,
  })
  expect(Object.keys((await latest())?.apres ?? {}).sort()).toEqual(Object.keys(change).sort())
})

test('[R2.1-24] a deleted question is journalled with its last values', async () => {
  const id = (await createQuestion(kit.db, kit.clock.now(), form)) as QuestionFaqId
  await administratrice.call(endpoints.deleteQuestionFaq, { params: { id } })
  expect(await latest()).toMatchObject({
    action: 'faq.supprimer_question',
    cible: { type: 'question_faq', id, nom: form.question },
    avant: { ...form, statut: 'publiee' },
    apres: null,
  })
})

test('[R2.1-24] a new order is journalled with only the categories that differ', async () => {
  for (const [question, categorie] of [
    ['Question A ?', 'Un'],
    ['Question B ?', 'Un'],
    ['Question C ?', 'Deux'],
  ] as const)
    await createQuestion(kit.db, kit.clock.now(), { question, categorie })
  const { body } = await administratrice.call(endpoints.getFaqBo, {})
  const categories = body.categories.map(({ id, questions }) => ({
    id,
    questions: questions.map((q) => q.id),
  }))
  const reversed = categories.map((categorie) => ({
    ...categorie,
    questions: categorie.questions.toReversed(),
  }))
  await administratrice.call(endpoints.updateOrdreFaq, { body: { categories: reversed } })
  expect(await latest()).toMatchObject({
    action: 'faq.ordonner',
    cible: { type: 'faq', id: 'faq', nom: 'la FAQ' },
    avant: { questions: ['Un › Question A ?', 'Un › Question B ?'] },
    apres: { questions: ['Un › Question B ?', 'Un › Question A ?'] },
  })
  expect(await latest()).not.toHaveProperty('apres.categories')

  kit.clock.advance(1000)
  await administratrice.call(endpoints.updateOrdreFaq, { body: { categories: reversed.toReversed() } })
  expect(await latest()).toMatchObject({
    avant: { categories: ['Un', 'Deux'] },
    apres: { categories: ['Deux', 'Un'] },
  })
})

test('[R2.1-24] an answer to a question is journalled with its text', async () => {
  const { id: compteId = '' } = await kit.as('adherente')
  const id = await createDemande(kit.db, compteId, 'Puis-je venir avec ma fille ?', kit.clock.now())
  await administratrice.call(endpoints.sendReponseFaq, {
    params: { id: id as never },
    body: { reponse: 'Oui, avec plaisir.' },
  })
  expect(await latest()).toMatchObject({
    action: 'faq.repondre',
    cible: { type: 'demande_faq', id, nom: 'Puis-je venir avec ma fille ?' },
    avant: { reponse: null },
    apres: { reponse: 'Oui, avec plaisir.' },
  })
})

test('[R2.1-24] a creation sent twice with the same key writes one journal line', async () => {
  const headers = { 'idempotency-key': 'la-meme-cle' }
  const calls = [1, 2].map(() => administratrice.call(endpoints.createQuestionFaq, { body: form }, headers))
  const answers = await Promise.all(calls)
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const lines = await kit.db
    .selectFrom('journal')
    .where('cible_id', '=', answers[0]!.body.id)
    .select('action')
    .execute()
  expect(lines).toEqual([{ action: 'faq.creer_question' }])
})

test('[R2.1-24] a refused request writes no journal line', async () => {
  const id = (await createQuestion(kit.db, kit.clock.now(), form)) as QuestionFaqId
  const before = await kit.db.selectFrom('journal').select('id').execute()
  const outdated = { params: { id }, body: { ...form, version: 9 } }
  expect((await administratrice.call(endpoints.updateQuestionFaq, outdated)).status).toBe(409)
  expect(
    (await administratrice.call(endpoints.createQuestionFaq, { body: { ...form, question: '' } })).status,
  ).toBe(422)
  const adherente = await kit.as('adherente')
  expect((await adherente.call(endpoints.deleteQuestionFaq, { params: { id } })).status).toBe(403)
  expect(await kit.db.selectFrom('journal').select('id').execute()).toEqual(before)
})
