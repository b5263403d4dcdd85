import { mayCall } from '@entrelles/contract/kit/access.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { SignedIn } from '#kit/ctx.ts'

/** The branches whose members the caller sees; undefined for all. */
export type Portee = readonly string[] | undefined

/** R6-4. */
export const porteeOf = (actor: SignedIn): Portee =>
  mayCall('administratrice', actor.roles) ? undefined : actor.territoireIds

/** Answers 404 for a branch out of the caller's reach. */
export const assertTerritoire = (portee: Portee, territoireId: string | undefined): void => {
  if (portee && territoireId !== undefined && !portee.includes(territoireId)) throw commonErrors.introuvable()
}
