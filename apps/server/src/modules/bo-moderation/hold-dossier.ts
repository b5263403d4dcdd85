import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { boModerationErrors } from '@entrelles/contract/modules/bo-moderation/bo-moderation.errors.ts'
import { empechementOf } from '@entrelles/contract/modules/bo-moderation/bo-moderation.policy.ts'
import { moderationErrors } from '@entrelles/contract/modules/moderation/moderation.errors.ts'
import { isOuvert } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import { nomCible } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import type { Ctx } from '#kit/ctx.ts'
import { findFaits, type Faits } from './faits-dossier.queries.ts'
import { lockDossier } from './examen.repository.ts'

/** Locks a report that the caller reads, then reads what her rights on it depend on; any other one is a 404. */
export const holdDossier = async (id: string, ctx: Ctx): Promise<Faits> => {
  const isLocked = await lockDossier(ctx.db, id, ctx.actor)
  const faits = isLocked ? await findFaits(ctx.db, id, ctx) : undefined
  if (!faits) throw commonErrors.introuvable()
  return faits
}

/** Locks a report that the caller may examine. */
export const holdExamen = async (id: string, ctx: Ctx): Promise<Faits> => {
  const faits = await holdDossier(id, ctx)
  if (!isOuvert(faits.statut)) throw moderationErrors.signalement_clos()
  const empechement = empechementOf(faits)
  if (empechement) throw boModerationErrors[empechement]()
  return faits
}

/** Locks a report that the caller has taken. */
export const holdPris = async (id: string, ctx: Ctx): Promise<Faits> => {
  const faits = await holdExamen(id, ctx)
  if (faits.assigneeId !== ctx.actor.id) throw boModerationErrors.pas_prise()
  return faits
}

/** Its name in the journal. */
export const cibleOf = (faits: Pick<Faits, 'id' | 'type' | 'titre'>) =>
  ({ type: 'signalement', id: faits.id, nom: nomCible(faits) }) as const
