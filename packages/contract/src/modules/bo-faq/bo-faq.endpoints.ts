import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { faqErrors } from '#modules/faq/faq.errors.ts'
import {
  STATUTS_DEMANDE_FAQ,
  demandeFaq,
  demandeFaqId,
  faqBo,
  ordreFaq,
  questionFaqBo,
  questionFaqForm,
  questionFaqId,
  questionFaqUpdate,
  reponseDemandeFaq,
} from '#modules/faq/faq.schema.ts'

export const boFaqEndpoints = defineEndpoints({
  getFaqBo: {
    method: 'GET',
    path: '/api/bo/faq',
    access: 'administratrice',
    summary: 'All the questions by category, including drafts',
    answers: { 200: faqBo },
  },
  createQuestionFaq: {
    method: 'POST',
    path: '/api/bo/faq',
    access: 'administratrice',
    summary: 'Add a question at the end of its category',
    body: questionFaqForm,
    answers: { 201: questionFaqBo },
    refuses: [faqErrors.faq_pleine],
    creates: true,
  },
  updateQuestionFaq: {
    method: 'PUT',
    path: '/api/bo/faq/:id',
    access: 'administratrice',
    summary: 'Change a question, publish it or return it to draft',
    params: idParams(questionFaqId),
    body: questionFaqUpdate,
    answers: { 200: questionFaqBo },
    refuses: [commonErrors.introuvable, commonErrors.version_depassee],
  },
  deleteQuestionFaq: {
    method: 'DELETE',
    path: '/api/bo/faq/:id',
    access: 'administratrice',
    summary: 'Delete a question and its ratings',
    params: idParams(questionFaqId),
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
  updateOrdreFaq: {
    method: 'PUT',
    path: '/api/bo/faq/ordre',
    access: 'administratrice',
    summary: 'Set the order of the categories and of their questions',
    body: ordreFaq,
    answers: { 204: noContent },
    refuses: [faqErrors.ordre_depasse],
  },
  listDemandesFaq: {
    method: 'GET',
    path: '/api/bo/faq/questions',
    access: 'administratrice',
    summary: 'The questions asked by members; unanswered ones are listed oldest first',
    query: pageQuery.extend({ statut: z.enum(STATUTS_DEMANDE_FAQ).default('a_traiter') }),
    answers: { 200: listAnswer('questions', demandeFaq) },
  },
  sendReponseFaq: {
    method: 'POST',
    path: '/api/bo/faq/questions/:id/reponse',
    access: 'administratrice',
    summary: 'Answer a member’s question by e-mail',
    params: idParams(demandeFaqId),
    body: reponseDemandeFaq,
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable, faqErrors.deja_repondue],
  },
})
