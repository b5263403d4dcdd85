import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import {
  CANAUX_PREFERENCE,
  drapeauxOf,
  FAMILLES_REGLABLES,
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
  const preferences = FAMILLES_REGLABLES.flatMap((famille) =>
    CANAUX_PREFERENCE.map((canal) => ({ famille, canal, frequence: rythmes[famille][canal] })),
  )
  return { ...drapeauxOf(rythmes), preferences, ...heures }
}
