import { randomBytes } from 'node:crypto'
import { USAGES_MEDIA, type UsageMedia } from '@entrelles/contract/modules/medias/medias.schema.ts'

export const ORIGINAUX = 'originaux'
export const MINIATURES = 'miniature'

/** A random name reveals nothing about the picture's owner and cannot be guessed. */
export const newNom = (): string => `${randomBytes(16).toString('hex')}.webp`

/** The only names that are served: a picture and its larger sizes. */
const FICHIER = /^([0-9a-f]{32})(?:-\d{3,4})?\.webp$/

/** The picture to which a file belongs; undefined for any other file name. */
export const nomOfFichier = (fichier: string): string | undefined => {
  const stem = FICHIER.exec(fichier)?.[1]
  return stem && `${stem}.webp`
}

/** An original has no URL. */
export const originalKey = (mediaId: string): string => `${ORIGINAUX}/${mediaId}`

export const miniatureKey = (nom: string, usage: UsageMedia, largeur: number): string => {
  const smallest = Math.min(...USAGES_MEDIA[usage].largeurs)
  return `${MINIATURES}/${largeur === smallest ? nom : nom.replace('.webp', `-${largeur}.webp`)}`
}

export const keysOf = ({ id, nom, usage }: { id: string; nom: string; usage: UsageMedia }): string[] => [
  originalKey(id),
  ...USAGES_MEDIA[usage].largeurs.map((largeur) => miniatureKey(nom, usage, largeur)),
]
