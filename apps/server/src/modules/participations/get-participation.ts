import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { writeJeton, USAGES_JETON } from '@entrelles/contract/modules/participations/jetons.ts'
import type { MaParticipation } from '@entrelles/contract/modules/participations/participations.schema.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { findMienne } from './participation.queries.ts'

export const getParticipation = async (
  evenementId: EvenementId,
  { db, actor, derive }: ReadCtx,
): Promise<MaParticipation> => {
  const mienne = await findMienne(db, evenementId, actor.id)
  if (!mienne) throw commonErrors.introuvable()
  const { id: participationId, statut } = mienne
  const signature = derive(USAGES_JETON.pointage, participationId)
  return {
    ...(mienne as MaParticipation),
    jetonQr: statut === 'inscrite' ? writeJeton({ participationId, signature }) : null,
  }
}
