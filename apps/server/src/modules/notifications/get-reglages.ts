import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import {
  drapeauxOf,
  preferencesOf,
  rythmesOf,
  type Reglages,
} from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { findChoix } from './preferences.repository.ts'

/** What applies to the caller, complete: what she has not chosen is that of a new member. */
export const getReglages = async ({ db, actor }: Pick<ReadCtx, 'db' | 'actor'>): Promise<Reglages> => {
  const choix = await findChoix(db, actor.id)
  if (!choix) throw commonErrors.introuvable()
  const { preferences: choisies, fuseau: _fuseau, ...heures } = choix
  const rythmes = rythmesOf(choisies)
  return { ...drapeauxOf(rythmes), preferences: preferencesOf(rythmes), ...heures }
}
