import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { ressourcesErrors } from '@entrelles/contract/modules/ressources/ressources.errors.ts'
import { canManage, droitsOf } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import type { DroitsRessource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockRessource, type Tenue } from './bo-ressources.repository.ts'

/** Locks a resource that the caller manages; any other is not found. */
export const holdRessourceBo = async (
  id: string,
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
): Promise<Tenue> => {
  const held = await lockRessource(db, id)
  if (!held || !canManage(actor, held.publiee)) throw commonErrors.introuvable()
  return held
}

type Act = {
  /** The right that the act needs. */
  readonly droit: Exclude<keyof DroitsRessource, 'reagir'>
  /** The version that she read; absent if it does not matter. */
  readonly version?: number
}

/** The same for an act: refused if the resource has changed since she read it, or if its state does not allow the act. */
export const holdToChange = async (
  id: string,
  { droit, version }: Act,
  ctx: Pick<Ctx, 'db' | 'actor'>,
): Promise<Tenue> => {
  const held = await holdRessourceBo(id, ctx)
  if (version !== undefined && held.version !== version) throw commonErrors.version_depassee()
  const { statut, publiee, brouillon } = held
  if (!droitsOf(ctx.actor, { ...publiee, statut, brouillon })[droit])
    throw ressourcesErrors.etat_ressource_change()
  return held
}
