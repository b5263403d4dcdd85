import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { intervenantsErrors } from '@entrelles/contract/modules/intervenants/intervenants.errors.ts'
import type { DetailIntervenantBo } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { moveIntervenant } from '#modules/bo-evenements/bo-evenements.public.ts'
import { moveIntervenantRessources } from '#modules/bo-ressources/bo-ressources.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { detachMedia } from '#modules/medias/medias.public.ts'
import { absorbIntervenant, lockIntervenants } from './bo-intervenants.repository.ts'
import { fusionOf } from './fusion-intervenants.ts'
import { getIntervenantBo } from './intervenant.queries.ts'
import { cibleOf, valeursOf } from './journal-intervenant.ts'

/** Merges two records of the same speaker: moves the duplicate's events and resources to the kept record, then deletes it. */
export const mergeIntervenants = async (
  id: IntervenantId,
  doublonId: IntervenantId,
  ctx: Ctx,
): Promise<DetailIntervenantBo> => {
  const { db, actor } = ctx
  if (id === doublonId) throw intervenantsErrors.fusion_identique()
  const rows = await lockIntervenants(db, [id, doublonId])
  const kept = rows.find((row) => row.id === id)
  const other = rows.find((row) => row.id === doublonId)
  if (!kept || !other) throw commonErrors.introuvable()
  const before = await getIntervenantBo(db, actor, id)
  await moveIntervenant(db, doublonId, id)
  await moveIntervenantRessources(db, doublonId, id)
  await absorbIntervenant(db, id, doublonId, fusionOf(kept, other))
  if (kept.photo !== null && other.photo !== null) await detachMedia(ctx, other.photo)
  const intervenant = await getIntervenantBo(db, actor, id)
  await journalise(ctx, {
    action: 'intervenants.fusionner',
    cible: cibleOf(intervenant),
    resume: `Fiche jointe\u202f: ${other.prenom} ${other.nom}`,
    avant: valeursOf(before),
    apres: valeursOf(intervenant),
  })
  return intervenant
}
