import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { antennesErrors } from '@entrelles/contract/modules/antennes/antennes.errors.ts'
import { SUIVIES_MAX } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockCompte } from '#modules/compte/compte.public.ts'
import { insertSuivi, listLiens } from './rattachements.repository.ts'
import { isOuvert } from './territoires.queries.ts'

export const createSuivi = async (id: TerritoireId, { db, actor, now }: Ctx): Promise<void> => {
  if (!(await isOuvert(db, id))) throw commonErrors.introuvable()
  await lockCompte(db, actor.id)
  const liens = await listLiens(db, actor.id)
  const known = liens.find(({ territoireId }) => territoireId === id.toLowerCase())
  if (known?.principal) throw antennesErrors.deja_la_tienne()
  if (known) return
  if (liens.filter(({ principal }) => !principal).length >= SUIVIES_MAX) throw antennesErrors.trop_suivies()
  await insertSuivi(db, actor.id, id, now())
}
