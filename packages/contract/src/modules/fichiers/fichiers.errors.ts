import { defineErrors } from '#kit/errors.ts'
import { formatSize } from '#kit/format.ts'
import { QUOTA_FICHIERS_OCTETS } from './fichiers.schema.ts'

export const fichiersErrors = defineErrors({
  fichier_introuvable: { status: 404, message: 'Ce fichier n’est plus disponible.' },
  quota_depasse: {
    status: 409,
    message: `Tes fichiers occupent déjà la place prévue (${formatSize(QUOTA_FICHIERS_OCTETS)}). Retire d’anciennes pièces jointes pour en ajouter.`,
  },
})
