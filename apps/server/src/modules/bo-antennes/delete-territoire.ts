import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { antennesErrors } from '@entrelles/contract/modules/antennes/antennes.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockMembres } from '#modules/antennes/rattachements.repository.ts'
import { deleteTerritoireRow, lockTerritoires } from '#modules/antennes/territoires.repository.ts'
import { leaveTerritoireRessources } from '#modules/bo-ressources/bo-ressources.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { detachMedia } from '#modules/medias/medias.public.ts'
import { getTerritoireBo } from './bo-territoires.queries.ts'
import { cibleOf, valeursOf } from './journal-territoire.ts'

/** Deletes a closed branch without members. */
export const deleteTerritoire = async (id: TerritoireId, ctx: Ctx): Promise<void> => {
  const { db, actor } = ctx
  await lockTerritoires(db)
  const territoire = await getTerritoireBo(db, actor, id)
  if (territoire.statut !== 'fermee') throw antennesErrors.antenne_ouverte()
  if ((await lockMembres(db, id, 1)).ids.length > 0) throw antennesErrors.antenne_occupee()
  if (territoire.image) await detachMedia(ctx, territoire.image.nom)
  await leaveTerritoireRessources(id, ctx)
  await deleteTerritoireRow(db, id)
  await journalise(ctx, {
    action: 'antennes.supprimer',
    cible: cibleOf(territoire),
    avant: valeursOf(territoire),
  })
}
