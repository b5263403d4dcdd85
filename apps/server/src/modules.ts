import { jobsOf, type ServerModule } from '#kit/module.ts'
import { faqModule } from '#modules/faq/faq.routes.ts'
import { referentielsModule } from '#modules/referentiels/referentiels.routes.ts'
import { santeModule } from '#modules/sante/sante.routes.ts'
import { sessionModule } from '#modules/session/session.routes.ts'

/** The modules of the product, one line each. */
export const modules: readonly ServerModule[] = [santeModule, sessionModule, referentielsModule, faqModule]

export const jobs = jobsOf(modules)
