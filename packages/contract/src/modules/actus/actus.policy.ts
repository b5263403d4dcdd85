import { mayCall } from '#kit/access.ts'
import type { Actor } from '#kit/actor.ts'
import { addDays, type CivilDay } from '#kit/dates.ts'
import {
  EPINGLE_JOURS_MAX,
  PROGRAMMATION_MOIS_MAX,
  RETOUCHE_HEURES,
  type StatutCommentaire,
  type StatutPublication,
  type TypePublication,
} from './actus.constants.ts'
import type { Commentaire, DroitsPublication } from './actus.schema.ts'

/** `territoireIds`: the branches that she coordinates. */
type Membre = Actor & { readonly territoireIds: readonly string[] }
/** `antennes`: the branches whose limited posts she reads, hers and those that she coordinates. */
type Lectrice = Membre & { readonly antennes: readonly string[] }

type Publication = {
  readonly type: TypePublication
  readonly statut: StatutPublication
  readonly auteureId: string | null
  /** Empty: the whole network. */
  readonly territoireIds: readonly string[]
  readonly commentairesOuverts: boolean
}

const isAdministratrice = ({ roles }: Actor): boolean => mayCall('administratrice', roles)

/** Whether she coordinates every branch of the post: not one for the whole network, nor one shared with another branch. */
const coordinates = (actor: Membre, territoireIds: readonly string[]): boolean =>
  mayCall('coordinatrice', actor.roles) &&
  territoireIds.length > 0 &&
  territoireIds.every((id) => actor.territoireIds.includes(id))

/** M15: administrators moderate every post, coordinators those of their branches. */
export const canModerate = (actor: Membre, { territoireIds }: Pick<Publication, 'territoireIds'>): boolean =>
  isAdministratrice(actor) || coordinates(actor, territoireIds)

/** Whether she may write such a post for these branches; for none, it is the network's. */
export const canWrite = (
  actor: Lectrice,
  type: TypePublication,
  territoireIds: readonly string[],
): boolean => {
  if (isAdministratrice(actor)) return true
  if (type !== 'publication') return coordinates(actor, territoireIds)
  return territoireIds.every((id) => actor.antennes.includes(id))
}

/** Scheduling is for those who write news. */
export const canSchedule = (actor: Actor): boolean => mayCall('coordinatrice', actor.roles)

const isAmong = (actor: Lectrice, { territoireIds }: Pick<Publication, 'territoireIds'>): boolean =>
  territoireIds.length === 0 ||
  isAdministratrice(actor) ||
  territoireIds.some((id) => actor.antennes.includes(id))

/** News that are not published yet are read by their moderators, a member's draft by its author alone. */
export const canRead = (
  actor: Lectrice,
  publication: Pick<Publication, 'type' | 'auteureId' | 'statut' | 'territoireIds'>,
): boolean => {
  const { type, statut, auteureId } = publication
  if (auteureId === actor.id) return true
  if (statut === 'publiee' || statut === 'archivee') return isAmong(actor, publication)
  if (statut === 'supprimee' || (statut !== 'masquee' && type === 'publication')) return false
  return canModerate(actor, publication)
}

/** News are changed by their moderators, a member's post by its author alone. */
export const canEdit = (
  actor: Membre,
  publication: Pick<Publication, 'auteureId' | 'type' | 'territoireIds'>,
): boolean =>
  publication.auteureId === actor.id ||
  (publication.type !== 'publication' && canModerate(actor, publication))

export const droitsOf = (actor: Membre, publication: Publication): DroitsPublication => {
  const { statut, auteureId } = publication
  const isMine = auteureId === actor.id
  const mayEdit = canEdit(actor, publication)
  const mayDelete = isMine || isAdministratrice(actor)
  const isLive = statut === 'publiee'
  return {
    modifier: mayEdit && statut !== 'archivee' && statut !== 'masquee' && statut !== 'supprimee',
    supprimer: mayDelete && statut !== 'supprimee',
    masquer: !mayDelete && isLive && canModerate(actor, publication),
    commenter: isLive && publication.commentairesOuverts,
    reagir: isLive,
    // What a former member left too: it may be hidden, though nobody is left to answer for it.
    signaler: !isMine && (isLive || statut === 'archivee'),
    epingler: isLive && canModerate(actor, publication),
    archiver: isLive && mayEdit,
    restaurer: (statut === 'supprimee' && isMine) || (statut === 'archivee' && mayEdit),
    suivre: isLive,
    voirStatistiques:
      publication.type !== 'publication' &&
      (isAdministratrice(actor) || (isMine && mayCall('coordinatrice', actor.roles))),
  }
}

type Reponse = {
  readonly auteureId: string | null
  readonly statut: StatutCommentaire
  readonly commentaireParentId: string | null
}

/** The post is one that she reads. A hidden comment is read by its author and those who moderate. */
export const canReadCommentaire = (
  actor: Membre,
  publication: Pick<Publication, 'territoireIds'>,
  { statut, auteureId }: Reponse,
): boolean => statut !== 'masque' || auteureId === actor.id || canModerate(actor, publication)

export const droitsCommentaireOf = (
  actor: Membre,
  publication: Publication,
  commentaire: Reponse,
): Commentaire['droits'] => {
  const isHers = commentaire.auteureId === actor.id
  const isLive = commentaire.statut === 'publie'
  const isOpen = publication.statut === 'publiee' && publication.commentairesOuverts
  return {
    modifier: isHers && isLive && isOpen,
    supprimer: commentaire.statut !== 'supprime' && (isHers || canModerate(actor, publication)),
    repondre: isLive && isOpen && commentaire.commentaireParentId === null,
    signaler: isLive && !isHers,
  }
}

/** The last day that a pin may have. */
const epingleMax = (today: CivilDay): CivilDay => addDays(today, EPINGLE_JOURS_MAX)

/** Why the last day of a pin is refused. */
export const problemeEpingle = (jusquau: CivilDay, today: CivilDay): string | undefined => {
  if (jusquau < today) return 'Choisis une date à partir d’aujourd’hui.'
  return jusquau > epingleMax(today) ? `Choisis une date dans les ${EPINGLE_JOURS_MAX} jours.` : undefined
}

/** Why the instant of a publication to come is refused. */
export const problemeProgrammation = (dateProgrammee: Date, now: Date): string | undefined => {
  if (dateProgrammee <= now) return 'Choisis un moment à venir.'
  const latest = new Date(now)
  latest.setUTCMonth(latest.getUTCMonth() + PROGRAMMATION_MOIS_MAX)
  return dateProgrammee > latest
    ? `Choisis un moment dans les ${PROGRAMMATION_MOIS_MAX} prochains mois.`
    : undefined
}

/** Whether readers see that it was edited: an edit within the first day is not shown. */
export const isModifiee = ({
  datePublication,
  dateModification,
}: {
  readonly datePublication: string | null
  readonly dateModification: string | null
}): boolean =>
  datePublication !== null &&
  dateModification !== null &&
  Date.parse(dateModification) - Date.parse(datePublication) > RETOUCHE_HEURES * 3_600_000
