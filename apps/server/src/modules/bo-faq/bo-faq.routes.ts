import { boFaqEndpoints } from '@entrelles/contract/modules/bo-faq/bo-faq.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { reponseFaqLettre } from './bo-faq.lettres.ts'
import { getFaqBo, listDemandesFaq } from './bo-faq.queries.ts'
import { createQuestionFaq } from './create-question-faq.ts'
import { deleteQuestionFaq } from './delete-question-faq.ts'
import { sendReponseFaq } from './send-reponse-faq.ts'
import { updateOrdreFaq } from './update-ordre-faq.ts'
import { updateQuestionFaq } from './update-question-faq.ts'

export const boFaqModule: ServerModule = {
  name: 'bo-faq',
  routes: bind(boFaqEndpoints, {
    getFaqBo: (_input, ctx) => getFaqBo(ctx.db),
    createQuestionFaq: ({ body }, ctx) => createQuestionFaq(body, ctx),
    updateQuestionFaq: ({ params, body }, ctx) => updateQuestionFaq(params.id, body, ctx),
    deleteQuestionFaq: ({ params }, ctx) => deleteQuestionFaq(params.id, ctx),
    updateOrdreFaq: ({ body }, ctx) => updateOrdreFaq(body, ctx),
    listDemandesFaq: ({ query }, ctx) => listDemandesFaq(ctx.db, query),
    sendReponseFaq: ({ params, body }, ctx) => sendReponseFaq(params.id, body, ctx),
  }),
  lettres: [reponseFaqLettre],
}
