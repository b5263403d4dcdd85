import { faqEndpoints } from '@entrelles/contract/modules/faq/faq.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { createAvisFaq } from './create-avis-faq.ts'
import { createDemandeFaq } from './create-demande-faq.ts'
import { createQuestionFaq } from './create-question-faq.ts'
import { deleteQuestionFaq } from './delete-question-faq.ts'
import { sendReponseFaqJob } from './faq.jobs.ts'
import { getFaq, getFaqBo, listDemandesFaq } from './faq.queries.ts'
import { sendReponseFaq } from './send-reponse-faq.ts'
import { updateOrdreFaq } from './update-ordre-faq.ts'
import { updateQuestionFaq } from './update-question-faq.ts'

export const faqModule: ServerModule = {
  name: 'faq',
  routes: bind(faqEndpoints, {
    getFaq: ({ query }, ctx) => getFaq(ctx.db, ctx.actor, query.termes),
    createAvisFaq: ({ params, body }, ctx) => createAvisFaq(params.id, body, ctx),
    createDemandeFaq: ({ body }, ctx) => createDemandeFaq(body, ctx),
    getFaqBo: (_input, ctx) => getFaqBo(ctx.db),
    createQuestionFaq: ({ body }, ctx) => createQuestionFaq(body, ctx),
    updateQuestionFaq: ({ params, body }, ctx) => updateQuestionFaq(params.id, body, ctx),
    deleteQuestionFaq: ({ params }, ctx) => deleteQuestionFaq(params.id, ctx),
    updateOrdreFaq: ({ body }, ctx) => updateOrdreFaq(body, ctx),
    listDemandesFaq: ({ query }, ctx) => listDemandesFaq(ctx.db, query),
    sendReponseFaq: ({ params, body }, ctx) => sendReponseFaq(params.id, body, ctx),
  }),
  jobs: [sendReponseFaqJob],
}
