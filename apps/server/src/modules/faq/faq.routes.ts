import { faqEndpoints } from '@entrelles/contract/modules/faq/faq.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { createAvisFaq } from './create-avis-faq.ts'
import { createDemandeFaq } from './create-demande-faq.ts'
import { getFaq } from './faq.queries.ts'

export const faqModule: ServerModule = {
  name: 'faq',
  routes: bind(faqEndpoints, {
    getFaq: ({ query }, ctx) => getFaq(ctx.db, ctx.actor, query.termes),
    createAvisFaq: ({ params, body }, ctx) => createAvisFaq(params.id, body, ctx),
    createDemandeFaq: ({ body }, ctx) => createDemandeFaq(body, ctx),
  }),
}
