import type { CarteAgenda } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import { LIBELLES_PRESENCE } from '@entrelles/contract/modules/participations/presences.ts'
import { isPasse } from '#modules/evenements/evenements.public.tsx'
import type { IconName } from '#ui/icons.ts'

type Statut = { readonly icon: IconName; readonly mots: string; readonly isFavori: boolean }
type Datee = Pick<CarteAgenda, 'monInscription' | 'isAnnule' | 'dateHeureFin' | 'maPresence'>

/** The status of the member for an event. `isFavori` draws an outline instead of a filled mark. */
export const statutOf = (evenement: Datee, now: Date): Statut => {
  const { monInscription, isAnnule, maPresence } = evenement
  if (isAnnule) return { icon: 'x-bold', mots: 'annulé', isFavori: monInscription === null }
  if (monInscription === null) return { icon: 'heart-fill', mots: 'en favori', isFavori: true }
  if (maPresence !== null && isPasse(evenement, now))
    return {
      icon: maPresence === 'presente' ? 'check-bold' : 'minus-bold',
      mots: LIBELLES_PRESENCE[maPresence].toLowerCase(),
      isFavori: false,
    }
  if (monInscription.statut === 'inscrite') return { icon: 'check-bold', mots: 'inscrite', isFavori: false }
  if (monInscription.statut === 'proposee') return { icon: 'clock', mots: 'place proposée', isFavori: false }
  return { icon: 'hourglass-medium-bold', mots: 'en liste d’attente', isFavori: false }
}

export const isWebinaire = ({ evenementType }: Pick<CarteAgenda, 'evenementType'>): boolean =>
  evenementType?.libelle === 'Webinaire'
