import { addDays } from '@entrelles/contract/kit/dates.ts'
import {
  formatCount,
  formatHour,
  formatMonthYear,
  formatName,
  formatShortMonth,
  formatShortMonthYear,
  formatShortWeekday,
} from '@entrelles/contract/kit/format.ts'
import { localDayOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import {
  ANCIENNE_MEMBRE,
  type CarteAdherente,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { Contact, ReactionMessage } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { messagerieErrors } from '@entrelles/contract/modules/messagerie/messagerie.errors.ts'
import { isGrande } from '@entrelles/contract/modules/messagerie/messagerie.policy.ts'
import type { CarteDiscussion, Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { IconName } from '#ui/icons.ts'
import type { Brouillon } from './brouillons.ts'

type Nommee = Pick<CarteDiscussion, 'titre' | 'avec'>

/** « Awa Diallo », or the name of the group. */
export const nomOf = ({ titre, avec }: Nommee): string =>
  titre ?? formatName(avec ?? { prenom: ANCIENNE_MEMBRE })

/** « Traiteuse · Beauvais » */
export const metierOf = ({ profession, nomEntreprise, ville }: CarteAdherente): string =>
  [profession ?? nomEntreprise, ville?.nom].filter(Boolean).join(' · ')

/** Under the name of a discussion. */
export const sousTitreOf = ({
  type,
  avec,
  nbParticipantes,
}: Pick<Discussion, 'type' | 'avec' | 'nbParticipantes'>) =>
  type === 'directe' && avec ? metierOf(avec) : formatCount(nbParticipantes, 'participante')

export const MESSAGE_SUPPRIME = 'Message supprimé'
export const MESSAGE_MASQUE = 'Message masqué'
export const PIECE_JOINTE = 'Pièce jointe'

const extraitOf = ({
  statut,
  extrait,
  piecesJointes,
}: NonNullable<CarteDiscussion['dernierMessage']>): string => {
  if (statut === 'supprime') return MESSAGE_SUPPRIME
  if (statut === 'masque') return MESSAGE_MASQUE
  return extrait === '' && piecesJointes ? PIECE_JOINTE : extrait
}

/** The line of a discussion in the inbox: « Toi : L’affiche est superbe », « Awa : Trop ? » in a group. */
export const ligneOf = (carte: CarteDiscussion, moi: string): string => {
  const { dernierMessage, demandeContact, type } = carte
  if (!dernierMessage) return 'Pas encore de message'
  const isMine = dernierMessage.auteureId === moi
  if (demandeContact === 'en_attente') return isMine ? 'Ta demande est envoyée' : 'Souhaite t’écrire'
  const extrait = extraitOf(dernierMessage)
  if (isMine) return `Toi\u00a0: ${extrait}`
  return type === 'directe' ? extrait : `${dernierMessage.prenomAuteure}\u00a0: ${extrait}`
}

/** What the inbox shows of a draft: its words on one line, or what else it has. */
export const brouillonMots = ({ contenu, piecesJointes }: Brouillon): string =>
  contenu.trim().replaceAll(/\s+/gu, ' ') ||
  (piecesJointes.length > 0 ? PIECE_JOINTE : 'Réponse à un message')

const dayNumber = (day: string): string => {
  const nb = Number(day.slice(8))
  return nb === 1 ? '1er' : String(nb)
}

/** « 10 h 42 », « hier », « lun. », « 6 nov. », « nov. 2025 »: on the reader's clock. */
export const quandOf = (date: string, now: Date, zone: string): string => {
  const [day, today] = [localDayOf(date, zone), localDayOf(now, zone)]
  if (day >= today) return formatHour(date, zone)
  if (day === addDays(today, -1)) return 'hier'
  if (day > addDays(today, -7)) return formatShortWeekday(day)
  return day.slice(0, 4) === today.slice(0, 4)
    ? `${dayNumber(day)}\u00a0${formatShortMonth(day)}`
    : formatShortMonthYear(day)
}

const VU_PAR_MAX = 2

/** « Vu par Léa », « Vu par Léa et Nadia », « Vu par Léa, Nadia et 3 autres »; undefined without anybody. */
export const vuParOf = (prenoms: readonly string[]): string | undefined => {
  if (prenoms.length === 0) return undefined
  const noms = prenoms.slice(0, VU_PAR_MAX)
  const autres = prenoms.length - noms.length
  if (autres === 0) return `Vu par ${noms.join(' et ')}`
  return `Vu par ${noms.join(', ')} et ${formatCount(autres, 'autre')}`
}

/** « Ton message à Awa », « Ton message au groupe » */
export const champOf = ({ type, avec }: Pick<Discussion, 'type' | 'avec'>): string =>
  type === 'directe' && avec ? `Ton message à ${avec.prenom}` : 'Ton message au groupe'

/** « Membre depuis mars 2025, antenne Cornouaille. Vous étiez toutes les deux inscrites à “Café des coopératives”. » */
export const presentationOf = ({
  demandeuse,
  enCommun,
}: Pick<Discussion, 'demandeuse' | 'enCommun'>): string => {
  const depuis = demandeuse && formatMonthYear(localDayOf(demandeuse.membreDepuis, ZONE_PARIS))
  const antenne = demandeuse?.antenne ? `, antenne ${demandeuse.antenne}` : ''
  return [depuis && `Membre depuis ${depuis}${antenne}.`, enCommun].filter(Boolean).join(' ')
}

/** Why she may not write; undefined if she may, or if she is asked for an answer instead. */
export const silenceOf = (discussion: Discussion): string | undefined => {
  const { droits, statut, demandeContact, quittee } = discussion
  if (droits.ecrire || droits.repondreDemande) return undefined
  if (quittee) return 'Tu ne fais plus partie de cette discussion\u00a0: tu peux encore la lire.'
  if (statut === 'close') return messagerieErrors.discussion_close().message
  if (demandeContact === 'en_attente') return messagerieErrors.contact_en_attente().message
  if (isGrande(discussion)) return messagerieErrors.organisatrices_seules().message
  return messagerieErrors.contact_impossible().message
}

/** What the picker says of somebody. */
export const CONTACTS_MOTS: Readonly<Record<Contact, string | undefined>> = {
  discussion: 'Vous vous écrivez déjà',
  ouvert: undefined,
  demande: 'Premier contact\u00a0: elle acceptera d’abord ta demande',
  attente: 'Ta demande attend sa réponse',
  a_accepter: 'Elle souhaite t’écrire\u00a0: réponds d’abord à sa demande',
  impossible: 'Elle ne reçoit pas de messages',
}

type Reaction = { readonly mot: string; readonly icon: IconName }

export const REACTIONS: Readonly<Record<ReactionMessage, Reaction>> = {
  coeur: { mot: 'J’adore', icon: 'heart-fill' },
  merci: { mot: 'Merci', icon: 'hands-praying-fill' },
  bravo: { mot: 'Bravo', icon: 'hands-clapping-fill' },
  rire: { mot: 'Ça me fait rire', icon: 'smiley-fill' },
  pouce: { mot: 'D’accord', icon: 'thumbs-up-fill' },
}
export const TYPES_REACTION = Object.keys(REACTIONS) as readonly ReactionMessage[]

/** « 2 messages t’attendent », for the home page; undefined when none does. */
export const attendentOf = (
  cartes: readonly Pick<CarteDiscussion, 'nonLus'>[],
  hasMore: boolean,
): string | undefined => {
  const nb = cartes.reduce((total, { nonLus }) => total + nonLus, 0)
  if (nb === 0) return undefined
  if (hasMore) return `Plus de ${formatCount(nb, 'message')} t’attendent`
  return nb === 1 ? '1 message t’attend' : `${formatCount(nb, 'message')} t’attendent`
}

/** « 2 messages non lus » */
export const nonLusOf = (nb: number): string => formatCount(nb, 'message non lu', 'messages non lus')
