import { formatSize } from '#kit/format.ts'

/** Validation messages of a private file. */
export const FORMAT_FICHIER_REFUSE = 'Seuls les formats pdf, jpg et png sont acceptés.'
export const FICHIER_VIDE = 'Ce fichier est vide.'
export const PDF_SUSPECT = 'Ce PDF contient aussi autre chose qu’un document.'
export const FICHIER_INCONNU = 'Ce fichier n’est plus disponible. Joins-le de nouveau.'
export const PDF_ABIME =
  'Ce PDF est incomplet, abîmé ou suivi d’autre chose. Enregistre-le de nouveau en PDF, puis joins-le.'
export const IMAGE_ALOURDIE =
  'Cette image est trop lourde une fois nettoyée. Enregistre-la en jpg, ou plus petite.'
export const LIMITE_FICHIERS = 'Tu as déjà envoyé beaucoup de fichiers. Réessaie demain.'

export const fichierTropLourd = (maxOctets: number): string =>
  `Le fichier doit peser ${formatSize(maxOctets)} au plus.`
export const tropDeFichiers = (max: number): string => `Tu peux joindre ${max} fichiers au plus.`
