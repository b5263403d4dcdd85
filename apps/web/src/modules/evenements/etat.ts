import { formatCount } from '@entrelles/contract/kit/format.ts'
import type { CarteEvenement, MaPresence } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { attestationOuverte } from '@entrelles/contract/modules/emargement/presence.rules.ts'
import { issueInscription, type Demandable } from '@entrelles/contract/modules/participations/file.ts'
import { LIBELLES_PRESENCE } from '@entrelles/contract/modules/participations/presences.ts'
import type { IconName } from '#ui/icons.ts'

/** The fields that determine the status of an event. */
export type Etatable = Pick<
  CarteEvenement,
  | 'isAnnule'
  | 'dateHeureDebut'
  | 'dateHeureFin'
  | 'inscriptionType'
  | 'nbPlacesRestantes'
  | 'nbEnAttente'
  | 'monInscription'
> & {
  /** Only the agenda and the event page have it. */
  readonly maPresence?: MaPresence
}

/** Without a tone it is plain text. */
export type Etat = {
  readonly mots: string
  readonly tone?: 'danger' | 'success' | 'warning' | 'neutral'
  readonly icon?: IconName
}

/** « 1ʳᵉ », « 2ᵉ » */
export const rangOf = (rang: number): string => (rang === 1 ? '1ʳᵉ' : `${rang}ᵉ`)

/** « 5 places restantes », « Illimité », « Complet » */
export const placesOf = (nbPlacesRestantes: number | null): string => {
  if (nbPlacesRestantes === null) return 'Illimité'
  if (nbPlacesRestantes === 0) return 'Complet'
  return formatCount(nbPlacesRestantes, 'place restante', 'places restantes')
}

export const isPasse = ({ dateHeureFin }: Pick<Etatable, 'dateHeureFin'>, now: Date): boolean =>
  dateHeureFin !== null && new Date(dateHeureFin) <= now

export const isCommence = ({ dateHeureDebut }: Pick<Etatable, 'dateHeureDebut'>, now: Date): boolean =>
  dateHeureDebut !== null && new Date(dateHeureDebut) <= now

type Attestable = Pick<Etatable, 'dateHeureFin' | 'maPresence'>

/** Whether the member may download her attestation; the server decides. */
export const isAttestable = ({ dateHeureFin, maPresence }: Attestable, now: Date): boolean =>
  maPresence === 'presente' && dateHeureFin !== null && attestationOuverte(new Date(dateHeureFin), now)

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at))

/** Input of the registration rule. */
export const demandableOf = (evenement: Etatable): Demandable => ({
  isAnnule: evenement.isAnnule,
  inscriptionType: evenement.inscriptionType,
  debut: dateOf(evenement.dateHeureDebut),
  fin: dateOf(evenement.dateHeureFin),
  libres: evenement.nbPlacesRestantes,
  enAttente: evenement.nbEnAttente,
})

/** Status of the member; undefined when she is not registered. */
const mienOf = ({ monInscription }: Etatable): Etat | undefined => {
  if (monInscription === null) return undefined
  const { statut, rang } = monInscription
  if (statut === 'inscrite') return { mots: 'Inscrite', tone: 'success', icon: 'check-bold' }
  if (statut === 'proposee') return { mots: 'Place proposée', tone: 'warning', icon: 'clock' }
  return {
    mots: rang === null ? 'Liste d’attente' : `Liste d’attente, ${rangOf(rang)}`,
    tone: 'warning',
    icon: 'hourglass-medium',
  }
}

/** Whether the member came to a past event; undefined until it is recorded. */
const presenceOf = ({ maPresence }: Etatable): Etat | undefined => {
  if (!maPresence) return undefined
  const mots = LIBELLES_PRESENCE[maPresence]
  return maPresence === 'presente'
    ? { mots, tone: 'success', icon: 'check-circle-fill' }
    : { mots, tone: 'neutral', icon: 'minus-bold' }
}

/** The one status shown for an event: what matters most to the member. */
export const etatOf = (evenement: Etatable, now: Date): Etat => {
  const issue = issueInscription(demandableOf(evenement), now)
  if (issue === 'annule') return { mots: 'Annulé', tone: 'danger' }
  const presence = issue === 'passe' ? presenceOf(evenement) : undefined
  if (presence) return presence
  const mien = mienOf(evenement)
  // After the event a waiting list or an offer no longer counts, even if the row still holds it.
  if (mien && (issue !== 'passe' || evenement.monInscription?.statut === 'inscrite')) return mien
  switch (issue) {
    case 'passe':
      return { mots: 'Terminé', tone: 'neutral' }
    case 'externe':
      return { mots: 'Sur formulaire' }
    case 'inscrite':
      return { mots: placesOf(evenement.nbPlacesRestantes) }
    case 'en_attente':
      return { mots: 'Complet, liste d’attente', tone: 'warning' }
    case 'complet':
      return { mots: 'Complet', tone: 'warning' }
  }
}
