import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { formatDate, formatHour, formatShortDay } from '@entrelles/contract/kit/format.ts'
import { localDayOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { OngletEvenements } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { EvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { IconName } from '#ui/icons.ts'

/** « 19/11/2026 », in the time zone of the event. */
export const dateOf = ({ dateHeureDebut, fuseau }: Pick<EvenementBo, 'dateHeureDebut' | 'fuseau'>): string =>
  dateHeureDebut === null ? 'à définir' : formatShortDay(localDayOf(dateHeureDebut, fuseau))

type Places = Pick<EvenementBo, 'nombrePlacesTotal' | 'nbInscrites' | 'isDraft' | 'inscriptionType'>

/** « 17 / 20 », « 142, illimité »; external registrations have no count. */
export const placesOf = ({ nombrePlacesTotal, nbInscrites, isDraft, inscriptionType }: Places): string => {
  if (isDraft) return '–'
  if (inscriptionType === 'Externe') return 'sur formulaire'
  return nombrePlacesTotal === null ? `${nbInscrites}, illimité` : `${nbInscrites} / ${nombrePlacesTotal}`
}

/** Length of the waiting list; « – » for a draft, and for an event without a limit where nobody waits. */
export const attenteOf = ({ nombrePlacesTotal, nbEnAttente, isDraft }: EvenementBo): string =>
  isDraft || (nombrePlacesTotal === null && nbEnAttente === 0) ? '–' : String(nbEnAttente)

export const territoiresOf = ({ territoires }: Pick<EvenementBo, 'territoires'>): string =>
  territoires.map(({ nom }) => nom).join(', ') || 'Tout le réseau'

type Statut = {
  readonly nom: string
  readonly tone: 'success' | 'danger' | 'outline'
  readonly icon: IconName
}

export const statutOf = ({ isDraft, isAnnule }: Pick<EvenementBo, 'isDraft' | 'isAnnule'>): Statut => {
  if (isDraft) return { nom: 'Brouillon', tone: 'outline', icon: 'pencil-simple' }
  return isAnnule
    ? { nom: 'Annulé', tone: 'danger', icon: 'x-circle-fill' }
    : { nom: 'Publié', tone: 'success', icon: 'check-circle-fill' }
}

/** Texts of an empty tab. */
export const VIDES: Readonly<Record<OngletEvenements, { readonly titre: string; readonly phrase: string }>> =
  {
    a_venir: { titre: 'Aucun événement à venir', phrase: 'Crée le prochain, ou publie un brouillon.' },
    brouillons: { titre: 'Aucun brouillon', phrase: 'Ce que tu prépares attend ici, invisible des membres.' },
    passes: { titre: 'Aucun événement passé', phrase: 'Les événements terminés se retrouvent ici.' },
    annules: {
      titre: 'Aucun événement annulé',
      phrase: 'Ceux que tu annules restent ici, et se rétablissent.',
    },
  }

/** « à 10 h 42 », « le 12/11/2026 à 10 h 42 » */
export const momentOf = (at: string, now: Date): string =>
  parisDay(new Date(at)) === parisDay(now)
    ? `à ${formatHour(at, ZONE_PARIS)}`
    : `le ${formatDate(at, ZONE_PARIS)} à ${formatHour(at, ZONE_PARIS)}`

/** Number of communes found; empty before a search. */
export const communesTrouvees = (nb: number | undefined, isError: boolean): string => {
  if (isError) return 'La liste des communes n’a pas pu être chargée. Réessaie dans un instant.'
  if (nb === undefined) return ''
  if (nb === 0) return 'Aucune commune trouvée. Vérifie le code postal.'
  return nb === 1 ? '1 commune trouvée. Choisis-la.' : `${nb} communes trouvées. Choisis la bonne.`
}
