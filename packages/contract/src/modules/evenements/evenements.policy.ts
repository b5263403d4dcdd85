import { mayCall } from '#kit/access.ts'
import type { Actor } from '#kit/actor.ts'

type Coordinatrice = Actor & { readonly territoireIds: readonly string[] }

type Concerne = {
  readonly auteureId: string | null
  readonly territoireIds: readonly string[]
}

/** True if the user may manage every event; coordinators manage only some. */
export const canManageEvenements = (actor: Actor): boolean => mayCall('administratrice', actor.roles)

/**
 * R6-4: administrators manage every event, coordinators those they created or whose branches include one of theirs.
 * Lists apply the same rule in SQL; other events give 404 in the back office.
 */
export const canManageEvenement = (actor: Coordinatrice, { auteureId, territoireIds }: Concerne): boolean =>
  canManageEvenements(actor) ||
  (mayCall('coordinatrice', actor.roles) &&
    (auteureId === actor.id || territoireIds.some((id) => actor.territoireIds.includes(id))))

type Publication = {
  readonly territoireIds: readonly string[]
  readonly isDraft: boolean
  readonly displaySiteVitrine: boolean
}

/**
 * A coordinator publishes for her branches only, on the public site too: the fields that say otherwise. Branches that
 * somebody else has already added may stay, and so may what is already published, as long as she leaves it as it is.
 */
export const beyondAntennes = (
  actor: Coordinatrice,
  { territoireIds, isDraft, displaySiteVitrine }: Publication,
  before?: Publication,
): readonly ('territoireIds' | 'displaySiteVitrine')[] => {
  if (canManageEvenements(actor)) return []
  const isNetwork = territoireIds.length === 0
  const foreign = territoireIds.filter((id) => !actor.territoireIds.includes(id))
  const published = before && !before.isDraft ? before : undefined
  const isAdded = foreign.some((id) => !before?.territoireIds.includes(id))
  const isWidened = isNetwork && !isDraft && published?.territoireIds.length !== 0
  const isShown = displaySiteVitrine && !isDraft && !published?.displaySiteVitrine
  return [
    ...(isAdded || isWidened ? (['territoireIds'] as const) : []),
    ...(isShown && (isNetwork || foreign.length > 0) ? (['displaySiteVitrine'] as const) : []),
  ]
}

/** R3-13: who may read the video link and the contact details of the speakers. */
export const mayReadVisio = (who: { readonly inscrite: boolean; readonly gere: boolean }): boolean =>
  who.inscrite || who.gere
