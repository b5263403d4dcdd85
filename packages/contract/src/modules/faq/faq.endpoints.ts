import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { termes } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { avisFaq, demandeFaqForm, demandeFaqId, faq, questionFaqId } from './faq.schema.ts'

export const faqEndpoints = defineEndpoints({
  getFaq: {
    method: 'GET',
    path: '/api/faq',
    access: 'active',
    summary: 'The published questions by category, optionally those that match the terms',
    query: z.strictObject({ termes: termes.optional() }),
    answers: { 200: faq },
  },
  createAvisFaq: {
    method: 'POST',
    path: '/api/faq/:id/avis',
    access: 'active',
    summary: 'Rate an answer as helpful or not; a second rating replaces the first',
    params: idParams(questionFaqId),
    body: avisFaq,
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
  createDemandeFaq: {
    method: 'POST',
    path: '/api/faq/questions',
    access: 'active',
    summary: 'Ask a question that the FAQ does not answer; the reply comes by e-mail',
    body: demandeFaqForm,
    answers: { 201: z.object({ id: demandeFaqId }) },
    creates: true,
    limit: { max: 10, seconds: 3600 },
  },
})
