import type { DemandeFaqForm, DemandeFaqId } from '@entrelles/contract/modules/faq/faq.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { insertDemande } from './demandes-faq.repository.ts'

export const createDemandeFaq = async ({ question }: DemandeFaqForm, { db, actor, now }: Ctx) => {
  const id = await insertDemande(db, actor.id, question, now())
  return { id: id as DemandeFaqId }
}
