import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { areSameNames, SAME_NAMES } from '@entrelles/contract/kit/identity-rules.ts'
import type { ParametresForm } from '@entrelles/contract/modules/compte/compte.schema.ts'
import { VILLE_MANQUANTE } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { isVille } from '#modules/referentiels/referentiels.public.ts'
import { writeParametres } from './compte.repository.ts'
import { assertOwn } from './own-compte.ts'
import { withChangement } from './with-changement.ts'

/** Changes her names and commune; her branch follows her commune. */
export const updateParametres = async (id: string, form: ParametresForm, ctx: Ctx): Promise<void> => {
  const { db, actor } = ctx
  assertOwn(actor, id, form.id)
  if (areSameNames(form.prenom, form.nom)) throw invalidForm([{ champ: 'nom', message: SAME_NAMES }])
  if (!(await isVille(db, form.villeId))) throw invalidForm([{ champ: 'villeId', message: VILLE_MANQUANTE }])
  await withChangement(ctx, () => writeParametres(db, actor.id, form))
}
