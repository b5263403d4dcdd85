import { formatCount } from '#kit/format.ts'
import { MESSAGES } from '#kit/messages.ts'
import { RESSOURCES_SUITES_MAX } from './evenements.constants.ts'
import type { AvisEvenement } from './evenements.schema.ts'

const FORMATS_ACCEPTES = 'Seuls les formats jpg et png sont acceptés'

/** R5-15: messages by the field that holds the image. */
export const IMAGES_REFUSEES = {
  file: `${FORMATS_ACCEPTES} pour l'image de l'événement.`,
  preview: `${FORMATS_ACCEPTES} pour la vignette de l'événement.`,
  intervenantPhoto: `${FORMATS_ACCEPTES} pour la photo de la première intervenante.`,
  intervenant2Photo: `${FORMATS_ACCEPTES} pour la photo de la deuxième intervenante.`,
} as const
export type PartieImage = keyof typeof IMAGES_REFUSEES

/** Validation messages of an event. */
export const HEURES_INVERSEES = 'L’heure de fin doit être après l’heure de début.'
export const HEURE_INEXISTANTE =
  'Cette heure n’existe pas\u202f: cette nuit-là, les horloges avancent d’une heure.'
export const HEURE_INEXISTANTE_LE = (jour: string): string =>
  `Le ${jour}, cette heure n’existe pas\u202f: cette nuit-là, les horloges avancent d’une heure.`
export const JOURS_DIFFERENTS = 'Un événement commence et finit le même jour.'
export const PLACES_MINIMUM = 'Indique au moins une place.'
export const PLACES_PRISES = (prises: number): string =>
  prises > 1
    ? `Il faut au moins ${prises} places\u202f: elles sont prises ou proposées.`
    : 'Il faut au moins 1 place\u202f: elle est prise ou proposée.'
export const THEME_INCONNU = 'Sélectionne une thématique dans la liste.'
export const TYPE_INCONNU = 'Sélectionne un type dans la liste.'
export const VILLE_INCONNUE = 'Sélectionne une commune dans la liste.'
export const TERRITOIRE_INCONNU = 'Sélectionne des antennes ouvertes dans la liste.'
export const TERRITOIRE_A_GARDER = 'Choisis au moins une de tes antennes.'
/** Refusals of an event beyond the branches of its coordinator. */
export const HORS_ANTENNES = {
  territoireIds: 'Choisis une ou plusieurs antennes que tu coordonnes, et aucune autre.',
  displaySiteVitrine:
    'Tu peux montrer sur le site vitrine les événements de tes antennes seulement\u202f: demande à une administratrice.',
} as const
export const INTERVENANTE_SANS_NOM = 'Indique le prénom ou le nom de l’intervenante.'
export const INTERVENANT_INCONNU = 'Sélectionne des intervenantes dans la liste.'
export const RESSOURCE_INCONNUE = 'Une de ces ressources n’est plus disponible.'
export const TROP_DE_RESSOURCES = `Choisis au plus ${RESSOURCES_SUITES_MAX} ressources.`
export const OBLIGATOIRE = MESSAGES.obligatoire

/** « L’événement est enregistré : mail envoyé à 17 inscrites et à 4 membres en attente. » */
export const AVIS_ENVOYE = (fait: string, { inscrites, enAttente }: AvisEvenement): string => {
  const qui = [
    ...(inscrites > 0 ? [`à ${formatCount(inscrites, 'inscrite')}`] : []),
    ...(enAttente > 0 ? [`à ${formatCount(enAttente, 'membre')} en attente`] : []),
  ]
  return qui.length === 0 ? fait : `${fait.replace(/\.$/, '')}\u202f: mail envoyé ${qui.join(' et ')}.`
}
