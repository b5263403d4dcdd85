import { mayCall } from '#kit/access.ts'
import type { Actor } from '#kit/actor.ts'
import { formatCount } from '#kit/format.ts'
import {
  PARAM_OUVERTE,
  REVISION_MOIS,
  REVISION_MOIS_MAX,
  STATUTS_LISIBLES,
  type PublicRessource,
  type StatutRessource,
  type TypeRessource,
} from './ressources.constants.ts'
import type { DroitsRessource } from './ressources.schema.ts'

/** `territoireIds`: the branches that she coordinates. */
type Membre = Actor & { readonly territoireIds: readonly string[] }
/** `antennes`: the branches whose limited resources she reads, hers and those that she coordinates. */
type Lectrice = Membre & { readonly antennes: readonly string[] }

type Audience = { readonly public: PublicRessource; readonly territoireIds: readonly string[] }

const isAdministratrice = ({ roles }: Actor): boolean => mayCall('administratrice', roles)

/** The audience rule: the network, members and coordinators of the named branches, or coordinators alone; administrators always. */
export const isAmong = (actor: Lectrice, { public: audience, territoireIds }: Audience): boolean => {
  if (audience === 'reseau' || isAdministratrice(actor)) return true
  if (audience === 'coordinatrices') return mayCall('coordinatrice', actor.roles)
  return territoireIds.some((id) => actor.antennes.includes(id))
}

export const isLisible = (statut: StatutRessource): boolean =>
  STATUTS_LISIBLES.some((lisible) => lisible === statut)

export const canRead = (
  actor: Lectrice,
  ressource: Audience & { readonly statut: StatutRessource },
): boolean => isLisible(ressource.statut) && isAmong(actor, ressource)

/** M15: administrators write every resource, coordinators those of their branches alone. */
export const canManage = (actor: Membre, { public: audience, territoireIds }: Audience): boolean =>
  isAdministratrice(actor) ||
  (mayCall('coordinatrice', actor.roles) &&
    audience === 'territoires' &&
    territoireIds.length > 0 &&
    territoireIds.every((id) => actor.territoireIds.includes(id)))

type Etat = Audience & {
  readonly statut: StatutRessource
  /** For whom its unpublished changes are; null without changes. */
  readonly brouillon: Audience | null
}

/** Changes prepared for more readers than hers are left to those who may publish them. */
export const droitsOf = (actor: Membre, ressource: Etat): DroitsRessource => {
  const { statut, brouillon } = ressource
  const mayManage = canManage(actor, ressource)
  const mayWrite = mayManage && (brouillon === null || canManage(actor, brouillon))
  return {
    reagir: isLisible(statut),
    modifier: mayWrite && statut !== 'archivee',
    supprimer: mayManage && !isLisible(statut),
    publier: mayWrite && (statut !== 'publiee' || brouillon !== null),
    archiver: mayManage && isLisible(statut),
    relire: mayManage && isLisible(statut),
  }
}

/** A message if it may not be the day of a review: it is to come, within some years. */
export const problemeRevision = (dateRevision: string, today: string): string | undefined => {
  if (dateRevision <= today) return 'Choisis un jour à venir.'
  const latest = new Date(`${today}T00:00:00Z`)
  latest.setUTCMonth(latest.getUTCMonth() + REVISION_MOIS_MAX)
  return dateRevision > latest.toISOString().slice(0, 10)
    ? `Choisis un jour dans les ${REVISION_MOIS_MAX / 12} prochaines années.`
    : undefined
}

/** The day of the next review, unless another is chosen. */
export const revisionApres = (today: string): string => {
  const day = new Date(`${today}T00:00:00Z`)
  const month = day.getUTCMonth()
  day.setUTCMonth(month + REVISION_MOIS)
  // February 29th: the last day of the month, not the first of the next.
  if (day.getUTCMonth() !== (month + REVISION_MOIS) % 12) day.setUTCDate(0)
  return day.toISOString().slice(0, 10)
}

/** The page of a resource: an article has its own, any other opens in the library. */
export const cheminRessource = ({
  id,
  type,
}: {
  readonly id: string
  readonly type: TypeRessource
}): `/ressource${string}` =>
  type === 'article' ? `/ressource/article/${id}` : `/ressource?${PARAM_OUVERTE}=${id}`

/** « Lecture : 9 minutes », « Vidéo : 52 minutes ». */
export const motsDuree = (type: TypeRessource, minutes: number): string =>
  `${type === 'replay' ? 'Vidéo' : 'Lecture'}\u00a0: ${formatCount(minutes, 'minute')}`
