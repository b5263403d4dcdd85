import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { lectureOf, listAnnuaire } from '#modules/adherentes/adherentes.public.ts'
import { isOuvert } from './territoires.queries.ts'

/** The members of a branch, as in the directory. Checks the branch only if the list is empty, to save a statement. */
export const listAdherentesTerritoire = async (territoire: TerritoireId, page: number, ctx: ReadCtx) => {
  const found = await listAnnuaire(ctx.db, lectureOf(ctx), { territoire, page })
  if (found.nbadherentes === 0 && !(await isOuvert(ctx.db, territoire))) throw commonErrors.introuvable()
  return found
}
