import { miniatureDe } from '@entrelles/contract/modules/medias/miniature.ts'

/** Data URLs of the pictures that this page has uploaded, by name. */
const sent = new Map<string, string>()

/** Shows a new picture from memory: its thumbnails are generated a moment after the upload. */
export const keepSentPicture = (nom: string, address: string): void => {
  sent.set(nom, address)
}

/** The URL of a picture: its thumbnail, or the data URL if this page has just uploaded it. */
export const pictureOf = (nom: string, largeur?: Parameters<typeof miniatureDe>[1]): string =>
  sent.get(nom) ?? miniatureDe(nom, largeur)
