import { ordreFaq } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { expect, test } from 'vitest'
import { withMovedQuestion, withQuestions } from './ordre.ts'

const uuid = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`
const ordre = ordreFaq.parse({
  categories: [
    { id: uuid(1), questions: [uuid(3), uuid(4)] },
    { id: uuid(2), questions: [uuid(5)] },
  ],
})
const [first, second] = ordre.categories
if (!first || !second) throw new Error('two categories are needed')
const [a, b] = first.questions
if (!a || !b) throw new Error('two questions are needed')

test('a moved question is removed from its category and added at the end of the new one', () => {
  expect(withMovedQuestion(ordre, a, second.id).categories).toEqual([
    { id: first.id, questions: [b] },
    { id: second.id, questions: [...second.questions, a] },
  ])
})

test('withQuestions reorders one category and keeps the others', () => {
  expect(withQuestions(ordre, first.id, [b, a]).categories).toEqual([
    { id: first.id, questions: [b, a] },
    second,
  ])
})
