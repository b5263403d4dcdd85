import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { listNouvelles } from './a-accueillir.queries.ts'
import { assertReach, getTerritoireBo } from './bo-territoires.queries.ts'

/** The new members of a branch. Reads the branch only if the list is empty, to save a statement. */
export const listAAccueillir = async (id: TerritoireId, page: number, ctx: ReadCtx) => {
  assertReach(ctx.actor, id)
  const found = await listNouvelles(ctx, id, page)
  if (found.nbadherentes === 0) await getTerritoireBo(ctx.db, ctx.actor, id)
  return found
}
