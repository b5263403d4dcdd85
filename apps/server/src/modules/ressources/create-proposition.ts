import type { PropositionForm } from '@entrelles/contract/modules/ressources/ressources.forms.ts'
import type { Proposition, PropositionId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { insertProposition } from './propositions.repository.ts'

/** A link that she proposes for the library. */
export const createProposition = async (
  form: PropositionForm,
  { db, actor, now }: Ctx,
): Promise<Proposition> => {
  const date = now()
  const id = (await insertProposition(db, actor.id, form, date)) as PropositionId
  return { id, ...form, statut: 'a_traiter', dateCreation: date.toISOString() }
}
