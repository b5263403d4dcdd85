import { mayCall } from '#kit/access.ts'
import type { Actor } from '#kit/actor.ts'
import { addDays, type CivilDay } from '#kit/dates.ts'
import {
  DUREE_JOURS,
  DUREE_MAX_JOURS,
  PROLONGATION_JOURS,
  RAPPEL_JOURS,
  STATUTS_OUVERTS,
  type StatutCoupDePouce,
  type StatutReponse,
  type TypeCoupDePouce,
} from './coups-de-pouce.constants.ts'
import type { DroitsCoupDePouce, ReponseCoupDePouce } from './coups-de-pouce.schema.ts'

/** `territoireIds`: the branches that she coordinates. */
type Lectrice = Actor & { readonly territoireIds: readonly string[] }

type Demande = {
  readonly type: TypeCoupDePouce
  readonly auteureId: string | null
  readonly territoireId: string | null
  readonly statut: StatutCoupDePouce
}

type Reponse = {
  readonly auteureId: string | null
  readonly prive: boolean
  /** To whom a private answer is written; null otherwise, and once her account is erased. */
  readonly destinataireId: string | null
  readonly propose: boolean
  readonly acceptee: boolean
  readonly statut: StatutReponse
  readonly reponseParenteId: string | null
}

export const isOuvert = (statut: StatutCoupDePouce): boolean =>
  STATUTS_OUVERTS.some((ouvert) => ouvert === statut)

/** M15: administrators moderate every request, coordinators those of their branches. */
export const canModerate = (actor: Lectrice, { territoireId }: Pick<Demande, 'territoireId'>): boolean =>
  mayCall('administratrice', actor.roles) ||
  (mayCall('coordinatrice', actor.roles) &&
    territoireId !== null &&
    actor.territoireIds.includes(territoireId))

/** A draft is read by its author, a hidden request also by its moderators, any other request by all. */
export const canRead = (actor: Lectrice, demande: Omit<Demande, 'type'>): boolean => {
  if (demande.auteureId === actor.id) return true
  if (demande.statut === 'brouillon') return false
  return demande.statut !== 'masque' || canModerate(actor, demande)
}

/** Whether she may solve, close, extend, reopen and delete it, where its status allows it. */
export const canEnd = (actor: Actor, { auteureId }: Pick<Demande, 'auteureId'>): boolean =>
  auteureId === actor.id || mayCall('administratrice', actor.roles)

export const droitsOf = (actor: Lectrice, demande: Demande): DroitsCoupDePouce => {
  const isMine = demande.auteureId === actor.id
  const { statut } = demande
  const mayEnd = canEnd(actor, demande)
  return {
    modifier: isMine && (statut === 'brouillon' || isOuvert(statut)),
    supprimer: mayEnd,
    masquer: !mayEnd && statut !== 'masque' && canModerate(actor, demande),
    repondre: isOuvert(statut),
    // Also for the request of a former member: it may still be hidden.
    signaler: !isMine && statut !== 'brouillon',
    suivre: !isMine && isOuvert(statut),
    resoudre: mayEnd && (isOuvert(statut) || statut === 'expire'),
    clore: mayEnd && (isOuvert(statut) || statut === 'expire'),
    prolonger: mayEnd && (isOuvert(statut) || statut === 'expire'),
    rouvrir: mayEnd && (statut === 'resolu' || statut === 'clos'),
    voirSuggestions:
      demande.type === 'demande' && isOuvert(statut) && (isMine || canModerate(actor, demande)),
  }
}

/** A private answer is between two; the others are read by all who read the request. */
const isBetween = (actor: Actor, { prive, auteureId, destinataireId }: Reponse): boolean =>
  !prive || auteureId === actor.id || destinataireId === actor.id

/** The request is one that she reads. A hidden answer is read by its author and those who moderate. */
export const canReadReponse = (
  actor: Lectrice,
  demande: Pick<Demande, 'territoireId'>,
  reponse: Reponse,
): boolean => {
  if (canModerate(actor, demande)) return true
  if (reponse.statut === 'masquee' && reponse.auteureId !== actor.id) return false
  return isBetween(actor, reponse)
}

export const droitsReponseOf = (
  actor: Lectrice,
  demande: Demande,
  reponse: Reponse,
): ReponseCoupDePouce['droits'] => {
  const isHers = reponse.auteureId === actor.id
  const isLive = reponse.statut === 'publiee'
  return {
    modifier: isHers && isLive && isOuvert(demande.statut),
    supprimer: reponse.statut !== 'supprimee' && (isHers || canModerate(actor, demande)),
    // Those who moderate read what is between two, and keep out of it.
    repondre:
      isLive && reponse.reponseParenteId === null && isOuvert(demande.statut) && isBetween(actor, reponse),
    accepter:
      isLive &&
      reponse.propose &&
      !reponse.acceptee &&
      demande.auteureId === actor.id &&
      isOuvert(demande.statut),
    signaler: isLive && !isHers,
  }
}

/** The last day of a request that names none. */
export const dateLimiteParDefaut = (today: CivilDay): CivilDay => addDays(today, DUREE_JOURS)
export const dateLimiteMax = (today: CivilDay): CivilDay => addDays(today, DUREE_MAX_JOURS)
/** An extension without a date: from the current last day, or from today once it has passed. */
export const dateProlongee = (today: CivilDay, dateLimite: CivilDay): CivilDay => {
  const wanted = addDays(dateLimite > today ? dateLimite : today, PROLONGATION_JOURS)
  const max = dateLimiteMax(today)
  return wanted < max ? wanted : max
}

/** Whether the author is still to be asked: not just after she has chosen so near a day. */
export const isRappelUtile = (today: CivilDay, dateLimite: CivilDay): boolean =>
  dateLimite > addDays(today, RAPPEL_JOURS)

const PASSEE = 'Choisis une date à partir d’aujourd’hui.'
const LOINTAINE = `Choisis une date dans les ${DUREE_MAX_JOURS} jours.`

/** Why a last day is refused. */
export const problemeDateLimite = (dateLimite: CivilDay, today: CivilDay): string | undefined => {
  if (dateLimite < today) return PASSEE
  return dateLimite > dateLimiteMax(today) ? LOINTAINE : undefined
}
