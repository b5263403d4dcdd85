import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { IconName } from '#ui/icons.ts'

/** The status of the member for an event. `isFavori` draws an outline instead of a filled mark. */
export const statutOf = ({
  monInscription,
  isAnnule,
}: Pick<CarteEvenement, 'monInscription' | 'isAnnule'>): {
  readonly icon: IconName
  readonly mots: string
  readonly isFavori: boolean
} => {
  if (isAnnule) return { icon: 'x-bold', mots: 'annulé', isFavori: monInscription === null }
  if (monInscription === null) return { icon: 'heart-fill', mots: 'en favori', isFavori: true }
  if (monInscription.statut === 'inscrite') return { icon: 'check-bold', mots: 'inscrite', isFavori: false }
  if (monInscription.statut === 'proposee') return { icon: 'clock', mots: 'place proposée', isFavori: false }
  return { icon: 'hourglass-medium-bold', mots: 'en liste d’attente', isFavori: false }
}

export const isWebinaire = ({ evenementType }: Pick<CarteEvenement, 'evenementType'>): boolean =>
  evenementType?.libelle === 'Webinaire'
