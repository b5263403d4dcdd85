import { mayCall } from '#kit/access.ts'
import type { Actor } from '#kit/actor.ts'
import { ACTIONS_DECISION, type ActionDecision } from '#modules/moderation/mesures.schema.ts'
import { isOuvert } from '#modules/moderation/moderation.policy.ts'
import type { StatutSignalement } from '#modules/moderation/moderation.schema.ts'
import type { DroitsDossier, Empechement } from './bo-moderation.schema.ts'

/** What the rights on a report depend on. */
export type FaitsDossier = {
  readonly statut: StatutSignalement
  /** Who examines it. */
  readonly assigneeId: string | null
  /** The member whom it is about. */
  readonly auteureId: string | null
  /** Its kind of content can be hidden. */
  readonly isMasquable: boolean
  /** Nobody sees it now: its reporters or a decision hide it. */
  readonly isMasque: boolean
  /** An administrator has deleted it: nothing decided here shows it again. */
  readonly isRetire: boolean
  /** A decision hides it. */
  readonly isMasqueParDecision: boolean
  /** The caller has reported it. */
  readonly isDeSaPart: boolean
  /** The caller took part in the decision that is appealed. */
  readonly hasDecideAvant: boolean
  /** The exclusion that waits for a second administrator. */
  readonly exclusion: { readonly parId: string | null } | null
  /** A measure that stands. */
  readonly hasMesure: boolean
}

/** Nobody examines what she reported, nor the appeal against what she decided. */
export const empechementOf = ({
  isDeSaPart,
  hasDecideAvant,
}: Pick<FaitsDossier, 'isDeSaPart' | 'hasDecideAvant'>): Empechement | null => {
  if (isDeSaPart) return 'de_sa_part'
  return hasDecideAvant ? 'decide_avant' : null
}

/** Hours within which reading the report of a private message again is the same reading: the journal has one line for it. */
export const LECTURE_HEURES = 1

/** Suspending and excluding close an account: coordinators leave them to administrators. */
export const isReservee = (action: ActionDecision): boolean => action === 'suspendre' || action === 'exclure'

const canDecide = (action: ActionDecision, isAdministratrice: boolean, faits: FaitsDossier): boolean => {
  if (action === 'masquer') return faits.isMasquable && !faits.isMasqueParDecision
  if (action === 'restaurer') return faits.isMasquable && faits.isMasque && !faits.isRetire
  if (faits.auteureId === null || (isReservee(action) && !isAdministratrice)) return false
  return action !== 'exclure' || faits.exclusion === null
}

export const droitsDossierOf = (actor: Actor, faits: FaitsDossier): DroitsDossier => {
  const { statut, assigneeId, isDeSaPart, exclusion } = faits
  const isAdministratrice = mayCall('administratrice', actor.roles)
  const canExamine = isOuvert(statut) && empechementOf(faits) === null
  const isMine = canExamine && assigneeId === actor.id
  const canDecideExclusion = canExamine && isAdministratrice && exclusion !== null
  return {
    prendre: canExamine && assigneeId === null,
    rendre: canExamine && assigneeId !== null && (isMine || isAdministratrice),
    noter: !isDeSaPart,
    actions: isMine ? ACTIONS_DECISION.filter((action) => canDecide(action, isAdministratrice, faits)) : [],
    confirmerExclusion: canDecideExclusion && exclusion.parId !== actor.id,
    retirerExclusion: canDecideExclusion,
    clore: isMine && exclusion === null,
  }
}
