/** Validation messages of an image. */
export const IMAGE_TROP_LOURDE = 'L’image doit peser 10 Mo au plus.'
export const IMAGE_TROP_GRANDE = 'L’image est trop grande : 40 millions de pixels au plus.'
export const IMAGE_ENTRELACEE =
  'Cette image est entrelacée, donc trop longue à lire. Enregistre-la sans entrelacement, ou plus petite.'
export const IMAGE_ABIMEE = 'Cette image est incomplète ou abîmée. Choisis-en une autre.'
export const IMAGE_SUSPECTE = 'Ce fichier contient autre chose qu’une image.'
export const IMAGE_INCONNUE = 'Cette image n’est plus disponible. Choisis-la de nouveau.'
export const CADRAGE_HORS_IMAGE = 'Le cadrage sort de l’image.'
export const QUOTA_IMAGES = 'Tu as déjà envoyé beaucoup d’images aujourd’hui. Réessaie demain.'
